import { hotels } from '@/content/hotels';

import { entry } from '../support/present';
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, routes, test } from '../support/test';
import { allowUnknownAddress, bringIntoView, reducedMotion, UNKNOWN_ADDRESS } from '../support/visit';

test.use(reducedMotion);

/**
 * The height of Home with ten hotels at 1920 x 1080 when its sections were last made lower, and a tenth for longer
 * texts. A higher page shows less in one screen.
 */
const HOME_HEIGHT_PX = 10_180;

test(`Home is at most ${HOME_HEIGHT_PX} px high in a very wide window`, async ({ sharedPage }) => {
  test.skip(hotels.length > 10, 'More hotels need more room.');
  const page = await sharedPage('/', { width: 1920, height: 1080 });
  await bringIntoView(page.getByRole('contentinfo'));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(HOME_HEIGHT_PX);
});

test.describe('in a high window', () => {
  test.use(allowUnknownAddress);

  // Googlebot, and tools that take a picture of a whole page.
  for (const [width, height] of [
    [412, 12_140],
    [1280, 5000],
  ] as const) {
    test(`in a window of ${width} x ${height}, no part of a page is taller than in one of 1200 px`, async ({
      sharedPage,
    }) => {
      for (const path of [...routes, UNKNOWN_ADDRESS]) {
        const page = await sharedPage(path, { width, height: 1200 });
        const heights = () =>
          page
            .locator('header, main, main > *, footer')
            .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));
        await addRules(page, EVERYTHING_LAID_OUT);
        const usual = await heights();
        await page.setViewportSize({ width, height });
        const taller = (await heights()).filter((one, index) => one > entry(usual, index, 'height') + 1);
        expect(taller, path).toEqual([]);
      }
    });
  }
});
