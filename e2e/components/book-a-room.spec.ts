import type { Locator, Page } from '@playwright/test';

import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { fillPlaceholders, formatRupees } from '@/lib/format';

import { bookButton, bookingSheet } from '../support/booking-sheet';
import { menuButton, menuLinks } from '../support/menu';
import { withoutPopovers } from '../support/popovers';
import { boxOf } from '../support/present';
import { expect, test } from '../support/test';
import { letTimePass, noJavaScript, pagePath, reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

const phone = { width: 390, height: 664 };
const desktop = { width: 1280, height: 800 };

test.describe('without JavaScript', () => {
  test.use(noJavaScript);

  test('the booking sheet opens, and each hotel in it is one link with its price to its booking page', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(pagePath('/about'));
    await expect(bookingSheet(page)).toBeHidden();
    await bookButton(page).click();
    const entries = bookingSheet(page).getByRole('listitem');
    await expect(entries).toHaveCount(hotels.length);
    for (const [index, { name, town, priceRange, link }] of hotels.entries()) {
      const entry = entries.nth(index);
      await expect(entry.getByText(name, { exact: true })).toBeVisible();
      const price = fillPlaceholders(labels.fromPrice, { price: formatRupees(priceRange.from) });
      const book = entry.getByRole('link');
      await expect(book).toHaveAccessibleName(
        [name, town, price, labels.book, labels.opensInNewTab].join(' , '),
      );
      await expect(book).toHaveAttribute('href', link.url);
    }
  });
});

test.describe('by keyboard and touch', () => {
  test.use({ hasTouch: true });

  const closeButton = (page: Page) =>
    bookingSheet(page).getByRole('button', { name: labels.closeBookingSheet, exact: true });
  const byKey = async (page: Page, button: Locator) => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const byTouch = (_: Page, button: Locator) => button.tap();
  const ways = [
    ['the keyboard and closes with Escape', byKey, (page: Page) => page.keyboard.press('Escape')],
    ['the keyboard and closes with its button', byKey, (page: Page) => page.keyboard.press('Enter')],
    ['a tap and closes with its button', byTouch, (page: Page) => closeButton(page).tap()],
  ] as const;

  /** Closes the open sheet, in which Tab leads to the button for it first. */
  const closeAgain = async (page: Page, close: (page: Page) => Promise<void>) => {
    await expect(bookingSheet(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(closeButton(page)).toBeFocused();
    await close(page);
    await expect(bookingSheet(page)).toBeHidden();
  };

  test('the booking sheet opens and closes with each of them, and then the button that opened it has the focus', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await visit(page, '/about');
    const button = bookButton(page);
    for (const [name, open, close] of ways)
      await test.step(name, async () => {
        await open(page, button);
        await closeAgain(page, close);
        await expect(button).toBeFocused();
      });
  });

  test('it does so in the menu, which stays open', async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/about');
    const button = bookButton(page).last();
    for (const [name, open, close] of ways)
      await test.step(name, async () => {
        await open(page, menuButton(page));
        await open(page, button);
        await closeAgain(page, close);
        await expect(menuLinks(page).first()).toBeVisible();
        await expect(button).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menuLinks(page).first()).toBeHidden();
      });
  });
});

test.describe('a click beside the booking sheet', () => {
  test.use({ hasTouch: true });

  const pressAt = async (page: Page, target: Locator) => {
    const { x, y, width, height } = await boxOf(target);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };

  test('closes it, and opens no link below', async ({ page }) => {
    await page.setViewportSize(desktop);
    await visit(page, '/about');
    await bookButton(page).tap();
    await expect(bookingSheet(page)).toBeVisible();
    await pressAt(page, page.getByRole('banner').getByRole('link', { name: site.name }));
    await expect(bookingSheet(page)).toBeHidden();
    await letTimePass(page, 500);
    await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}$`));
  });

  test('closes it, and does nothing in the search below', async ({ page }) => {
    await page.setViewportSize(desktop);
    await visit(page, '/');
    await bookButton(page).tap();
    await expect(bookingSheet(page)).toBeVisible();
    const hotel = page.getByRole('search').getByRole('combobox');
    await pressAt(page, hotel);
    await expect(bookingSheet(page)).toBeHidden();
    await expect(hotel).not.toBeFocused();
    await pressAt(page, hotel);
    await expect(hotel).toBeFocused();
  });

  test('closes it over the menu, and leaves the menu open', async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/about');
    await menuButton(page).tap();
    await bookButton(page).last().tap();
    await expect(bookingSheet(page)).toBeVisible();
    await pressAt(page, menuLinks(page).first());
    await expect(bookingSheet(page)).toBeHidden();
    await letTimePass(page, 500);
    await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}$`));
    await menuLinks(page).first().tap();
    await expect(page).toHaveURL(new RegExp(`${pagePath('/')}$`));
  });
});

test.describe('when Tab leaves what is open', () => {
  /** Presses Tab until the focus has left what a selector finds, at most a hundred times. */
  const tabOut = async (page: Page, selector: string) => {
    for (let presses = 0; presses < 100; presses++) {
      await page.keyboard.press('Tab');
      if (presses > 0 && (await page.locator(`${selector} :focus`).count()) === 0) return;
    }
    throw new Error('Tab did not leave it');
  };

  test('2.4.11 the booking sheet closes, and covers no control with the focus', async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/about');
    await bookButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(bookingSheet(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(bookButton(page), 'its own button leaves it open').toBeFocused();
    await expect(bookingSheet(page)).toBeVisible();
    await tabOut(page, '.booking-sheet');
    await expect(bookingSheet(page)).toBeHidden();
    await expect(page.locator(':focus')).toBeInViewport();
  });

  test('2.4.11 the booking sheet over the menu closes and leaves the menu open; then the menu closes', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await visit(page, '/about');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await bookButton(page).last().focus();
    await page.keyboard.press('Enter');
    await expect(bookingSheet(page)).toBeVisible();
    await tabOut(page, '.booking-sheet');
    await expect(bookingSheet(page)).toBeHidden();
    await expect(menuLinks(page).first()).toBeVisible();
    await tabOut(page, '.site-menu');
    await expect(menuLinks(page).first()).toBeHidden();
  });
});

test('in a browser without popovers, "Book a room" is a link to the list of hotels', async ({ page }) => {
  await page.setViewportSize(phone);
  await withoutPopovers(page, '/about');
  await visit(page, '/about');
  await expect(bookButton(page)).toHaveCount(0);
  await expect(bookingSheet(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: labels.bookARoom }).click();
  await expect(page).toHaveURL(new RegExp(`${pagePath('/')}#hotels$`));
});

test('at 1280 x 800 the booking sheet of ten hotels is in the window', async ({ page }) => {
  test.skip(hotels.length > 10, 'A longer list is scrolled.');
  await page.setViewportSize(desktop);
  await visit(page, '/about');
  await bookButton(page).click();
  const sheet = bookingSheet(page);
  await expect(sheet.getByRole('listitem').last().getByRole('link').last()).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('link', { name: labels.allHotels })).toBeInViewport({ ratio: 1 });
});

test('at 320 x 480 every control of the booking sheet can be scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await visit(page, '/about');
  await bookButton(page).click();
  const sheet = bookingSheet(page);
  const controls = sheet.getByRole('link').or(sheet.getByRole('button'));
  // Each hotel has a link. The sheet has its own button and link.
  await expect(controls).toHaveCount(hotels.length + 2);
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded();
    // Scrolled by whole pixels.
    await expect(control).toBeInViewport({ ratio: 0.95 });
  }
});
