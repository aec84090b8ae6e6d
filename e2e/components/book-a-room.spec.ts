import type { Locator, Page } from '@playwright/test';

import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { fillPlaceholders, formatRupees } from '@/lib/format';

import { bookButton, bookingSheet } from '../support/booking-sheet';
import { openWithHeldScripts } from '../support/held-requests';
import { menuButton, menuLinks } from '../support/menu';
import { withoutPopovers } from '../support/popovers';
import { boxOf } from '../support/present';
import { expect, test } from '../support/test';
import { noJavaScript, pagePath, reducedMotion, scrollPageTo, visit } from '../support/visit';

test.use({ ...reducedMotion, hasTouch: true, viewport: { width: 390, height: 664 }, section: '.hero' });

test.describe('without JavaScript', () => {
  test.use(noJavaScript);

  test('the booking sheet opens, and each hotel in it is one link with its price to its booking page', async ({
    page,
  }) => {
    await page.goto(pagePath('/about'));
    await expect(bookingSheet(page)).toBeHidden();
    await bookButton(page).click();
    const entries = bookingSheet(page).getByRole('listitem');
    await expect(entries).toHaveCount(hotels.length);
    for (const [index, { name, town, priceRange, link }] of hotels.entries()) {
      const price = fillPlaceholders(labels.fromPrice, { price: formatRupees(priceRange.from) });
      const book = entries.nth(index).getByRole('link');
      await expect(entries.nth(index).getByText(name, { exact: true })).toBeVisible();
      await expect(book).toHaveAccessibleName(
        [name, town, price, labels.book, labels.opensInNewTab].join(' , '),
      );
      await expect(book).toHaveAttribute('href', link.url);
    }
  });
});

const closeButton = (page: Page) =>
  bookingSheet(page).getByRole('button', { name: labels.closeBookingSheet, exact: true });

/** Taps the middle of something, whatever lies over it. */
async function tapAt(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(target);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Opens and closes the booking sheet in each way. The button that opened it then has the focus. */
async function expectWays(page: Page, button: Locator): Promise<void> {
  for (const [open, close] of [
    [() => button.press('Enter'), () => page.keyboard.press('Escape')],
    [() => button.press('Enter'), () => page.keyboard.press('Enter')],
    [() => button.tap(), () => closeButton(page).tap()],
  ] as const) {
    await open();
    await expect(bookingSheet(page)).toBeVisible();
    // In the open sheet, Tab leads to its button first.
    await page.keyboard.press('Tab');
    await expect(closeButton(page)).toBeFocused();
    await close();
    await expect(bookingSheet(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
}

/** Leaves a part by Tab: the first stop is its first control, the last one is skipped to. */
async function tabOut(page: Page, part: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(part.locator(':focus')).toHaveCount(1);
  await part.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(part.locator(':focus')).toHaveCount(0);
}

test('in a wide window the booking sheet shows all hotels, opens and closes by key and tap, and a tap beside it does nothing else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/');
  const sheet = bookingSheet(page);
  await expectWays(page, bookButton(page));
  await bookButton(page).tap();
  if (hotels.length <= 10)
    for (const link of [sheet.getByRole('listitem').last().getByRole('link'), sheet.getByRole('link').last()])
      await expect(link).toBeInViewport({ ratio: 1 });
  const hotel = page.getByRole('search').getByRole('combobox');
  await tapAt(page, hotel);
  await expect(sheet).toBeHidden();
  await expect(hotel).not.toBeFocused();
  await tapAt(page, hotel);
  await expect(hotel).toBeFocused();
});

test('on a phone it does so in the menu too, which stays open; Tab closes what it leaves', async ({
  page,
}) => {
  await visit(page, '/about');
  const [sheet, link] = [bookingSheet(page), menuLinks(page).first()];
  const inMenu = bookButton(page).last();

  await test.step('2.4.11 Tab leaves the sheet: no control with the focus is covered', async () => {
    const button = bookButton(page);
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button, 'its own button leaves it open').toBeFocused();
    await expect(sheet).toBeVisible();
    await tabOut(page, sheet);
    await expect(sheet).toBeHidden();
    await expect(page.locator(':focus')).toBeInViewport();
  });

  await menuButton(page).tap();
  await expectWays(page, inMenu);
  await expect(link).toBeVisible();
  await inMenu.press('Enter');
  await tabOut(page, sheet);
  await expect(sheet).toBeHidden();
  await expect(link).toBeVisible();
  await page.locator('.site-menu').locator('a, button').last().focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeHidden();

  await test.step('a tap beside the sheet opens no link of the menu below', async () => {
    await menuButton(page).tap();
    await inMenu.tap();
    await expect(sheet).toBeVisible();
    await tapAt(page, link);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}$`));
    await link.tap();
    await expect(page).toHaveURL(new RegExp(`${pagePath('/')}$`));
  });

  await test.step('at 320 x 480 every control of the sheet can be scrolled into view', async () => {
    await page.setViewportSize({ width: 320, height: 480 });
    await bookButton(page).tap();
    const controls = sheet.getByRole('link').or(sheet.getByRole('button'));
    // Each hotel has a link. The sheet has its own button and link.
    await expect(controls).toHaveCount(hotels.length + 2);
    for (const control of await controls.all()) {
      await control.scrollIntoViewIfNeeded();
      // Scrolled by whole pixels.
      await expect(control).toBeInViewport({ ratio: 0.95 });
    }
  });
});

test('in a browser without popovers, "Book a room" is a link to the list of hotels', async ({ page }) => {
  await withoutPopovers(page, '/about');
  await visit(page, '/about');
  await expect(bookButton(page)).toHaveCount(0);
  await expect(bookingSheet(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: labels.bookARoom }).click();
  await expect(page).toHaveURL(new RegExp(`${pagePath('/')}#hotels$`));
});

test('nothing covers a place in the page to which a link in the booking sheet leads', async ({ page }) => {
  // It needs no script that loads.
  await openWithHeldScripts(page, '/');
  const sheetLink = '.booking-sheet a[href*="#"]';
  for (const opened of [
    ['.header-bar .book-opens-sheet', sheetLink],
    ['.menu-toggle', '.menu-details .book-opens-sheet', sheetLink],
  ]) {
    await scrollPageTo(page, 0);
    for (const press of opened) await page.locator(press).first().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.locator(':popover-open')).toHaveCount(0);
  }
});
