import { labels } from '@/content/labels';

import { brandLink } from './support/controls';
import { boxOf, entry } from './support/present';
import { skipWithOtherContent } from './support/sample-content';
import { addRules, EVERYTHING_LAID_OUT } from './support/style';
import { expect, routes, test } from './support/test';
import { bringIntoView, visit, reducedMotion, allowUnknownAddress, UNKNOWN_ADDRESS } from './support/visit';

test.use(reducedMotion);

/** The height of Home at 1920 x 1080 when its sections were last made lower. A higher page shows less in one screen. */
const HOME_HEIGHT_PX = 9254;

test(`Home is at most ${HOME_HEIGHT_PX} px high in a very wide window`, async ({ sharedPage }) => {
  skipWithOtherContent();
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

test('every tab is visible, and the page does not move when they change', async ({ page }) => {
  await visit(page, '/');
  for (const width of [320, 390, 768, 992]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = new Set<number>();
    for (const tab of await page.getByRole('tab').all()) {
      const box = await boxOf(tab);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await tab.click();
      heights.add((await boxOf(page.locator('.tabs-panels'))).height);
    }
    expect(heights.size, `heights at ${width} px`).toBe(1);
  }
});

test('a longer label of the booking button takes two lines, and the menu stays beside it', async ({
  page,
}) => {
  await visit(page, '/offline');
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: labels.bookARoom });
  await button.evaluate((element) => (element.textContent += ' now'));
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 664 });
    const menu = await boxOf(banner.getByRole('button', { name: labels.menu, exact: true }));
    expect(menu.y, `${width} px`).toBeLessThan((await boxOf(button)).y + 24);
  }
});

test('a brand of 40 letters fits beside the menu', async ({ page }) => {
  // The shortest page: the header is the same on all.
  await visit(page, '/offline');
  const brand = await brandLink(page).locator('span').elementHandle();
  for (const name of ['Nilavara Heritage Houses of Kerala Stays', 'x'.repeat(40)]) {
    await brand.evaluate((span, words) => (span.textContent = words), name);
    for (const width of [320, 360, 375, 389, 414, 1000, 1440]) {
      await page.setViewportSize({ width, height: 664 });
      // The carousels react to a new width a moment later.
      const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(widthOfPage, { message: `${width} px` }).toBe(width);
      const header = await boxOf(page.getByRole('banner').locator('.header-bar'));
      // Two rows are 92 px high. Beside six pages, such a brand takes four lines: 84 px.
      expect(header.height, `${width} px`).toBeLessThanOrEqual(name.includes(' ') ? 84 : 110);
    }
  }
});
