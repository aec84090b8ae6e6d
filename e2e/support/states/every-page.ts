import { expect, type Page } from '@playwright/test';

import { labels } from '@/content/labels';

import { bookButton, bookingSheet } from '../booking-sheet';
import { changeFile } from '../changed-page';
import { waitUntilFirstViewReady } from '../island';
import { menuButton } from '../menu';
import { withoutPopovers } from '../popovers';
import {
  allowUnknownAddress,
  menuLink,
  pagePath,
  scrollPageTo,
  skipLoader,
  UNKNOWN_ADDRESS,
  visit,
} from '../visit';

import type { State } from './state';

async function openMenu(page: Page): Promise<void> {
  await visit(page, '/about');
  await menuButton(page).click();
  await expect(menuLink(page, '/gallery')).toBeVisible();
}

export const statesOfEveryPage: State[] = [
  {
    name: 'the page for unknown addresses',
    allowed: allowUnknownAddress,
    open: async (page) => {
      await page.goto(pagePath(UNKNOWN_ADDRESS));
      await waitUntilFirstViewReady(page);
      await skipLoader(page);
    },
  },
  {
    name: 'About scrolled, with its light header',
    width: 1440,
    open: async (page) => {
      await visit(page, '/about');
      await scrollPageTo(page, 400);
      await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    },
  },
  {
    name: 'About with its menu open',
    open: openMenu,
    part: (page) => page.getByRole('banner'),
  },
  {
    name: 'About with its menu open, in a browser without popovers',
    open: async (page) => {
      await withoutPopovers(page, '/about');
      await openMenu(page);
    },
    part: (page) => page.getByRole('banner'),
  },
  {
    name: 'About with the booking sheet open',
    open: async (page) => {
      await visit(page, '/about');
      await bookButton(page).click();
      await expect(bookingSheet(page)).toBeVisible();
    },
    part: (page) => page.getByRole('banner'),
  },
  {
    name: 'About after "Pause all movement"',
    open: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await visit(page, '/about');
      await page.getByRole('button', { name: labels.pauseMotion }).click();
      await expect(page.getByRole('button', { name: labels.resumeMotion })).toBeVisible();
    },
    part: (page) => page.getByRole('contentinfo'),
  },
  {
    name: 'a copy of About that is shown offline',
    open: async (page) => {
      await changeFile(page, pagePath('/about'), (html) =>
        html.replace('<html', '<html data-offline-copy=""'),
      );
      await visit(page, '/about');
      await expect(page.getByText(labels.offlineNotice.split('{day}')[0]!)).toBeVisible();
    },
    part: (page) => page.getByRole('banner'),
  },
];
