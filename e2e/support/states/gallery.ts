import { expect, type Page } from '@playwright/test';

import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { replaceClipboard } from '../clipboard';
import { tile } from '../controls';
import { last } from '../present';
import { visit } from '../visit';

import { allowMissingFiles, keepMessages, type State } from './state';

const lastGallery = `gallery-${last(featuredHotels, 'featured hotel').id}`;
const abortPictures = (page: Page) => page.route(/\/pictures\//, (route) => route.abort());

export const statesOfGallery: State[] = [
  {
    name: 'Gallery with its preview open',
    open: async (page) => {
      await visit(page, '/gallery');
      await tile(page).click();
      const picture = page.getByRole('dialog').getByRole('img');
      await expect(picture).toBeVisible();
      await picture.evaluate((image) => Promise.all(image.getAnimations().map((run) => run.finished)));
    },
  },
  {
    name: 'Gallery with a preview without its picture',
    allowed: allowMissingFiles,
    open: async (page) => {
      await abortPictures(page);
      await visit(page, '/gallery');
      await tile(page).click();
      await expect(page.getByRole('dialog').getByText(labels.pictureMissing)).toBeVisible();
    },
  },
  {
    name: 'Gallery without its pictures, at its last house, with an address selected, where the clipboard refuses',
    allowed: allowMissingFiles,
    open: async (page) => {
      await keepMessages(page);
      await replaceClipboard(page, 'refuses');
      await abortPictures(page);
      await visit(page, '/gallery');
      await expect(page.locator('main [data-missing]').nth(1)).toBeVisible();
      const names = page.getByRole('navigation', { name: labels.galleriesOf });
      await names.locator(`a[href="#${lastGallery}"]`).click();
      await expect(names.locator(`[href="#${lastGallery}"]`)).toHaveAttribute('aria-current', 'true');
      const gallery = page.locator(`#${lastGallery}`);
      await gallery.getByRole('button', { name: labels.copyAddress }).click();
      await expect(gallery.getByText(labels.addressSelected)).toBeVisible();
    },
  },
];
