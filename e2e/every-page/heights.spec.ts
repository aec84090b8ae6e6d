import { entry } from '../support/present';
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, routes, test } from '../support/test';
import { allowUnknownAddress, reducedMotion, UNKNOWN_ADDRESS } from '../support/visit';

test.use({ ...reducedMotion, ...allowUnknownAddress });

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
