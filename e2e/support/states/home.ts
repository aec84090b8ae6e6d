import { expect, type Page } from '@playwright/test';

import { headings } from '@/content/headings';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { carousels } from '../carousels';
import { replaceClipboard } from '../clipboard';
import { busyControls, tab } from '../controls';
import { openWithHeldScripts } from '../held-requests';
import { startAllIslands } from '../island';
import { first } from '../present';
import { readyCarousel, shownSlide } from '../rotation';
import { matchLabel, pagePath, sectionOf, visit } from '../visit';

import { allowMissingFiles, keepMessages, type State } from './state';

/** Shows the second slide of every carousel. */
async function showSecondSlides(page: Page): Promise<void> {
  for (const { name } of carousels) {
    const carousel = await readyCarousel(page, name);
    const second = matchLabel([labels.nextSlide, labels.goToSlide], { n: 2 });
    await carousel.getByRole('button', { name: second }).click();
    await expect.poll(() => shownSlide(carousel)).toBe(1);
  }
}

/** Clicks on the code of an offer that is shown. */
async function pressCode(page: Page, words: string): Promise<void> {
  const offers = sectionOf(page, headings.specialOffers.title);
  await offers.locator('button:not([inert] *)').filter({ hasText: labels.copy }).first().click();
  await expect(offers.getByRole('status').filter({ hasText: words })).toBeVisible();
}

/** Searches for a hotel, and closes its page. */
async function searchHotel(page: Page): Promise<void> {
  const search = page.getByRole('search');
  await search.getByLabel(labels.hotel, { exact: true }).selectOption({ index: 1 });
  const opened = page.context().waitForEvent('page');
  await search.getByRole('button', { name: labels.checkAvailability }).click();
  await (await opened).close();
  await expect(search.getByRole('status')).toContainText(labels.searchOpened);
}

/** Opens the rest of a hotel's card, copies its address and shares it. */
async function openHotel(page: Page): Promise<void> {
  const entry = page.locator(`#hotel-${hotel.id}`);
  await entry.getByText(labels.aboutTheHotel).click();
  await entry.getByRole('button', { name: labels.copyAddress }).click();
  await expect(entry.getByText(labels.addressCopied)).toBeVisible();
  await entry.getByRole('button', { name: new RegExp(`^${labels.share}`) }).click();
  await expect(entry.getByText(labels.linkCopied)).toBeVisible();
}

const hotel = first(hotels, 'hotel');

export const statesOfHome: State[] = [
  {
    name: 'Home in use: a search, second slides, a code, a hotel opened, copied and shared, one chosen on the map',
    open: async (page) => {
      await keepMessages(page);
      await replaceClipboard(page, 'records');
      await visit(page, '/');
      await searchHotel(page);
      // In the narrowest window, all of them are carousels.
      await showSecondSlides(page);
      await pressCode(page, labels.codeCopied);
      await openHotel(page);
      await page.locator(`a[href="#place-${hotel.id}"]`).first().click();
      await expect(page.locator(`#place-${hotel.id}`)).toBeInViewport();
    },
  },
  {
    name: 'Home with an offer selected, where the clipboard refuses',
    width: 1440,
    allowed: { section: ':has(article)' },
    open: async (page) => {
      await replaceClipboard(page, 'refuses');
      await visit(page, '/');
      await pressCode(page, labels.codeSelected);
    },
    part: (page) => page.getByRole('heading', { name: headings.specialOffers.title }),
  },
  {
    name: 'Home with a tab that waits for its script',
    allowed: { section: ':has([role=tablist])' },
    open: async (page) => {
      await openWithHeldScripts(page, '/');
      await tab(page, -1).click();
      await expect(busyControls(page)).toHaveCount(1);
    },
    part: (page) => page.getByRole('tablist'),
  },
  {
    name: 'Home without its islands and its pictures',
    allowed: allowMissingFiles,
    open: async (page) => {
      await page.route(/\/islands-[0-9a-f]+\.js|\/pictures\//, (route) => route.abort());
      await page.goto(pagePath('/'));
      await startAllIslands(page);
      await expect(page.locator('page-island:not([data-state=failed])')).toHaveCount(0);
      for (const picture of await page.locator('main picture').all()) await picture.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-missing]').first()).toBeVisible();
    },
  },
];
