import type { Page } from '@playwright/test';

import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { fillPlaceholders } from '@/lib/format';
import { galleryFragment } from '@/lib/fragments';

import { islandsOf, waitUntilFirstViewReady, waitUntilIslandReady } from '../support/island';
import { pinchZoom, preparePinchZoom } from '../support/pinch-zoom';
import { attribute, entry, first, hasLoaded, last } from '../support/present';
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
const expectPicture = (page: Page, index: number) =>
  expect(dialog(page).locator('figcaption')).toHaveText(entry(captions, index, 'caption'));

test('D1 to D9 a click opens a named modal with picture, caption, buttons and strip; the focus stays inside, and returns', async ({
  page,
}) => {
  await visit(page, '/about');
  // At Back, a browser may go to the fragment again, and take the focus away.
  await visit(page, `/gallery#${galleryFragment(hotel.id)}`);
  const tile = tiles(page).nth(1);
  await bringIntoView(tile);
  // A double click leaves it open.
  await tile.dblclick({ position: { x: 4, y: 4 } });
  await expectPicture(page, 1);
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
  const address = await attribute(tile, 'href');
  await expect(dialog(page).getByRole('img')).toHaveAttribute('src', new RegExp(`${address}$`));
  await expect(dialog(page)).toContainText(fillPlaceholders(labels.pictureOf, { n: 2, total: count }));
  const control = (name: string) => dialog(page).getByRole('button', { name, exact: true });
  for (const name of [labels.closePicture, labels.previousPicture, labels.nextPicture])
    await expect(control(name)).toBeVisible();
  await expect(dialog(page).getByRole('button').first()).toBeFocused();

  await test.step('the strip shows all pictures, opens each and marks the current one', async () => {
    const small = (n: number) => control(fillPlaceholders(labels.pictureOf, { n, total: count }));
    await expect(small(2)).toHaveAttribute('aria-current', 'true');
    await small(count).click();
    await expectPicture(page, count - 1);
    await expect(small(count)).toHaveAttribute('aria-current', 'true');
    await expect(small(2)).not.toHaveAttribute('aria-current');
    await expect(small(count)).toBeInViewport({ ratio: 1 });
    const pictures = dialog(page).getByRole('list').locator('img');
    await expect(pictures).toHaveCount(count);
    await pictures.evaluateAll((all) =>
      Promise.all(all.map((image) => (image as HTMLImageElement).decode())),
    );
  });
  await test.step('a key and the buttons show the pictures before and after it, and wrap', async () => {
    await page.keyboard.press('ArrowRight');
    await expectPicture(page, 0);
    await control(labels.previousPicture).click();
    await expectPicture(page, count - 1);
    await control(labels.nextPicture).click();
    await expectPicture(page, 0);
  });
  await test.step('Tab stays inside, and the page behind is inert', async () => {
    const buttons = dialog(page).getByRole('button');
    await expect(buttons).toHaveCount(3 + count);
    await buttons.first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(buttons.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(buttons.first()).toBeFocused();
    const skipLink = page.getByRole('link', { name: labels.skipToContent, includeHidden: true });
    await skipLink.evaluate((link) => link.focus());
    await expect(skipLink).not.toBeFocused();
    const backdrop = await dialog(page).evaluate((element) => [
      getComputedStyle(element, '::backdrop').backgroundColor,
      getComputedStyle(element).backgroundColor,
    ]);
    expect(backdrop.some((colour) => !/, 0\)$|transparent/.test(colour))).toBe(true);
  });

  // After closing in any way, the tile has the focus.
  for (const [index, close] of [
    () => page.keyboard.press('Escape'),
    () => control(labels.closePicture).click(),
    // Next to the picture.
    () => page.mouse.click(4, 400),
  ].entries()) {
    if (index > 0) {
      await bringIntoView(tiles(page).nth(index));
      await tiles(page).nth(index).click();
      await expectPicture(page, index);
    }
    await page.keyboard.press('ArrowRight');
    const place = await scrollTop(page);
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(tiles(page).nth(index === 0 ? 1 : index)).toBeFocused();
    expect(await scrollTop(page)).toBe(place);
  }
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/about'));
});

test.describe('offline', () => {
  test.use({ allowedFailures: [/ERR_INTERNET_DISCONNECTED/], allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('a picture opens with the file of its tile; without that file, a message is shown', async ({
    page,
    context,
  }) => {
    // In a short gallery, the last picture would be loaded before the connection is lost.
    const { picture } = last(last(featuredHotels, 'featured hotel').gallery, 'picture');
    await page.route(new RegExp(`/pictures/${picture.replaceAll('/', '-')}-`), (route) =>
      route.abort('internetdisconnected'),
    );
    await visit(page, '/gallery');
    const tile = tiles(page).nth(1);
    await bringIntoView(tile);
    await expect.poll(() => hasLoaded(tile.getByRole('img'))).toBe(true);
    // A tile that has the pointer over it or the focus loads the preview.
    await tile.hover();
    await waitUntilIslandReady(islandsOf(page, 'gallery-preview'));
    await context.setOffline(true);
    await tile.click();
    await expectPicture(page, 1);
    await expect.poll(() => hasLoaded(dialog(page).getByRole('img'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const lastTile = page.locator('a[data-caption]').last();
    expect(await hasLoaded(lastTile.getByRole('img'))).toBe(false);
    await lastTile.evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(labels.pictureMissing);
    await expect(page).toHaveTitle(titleOf('/gallery'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Back closes the picture and keeps the place; Forward and a reload open it again; D9 a swipe shows the next one', async ({
    page,
  }) => {
    await preparePinchZoom(page);
    await visit(page, '/gallery');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await bringIntoView(tiles(page).nth(2));
    const place = await scrollTop(page);
    await tiles(page).nth(2).tap();
    await expectPicture(page, 2);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${pagePath('/gallery')}$`));
    await expect(tiles(page).nth(2)).toBeFocused();
    expect(await scrollTop(page)).toBe(place);
    await page.goForward();
    await expectPicture(page, 2);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    /** Simulates a swipe to the left. */
    const swipe = () =>
      dialog(page)
        .getByRole('img')
        .evaluate((target) => {
          for (const [type, clientX, clientY] of [
            ['pointerdown', 200, 400],
            ['pointerup', 80, 410],
          ] as const)
            target.dispatchEvent(
              new PointerEvent(type, {
                bubbles: true,
                isPrimary: true,
                pointerType: 'touch',
                clientX,
                clientY,
              }),
            );
        });
    await swipe();
    await expectPicture(page, 3);
    // It moves a page that is zoomed by two fingers.
    await pinchZoom(page);
    await swipe();
    await expectPicture(page, 3);

    await page.reload();
    await waitUntilFirstViewReady(page);
    await expectPicture(page, 3);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // After the reload, the pressed tile is unknown, so the focus is on the tile of the open picture.
    await expect(tiles(page).nth(3)).toBeFocused();
    await expect(page).toHaveTitle(titleOf('/gallery'));
  });
});
