import type { Page } from '@playwright/test';

import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { fillPlaceholders } from '@/lib/format';

import { islandsOf, waitUntilFirstViewReady, waitUntilIslandReady } from '../support/island';
import { attribute, boxOf, entry, first, last } from '../support/present';
import { expect, test } from '../support/test';
import {
  bringIntoView,
  pagePath,
  reducedMotion,
  scrollTop,
  sectionOf,
  titleOf,
  visit,
} from '../support/visit';

test.use(reducedMotion);

const hotel = first(featuredHotels, 'featured hotel');
const title = `${hotel.name}, ${hotel.town}`;
const captions = hotel.gallery.map(({ caption }) => caption);
const count = captions.length;

/** The section has other links too, such as directions. */
const tiles = (page: Page) => sectionOf(page, title).locator('a[data-caption]');
const dialog = (page: Page) => page.getByRole('dialog', { name: title });
const caption = (page: Page) => dialog(page).locator('figcaption');

/** Simulates a swipe. */
async function swipe(page: Page, dx: number, dy: number) {
  await dialog(page)
    .getByRole('img')
    .evaluate(
      (target, by) => {
        const fire = (type: string, x: number, y: number) =>
          target.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              isPrimary: true,
              pointerId: 7,
              pointerType: 'touch',
              clientX: x,
              clientY: y,
            }),
          );
        fire('pointerdown', 200, 400);
        fire('pointerup', 200 + by.dx, 400 + by.dy);
      },
      { dx, dy },
    );
}

async function open(page: Page, index: number) {
  await visit(page, '/gallery');
  await tiles(page).nth(index).click();
  await expect(caption(page)).toHaveText(entry(captions, index, 'caption'));
}

test('D1 D2 D5 D6 D7 D8 D9 a click opens a named modal with picture, caption, buttons and strip, and the focus stays inside', async ({
  page,
}) => {
  await open(page, 1);
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
  const address = await attribute(tiles(page).nth(1), 'href');
  await expect(dialog(page).getByRole('img')).toHaveAttribute('src', new RegExp(`${address}$`));
  await expect(dialog(page)).toContainText(fillPlaceholders(labels.pictureOf, { n: 2, total: count }));
  for (const name of [labels.closePicture, labels.previousPicture, labels.nextPicture]) {
    await expect(dialog(page).getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect.poll(() => dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog(page).getByRole('button').first()).toBeFocused();

  // The strip shows all pictures, opens each and marks the current one.
  const button = (n: number) =>
    dialog(page).getByRole('button', {
      name: fillPlaceholders(labels.pictureOf, { n, total: count }),
      exact: true,
    });
  await expect(button(2)).toHaveAttribute('aria-current', 'true');
  await button(count).click();
  await expect(caption(page)).toHaveText(entry(captions, count - 1, 'caption'));
  await expect(button(count)).toHaveAttribute('aria-current', 'true');
  await expect(button(2)).not.toHaveAttribute('aria-current');
  await expect(button(count)).toBeInViewport({ ratio: 1 });
  // A key and the buttons show the pictures before and after it, and wrap.
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toHaveText(first(captions, 'caption'));
  await dialog(page).getByRole('button', { name: labels.previousPicture }).click();
  await expect(caption(page)).toHaveText(entry(captions, count - 1, 'caption'));
  await dialog(page).getByRole('button', { name: labels.nextPicture }).click();
  await expect(caption(page)).toHaveText(first(captions, 'caption'));
  const loaded = await dialog(page)
    .getByRole('list')
    .locator('img')
    .evaluateAll((list) =>
      Promise.all(list.map((image) => (image as HTMLImageElement).decode().then(() => true))),
    );
  expect(loaded).toHaveLength(count);

  // Tab stays inside, and the page behind is inert.
  const buttons = dialog(page).getByRole('button');
  // The strip of pictures is the last part, and appears with the modal.
  await expect(buttons).toHaveCount(3 + count);
  await buttons.first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(buttons.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttons.first()).toBeFocused();
  const isBehindReached = await page.getByRole('link', { name: labels.skipToContent }).evaluate((link) => {
    link.focus();
    return document.activeElement === link;
  });
  expect(isBehindReached).toBe(false);
  const backdrop = await dialog(page).evaluate((element) => [
    getComputedStyle(element, '::backdrop').backgroundColor,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(backdrop.some((colour) => !/, 0\)$|transparent/.test(colour))).toBe(true);
});

test('the picture grows from its tile, and a double click leaves it open', async ({ page }) => {
  await visit(page, '/gallery');
  const tile = tiles(page).nth(3);
  await bringIntoView(tile);
  const from = await boxOf(tile);
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const run = animate.apply(this, given);
      const { x, width } = this.getBoundingClientRect();
      if (this.closest('dialog')) window.recorded = { ...window.recorded, start: x + width / 2 };
      return run;
    };
  });
  await tile.dblclick({ position: { x: 4, y: 4 } });
  await expect(caption(page)).toHaveText(entry(captions, 3, 'caption'));
  const start = () => page.evaluate(() => window.recorded?.start ?? NaN);
  // It grows when the picture is ready.
  await expect.poll(async () => Math.abs((await start()) - (from.x + from.width / 2))).toBeLessThan(3);
  await expect(dialog(page).getByRole('img')).toBeVisible();
});

test('the pressed tile is painted first, then the preview, and then the rest of the page becomes inert', async ({
  page,
}) => {
  await visit(page, '/gallery');
  await tiles(page).first().hover();
  await waitUntilIslandReady(islandsOf(page, 'gallery-preview'));
  await page.evaluate(() => {
    /** What each frame shows from the press on, without repetitions. */
    const frames: string[] = [];
    window.recorded = { ...window.recorded, frames };
    const record = () => {
      const preview = document.querySelector('dialog');
      const { width = 0, height = 0 } = preview?.getBoundingClientRect() ?? {};
      const isWhole = width >= innerWidth && height >= innerHeight;
      const onTop = preview?.contains(document.elementFromPoint(innerWidth / 2, innerHeight - 10));
      const frame = [
        document.querySelector('a[data-caption][aria-busy=true]') && 'busy tile',
        preview && (isWhole && onTop ? 'whole preview' : 'part of the preview'),
        preview?.matches(':modal') && 'modal',
      ];
      const shown = frame.filter(Boolean).join(', ');
      if (frames.at(-1) !== shown) frames.push(shown);
      requestAnimationFrame(record);
    };
    addEventListener('click', () => requestAnimationFrame(record), { once: true, capture: true });
  });
  await tiles(page).first().click();
  await expect.poll(() => dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect
    .poll(() => page.evaluate(() => window.recorded?.frames))
    .toEqual(['busy tile', 'whole preview', 'whole preview, modal']);
});

test('D3 D4 after closing in any way, the tile has the focus and Back leaves the page', async ({ page }) => {
  await visit(page, '/about');
  await visit(page, '/gallery');
  for (const [index, close] of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: labels.closePicture }).click(),
    // Next to the picture.
    () => page.mouse.click(4, 400),
  ].entries()) {
    await tiles(page).nth(index).click();
    await expect(caption(page)).toHaveText(entry(captions, index, 'caption'));
    await page.keyboard.press('ArrowRight');
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(tiles(page).nth(index)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/about'));
});

test('a reload shows the picture that was shown last, and Back closes it', async ({ page }) => {
  await open(page, 2);
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toHaveText(entry(captions, 3, 'caption'));
  await page.reload();
  await waitUntilFirstViewReady(page);
  await expect(caption(page)).toHaveText(entry(captions, 3, 'caption'));
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // After the reload, the pressed tile is unknown, so the focus is on the tile of the open picture.
  await expect(tiles(page).nth(3)).toBeFocused();
  await expect(page).toHaveTitle(titleOf('/gallery'));
});

test.describe('offline', () => {
  test.use({ allowedFailures: [/ERR_INTERNET_DISCONNECTED/], allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('a picture opens with the file of its tile; without that file, a message is shown', async ({
    page,
    context,
  }) => {
    // In a short gallery, the last picture would be loaded before the connection is lost.
    const lastPicture = last(last(featuredHotels, 'featured hotel').gallery, 'picture').picture.replaceAll(
      '/',
      '-',
    );
    await page.route(new RegExp(`/pictures/${lastPicture}-`), (route) => route.abort('internetdisconnected'));
    await visit(page, '/gallery');
    const tile = tiles(page).nth(1);
    await bringIntoView(tile);
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    await expect.poll(() => tile.getByRole('img').evaluate(isLoaded)).toBe(true);
    // A tile that has the pointer over it or the focus loads the preview.
    await tile.hover();
    await waitUntilIslandReady(islandsOf(page, 'gallery-preview'));
    await context.setOffline(true);
    await tile.click();
    await expect(caption(page)).toHaveText(entry(captions, 1, 'caption'));
    await expect.poll(() => dialog(page).getByRole('img').evaluate(isLoaded)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const lastTile = page.locator('a[data-caption]').last();
    expect(await lastTile.getByRole('img').evaluate(isLoaded)).toBe(false);
    await lastTile.evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(labels.pictureMissing);
    await expect(page).toHaveTitle(titleOf('/gallery'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Back closes the picture and keeps the scroll position; Forward opens it again', async ({ page }) => {
    await visit(page, '/gallery');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await bringIntoView(tiles(page).nth(2));
    const place = await scrollTop(page);
    await tiles(page).nth(2).tap();
    await expect(caption(page)).toHaveText(entry(captions, 2, 'caption'));
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${pagePath('/gallery')}$`));
    await expect(tiles(page).nth(2)).toBeFocused();
    expect(await scrollTop(page)).toBe(place);
    await page.goForward();
    await expect(caption(page)).toHaveText(entry(captions, 2, 'caption'));
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('D9 a swipe shows the next picture, but not on a page zoomed by two fingers', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(visualViewport!, 'scale', {
        get: () => ('isZoomed' in document.documentElement.dataset ? 2 : 1),
      }),
    );
    await open(page, 0);
    await swipe(page, -120, 10);
    await expect(caption(page)).toHaveText(entry(captions, 1, 'caption'));
    await page.locator('html').evaluate((html) => (html.dataset.isZoomed = ''));
    await swipe(page, -120, 10);
    await expect(caption(page)).toHaveText(entry(captions, 1, 'caption'));
  });
});
