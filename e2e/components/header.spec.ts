import { labels } from '@/content/labels';
import { navigation } from '@/content/pages';

import { brandLink } from '../support/controls';
import { headerTheme } from '../support/menu';
import { boxOf } from '../support/present';
import { expect, test } from '../support/test';
import { letTimePass, scrollPageTo, visit } from '../support/visit';

test.describe('the header', () => {
  test('is dark at the top, light past 50 px, and dark again at the top', async ({ page }) => {
    await visit(page, '/about');
    await expect.poll(() => headerTheme(page)).toBe('dark');
    await scrollPageTo(page, 50);
    await letTimePass(page, 400);
    expect(await headerTheme(page)).toBe('dark');
    await scrollPageTo(page, 51);
    await expect.poll(() => headerTheme(page)).toBe('light');
    await expect(page.getByRole('navigation', { name: labels.mainNavigation })).toBeInViewport();
    await scrollPageTo(page, 0);
    await expect.poll(() => headerTheme(page)).toBe('dark');
  });

  test('shows its links from 992 px on and a button below', async ({ sharedPage }) => {
    const page = await sharedPage('/about', { width: 992, height: 800 });
    const menu = page.getByRole('navigation', { name: labels.mainNavigation });
    await expect(menu.getByRole('link')).toHaveCount(navigation.length);
    await expect(menu.getByRole('button')).toBeHidden();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(menu.getByRole('link')).toHaveCount(0);
    await expect(menu.getByRole('button')).toBeVisible();
  });
});

test('a phone number is read from left to right in a page that a translator wrote from right to left', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/about');
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
