import type { Locator, Page } from '@playwright/test';

import { featuredHotels } from '@/content/hotels';

import { expect, test } from '../support/test';
import { bringIntoView, reducedMotion, visit } from '../support/visit';

test.use({
  ...reducedMotion,
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

test('without pictures and fonts, the texts and the boxes of the pictures stay', async ({ page }) => {
  const sizes = await pictureSizes(page);
  await page.route(/\/pictures\/|\.woff2/, (route) => route.abort());
  expect(await pictureSizes(page)).toEqual(sizes);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(featuredHotels.length);
  // In view, each picture shows its alt text on its placeholder. Screen readers read it from the image.
  const lastPicture = page.locator('main picture').last();
  const alt = await lastPicture.getByRole('img').getAttribute('alt');
  await lastPicture.scrollIntoViewIfNeeded();
  await expect.poll(() => shownText(lastPicture)).toContain(alt);
});
