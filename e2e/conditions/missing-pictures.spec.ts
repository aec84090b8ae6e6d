import type { Locator, Page } from '@playwright/test';

import { heroSlides } from '@/content/hero';
import { hotelById } from '@/content/hotels';
import { labels } from '@/content/labels';

import { nextOf, SLIDE } from '../support/controls';
import { readyCarousel } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, reducedMotion, visit } from '../support/visit';

test.use({
  ...reducedMotion,
  viewport: { width: 390, height: 800 },
  allowedConsole: [/ERR_FAILED|Failed to load/],
  allowedFailures: [/\/pictures\/|\.woff2/],
});

/** The sizes of the boxes of all pictures, in whole pixels. */
async function pictureSizes(page: Page): Promise<string[]> {
  await visit(page, '/gallery');
  await bringIntoView(page.getByRole('contentinfo'));
  return page.locator('main picture').evaluateAll((all) =>
    all.map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return `${Math.round(width)} x ${Math.round(height)}`;
    }),
  );
}

/** The text that style sheets put on a picture. */
const shownText = (picture: Locator) =>
  picture.evaluate((element) => getComputedStyle(element, '::before').content);

test('without pictures and fonts, the boxes of pictures stay, and have their alt text', async ({ page }) => {
  const sizes = await pictureSizes(page);
  await page.route(/\/pictures\/|\.woff2/, (route) => route.abort());
  expect(await pictureSizes(page)).toEqual(sizes);
  // In view, each picture shows its alt text on its placeholder. Screen readers read it from the image.
  const lastPicture = page.locator('main picture').last();
  const alt = await lastPicture.getByRole('img').getAttribute('alt');
  await lastPicture.scrollIntoViewIfNeeded();
  await expect.poll(() => shownText(lastPicture)).toContain(alt);
});

test('the first screen of Home stays as it is without pictures, and its captions name the hotels', async ({
  page,
}) => {
  /** How far below the top of the page the search ends. */
  const endOfSearch = () =>
    page
      .getByRole('search')
      .evaluate((search) => Math.round(search.getBoundingClientRect().bottom + window.scrollY));
  await visit(page, '/');
  const end = await endOfSearch();
  await page.route(/\/pictures\//, (route) => route.abort());
  await visit(page, '/');
  const carousel = await readyCarousel(page, labels.heroName);
  for (const slide of heroSlides.slice(1, 3)) {
    await nextOf(carousel).click();
    const shown = carousel.locator(`${SLIDE}:not([inert])`);
    const picture = shown.locator('picture');
    await expect(picture).toHaveAttribute('data-missing', /./);
    if (!slide.isMain) await expect(shown.getByText(hotelById(slide.hotel).name)).toBeVisible();
    expect(await shownText(picture)).toBe('none');
    expect(await endOfSearch()).toBe(end);
  }
});
