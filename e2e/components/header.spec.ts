import { labels } from '@/content/labels';
import { navigation } from '@/content/pages';

import { brandLink } from '../support/controls';
import { headerTheme } from '../support/menu';
import { boxOf } from '../support/present';
import { expect, test } from '../support/test';
import { scrollPageTo, visit, waitTwoFrames } from '../support/visit';

test('the header is dark at the top and light past 50 px; it has links from 992 px on, and a button below', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/about', { width: 992, height: 800 });
  const menu = page.getByRole('navigation', { name: labels.mainNavigation });
  await expect(menu.getByRole('link')).toHaveCount(navigation.length);
  await expect(menu.getByRole('button')).toBeHidden();
  for (const [top, theme] of [
    [0, 'dark'],
    [50, 'dark'],
    [51, 'light'],
    [0, 'dark'],
  ] as const) {
    await scrollPageTo(page, top);
    await waitTwoFrames(page);
    await expect.poll(() => headerTheme(page), `at ${top} px`).toBe(theme);
    await expect(menu).toBeInViewport();
  }
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(menu.getByRole('link')).toHaveCount(0);
  await expect(menu.getByRole('button')).toBeVisible();

  await test.step('a phone number is read from left to right in a page that a translator wrote from right to left', async () => {
    const number = page.getByRole('banner').locator('a[href^="tel:"]').first();
    const [first, last] = await number.evaluate((link) => {
      const text = [...link.childNodes].find((node) => node instanceof Text)!;
      const range = document.createRange();
      const leftOf = (from: number) => {
        range.setStart(text, from);
        range.setEnd(text, from + 1);
        return range.getBoundingClientRect().left;
      };
      document.documentElement.dir = 'rtl';
      const lefts = [leftOf(0), leftOf(text.textContent.length - 1)];
      document.documentElement.dir = 'ltr';
      return lefts;
    });
    expect(first).toBeLessThan(last!);
  });
});

test('a brand of 40 letters and a longer label of the booking button fit beside the menu', async ({
  page,
}) => {
  // The shortest page: the header is the same on all.
  await visit(page, '/offline');
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: labels.bookARoom });
  await button.evaluate((element) => (element.textContent += ' now'));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 });
    const menu = await boxOf(banner.getByRole('button', { name: labels.menu, exact: true }));
    expect(menu.y, `${width} px`).toBeLessThan((await boxOf(button)).y + 24);
  }
  await button.evaluate((element, words) => (element.textContent = words), labels.bookARoom);
  const brand = await brandLink(page).locator('span').elementHandle();
  // Two rows are 92 px high. Beside six pages, such a brand takes four lines: 84 px.
  for (const [name, highest] of [
    ['Nilavara Heritage Houses of Kerala Stays', 84],
    ['x'.repeat(40), 110],
  ] as const) {
    await brand.evaluate((span, words) => (span.textContent = words), name);
    for (const width of [320, 414, 1000]) {
      await page.setViewportSize({ width, height: 664 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const { height } = await boxOf(banner.locator('.header-bar'));
      expect(height, `${width} px`).toBeLessThanOrEqual(highest);
    }
  }
});
