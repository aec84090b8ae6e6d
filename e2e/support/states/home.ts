import { expect } from '@playwright/test';

import { headings } from '@/content/headings';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { carousels } from '../carousels';
import { replaceClipboard } from '../clipboard';
import { busyControls, carouselOf, tab } from '../controls';
import { openWithHeldScripts } from '../held-requests';
import { startAllIslands } from '../island';
import { first } from '../present';
import { readyCarousel, shownSlide } from '../rotation';
import { matchLabel, pagePath, sectionOf, visit } from '../visit';

import { allowMissingFiles, END_WIDTHS, keepMessages, type State, type Width } from './state';

/** The width at which Home's smaller carousels are carousels. Wider, their slides are side by side. */
const SMALL_WIDTHS = [320] as const;

const widthsOfCarousels: Record<string, readonly Width[]> = {
  [labels.heroName]: END_WIDTHS,
  [headings.featuredHotels.title]: [768],
  [headings.specialOffers.title]: SMALL_WIDTHS,
  [headings.roomCarousel.title]: [768],
  [headings.counters.title]: SMALL_WIDTHS,
};

const secondSlides = carousels.map(({ name }): State => ({
  name: `Home with the second slide of "${name}"`,
  widths: widthsOfCarousels[name],
  open: async (page) => {
    await visit(page, '/');
    const carousel = await readyCarousel(page, name);
    const second = matchLabel([labels.nextSlide, labels.goToSlide], { n: 2 });
    await carousel.getByRole('button', { name: second }).click();
    await expect.poll(() => shownSlide(carousel)).toBe(1);
  },
  part: (page) => carouselOf(page, name),
}));

/** Home after a click on a code. The browser allows or refuses the copy. */
const pressedOffer = (name: string, widths: readonly Width[], isRefused: boolean, words: string): State => ({
  name,
  widths,
  open: async (page) => {
    await keepMessages(page);
    await replaceClipboard(page, isRefused ? 'refuses' : 'records');
    await visit(page, '/');
    await page.getByRole('button', { name: labels.copy }).first().click();
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  },
  part: (page) => page.getByRole('heading', { name: headings.specialOffers.title }),
});

const hotel = first(hotels, 'hotel');
const hotelList = headings.hotelList.title;

export const statesOfHome: State[] = [
  ...secondSlides,
  pressedOffer('Home with an offer copied', SMALL_WIDTHS, false, labels.codeCopied),
  pressedOffer('Home with an offer selected, where the clipboard refuses', [1440], true, labels.codeSelected),
  {
    name: 'Home with a hotel searched for',
    widths: END_WIDTHS,
    open: async (page) => {
      await visit(page, '/');
      const search = page.getByRole('search');
      await search.getByLabel(labels.hotel, { exact: true }).selectOption({ index: 1 });
      const opened = page.context().waitForEvent('page');
      await search.getByRole('button', { name: labels.checkAvailability }).click();
      await (await opened).close();
      await expect(search.getByRole('status')).toContainText(labels.searchOpened);
    },
    part: (page) => page.getByRole('search'),
  },
  {
    name: 'Home with "About the house" open, its address copied and its link shared',
    widths: END_WIDTHS,
    open: async (page) => {
      await keepMessages(page);
      await replaceClipboard(page, 'records');
      await visit(page, '/');
      const entry = page.locator(`#hotel-${hotel.id}`);
      await entry.getByText(labels.aboutTheHotel).click();
      await entry.getByRole('button', { name: labels.copyAddress }).click();
      await expect(entry.getByText(labels.addressCopied)).toBeVisible();
      await entry.getByRole('link', { name: new RegExp(`^${labels.share}`) }).click();
      await expect(entry.getByText(labels.linkCopied)).toBeVisible();
    },
    part: (page) => sectionOf(page, hotelList),
  },
  {
    name: 'Home with a house chosen on the map',
    widths: END_WIDTHS,
    open: async (page) => {
      await visit(page, '/');
      await page.locator(`a[href="#place-${hotel.id}"]`).first().click();
      await expect(page.locator(`#place-${hotel.id}`)).toBeInViewport();
    },
    part: (page) => sectionOf(page, headings.hotelGrid.title),
  },
  {
    name: 'Home with a tab that waits for its script',
    widths: SMALL_WIDTHS,
    open: async (page) => {
      await openWithHeldScripts(page, '/');
      await tab(page, -1).click();
      await expect(busyControls(page)).toHaveCount(1);
    },
    part: (page) => page.getByRole('tablist'),
  },
  {
    name: 'Home without its islands',
    widths: END_WIDTHS,
    allowed: allowMissingFiles,
    open: async (page) => {
      await page.route(/\/islands-[0-9a-f]+\.js/, (route) => route.abort());
      await page.goto(pagePath('/'));
      await startAllIslands(page);
      await expect(page.locator('page-island:not([data-state=failed])')).toHaveCount(0);
    },
  },
  {
    name: 'Home without its pictures',
    widths: END_WIDTHS,
    allowed: allowMissingFiles,
    open: async (page) => {
      await page.route(/\/pictures\//, (route) => route.abort());
      await visit(page, '/');
      for (const picture of await page.locator('main picture').all()) await picture.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-missing]').first()).toBeVisible();
    },
  },
];
