import type { Locator } from '@playwright/test';

import { labels } from '@/content/labels';

import { acceptMessage, hideAutomation, fillIn, message, SERVICE_URL, pressSend } from './support/contact';
import { brandLink } from './support/controls';
import { skipWithOtherContent } from './support/sample-content';
import { expect, test } from './support/test';
import { bringIntoView, visit, reducedMotion } from './support/visit';

const boxOf = async (part: Locator) => (await part.boundingBox())!;
test.use(reducedMotion);

test('the first screen shows the promise and the whole search, with no text cut off', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 664],
    [390, 844],
    [768, 1024],
    [992, 744],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('search')).toBeInViewport({ ratio: 1 });
    const cut = await page.getByRole('search').evaluate((form) =>
      [...form.querySelectorAll('label, input, button')]
        .filter((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          const isWrapped = text.getClientRects().length > 1;
          // A date field needs about 7.5 em for its ten characters, next to the button of the calendar.
          const isShort = part.matches('[type="date"]') && part.clientWidth < 100;
          return isWrapped || isShort || part.scrollWidth > part.clientWidth;
        })
        .map((part) => part.outerHTML),
    );
    expect(cut, `${width} x ${height}`).toEqual([]);
  }
});

/** The height of Home at 1920 x 1080 when its sections were last made lower. A higher page shows less in one screen. */
const HOME_HEIGHT_PX = 9254;

test(`Home is at most ${HOME_HEIGHT_PX} px high in a very wide window`, async ({ sharedPage }) => {
  skipWithOtherContent();
  const page = await sharedPage('/', { width: 1920, height: 1080 });
  await bringIntoView(page.getByRole('contentinfo'));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(HOME_HEIGHT_PX);
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
  const brand = (await brandLink(page).locator('span').elementHandle())!;
  for (const name of ['Nilavara Heritage Houses of Kerala Stays', 'x'.repeat(40)]) {
    await brand.evaluate((span, words) => (span.textContent = words), name);
    for (const width of [320, 360, 375, 389, 414, 1000, 1440]) {
      await page.setViewportSize({ width, height: 664 });
      // The carousels react to a new width a moment later.
      const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(widthOfPage, { message: `${width} px` }).toBe(width);
      const header = await boxOf(page.getByRole('banner').locator('.header-bar'));
      expect(header.height, `${width} px`).toBeLessThanOrEqual(name.includes(' ') ? 80 : 110);
    }
  }
});

test("the form's result is not under the widget", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await hideAutomation(page);
  await page.route(SERVICE_URL, acceptMessage);
  await visit(page, '/contact');
  await fillIn(page, message);
  await pressSend(page);
  const result = page.getByRole('alert').filter({ hasText: labels.messageSent });
  await expect(result).toBeInViewport({ ratio: 1 });
  const widget = await boxOf(page.getByRole('navigation', { name: labels.floatingContact }));
  const { y, height } = await boxOf(result);
  expect(y + height).toBeLessThanOrEqual(widget.y);
});
