import type { Locator, Page } from '@playwright/test';

import { headings } from '@/content/headings';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { boxOf } from '../support/present';
import { addRules } from '../support/style';
import { expect, test } from '../support/test';
import { allowUnknownAddress, sectionOf, UNKNOWN_ADDRESS, visit, waitTwoFrames } from '../support/visit';

test.use(allowUnknownAddress);

/** The street: all hotels, drawn as houses in one scale. */
const street = (page: Page) => sectionOf(page, headings.hotelGrid.title);
const cards = (page: Page) => street(page).getByRole('listitem');

/** How much the windows of a hotel are lit: 0 is dark. */
const lights = (hotel: Locator) =>
  hotel
    .locator('.drawn-lit')
    .evaluateAll((windows) => windows.map((element) => Number(getComputedStyle(element).fillOpacity)));

/** The light of the first window. */
const tint = (hotel: Locator) =>
  hotel
    .locator('.drawn-lit')
    .first()
    .evaluate((element) => getComputedStyle(element).fill);

test('every hotel of the grid has one link, to its booking page', async ({ sharedPage }) => {
  const links = cards(await sharedPage('/')).getByRole('link');
  const addresses = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(hotels.map(({ link }) => link.url));
});

/** Windows, and how many hotels are on a line. On a phone it is swiped. From 992 px on, their widths decide it. */
const streetWindows = [
  [320, 568, hotels.length],
  [360, 640, hotels.length],
  [430, 932, hotels.length],
  [768, 1024, 5],
  [1024, 768, undefined],
  [1440, 900, undefined],
  [1920, 1080, undefined],
] as const;

test('the hotels have one scale and are on lines of ground in every window', async ({ sharedPage }) => {
  for (const [width, height, perLine] of streetWindows)
    await test.step(`${width} x ${height}`, async () => {
      const page = await sharedPage('/', { width, height });
      await street(page).scrollIntoViewIfNeeded();
      const boxes = await cards(page).evaluateAll((list) =>
        list.map((hotel) => {
          const svg = hotel.querySelector('svg')!;
          const { width, bottom } = svg.getBoundingClientRect();
          const { left, right } = hotel.getBoundingClientRect();
          return {
            left,
            right,
            bottom: Math.round(bottom),
            metre: (10 * width) / svg.viewBox.baseVal.width,
          };
        }),
      );
      expect(boxes).toHaveLength(hotels.length);
      const metres = boxes.map(({ metre }) => metre);
      expect(Math.max(...metres) - Math.min(...metres)).toBeLessThan(0.02);
      const rows = new Set(boxes.map(({ bottom }) => bottom)).size;
      if (perLine) expect(rows).toBe(Math.ceil(hotels.length / perLine));
      // No hotel is cut off for good, and the page does not move sideways.
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(-1);
      if (width >= 768) expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width + 1);
      else await expect(cards(page).last()).not.toBeInViewport();
      await cards(page).last().scrollIntoViewIfNeeded();
      await expect(cards(page).last()).toBeInViewport({ ratio: 0.95 });
      await cards(page).first().scrollIntoViewIfNeeded();
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWider).toBe(false);
    });
});

test('in a wide window, ten hotels are on one line, and none is behind the contact widget', async ({
  sharedPage,
}) => {
  test.skip(hotels.length > 10, 'More hotels stand on two lines.');
  for (const scrollbarPx of [0, 17])
    for (const width of [1280, 1366, 1440, 1536, 1920, 2560])
      await test.step(`${width} px, a scrollbar of ${scrollbarPx} px`, async () => {
        const page = await sharedPage('/', { width, height: 900 });
        // The test's browser has no scrollbars. Like one, this makes the page less wide than 100vw.
        await addRules(page, `html { padding-right: ${scrollbarPx}px; }`);
        const section = street(page);
        const map = await boxOf(section.locator('.kerala-map'));
        const widget = await boxOf(page.locator('.contact-widget'));
        const drawings = await section
          .locator('.street-ground svg')
          .evaluateAll((list) => list.map((drawing) => drawing.getBoundingClientRect()));
        expect(new Set(drawings.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
        expect(Math.min(...drawings.map(({ top }) => top))).toBeGreaterThan(map.y + map.height);
        expect(Math.max(...drawings.map(({ right }) => right))).toBeLessThan(widget.x);
        const names = await section
          .getByRole('heading', { level: 3 })
          .evaluateAll((list) =>
            list.map(
              (name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
            ),
          );
        expect(names.filter((lines) => lines > 1.5)).toEqual([]);
      });
});

test('the parts that drawings share are not drawn on their own', async ({ sharedPage }) => {
  for (const path of ['/', '/gallery', UNKNOWN_ADDRESS]) {
    const page = await sharedPage(path);
    // Firefox also draws an svg without a size.
    const drawn = await page
      .locator('svg:has(> defs > #drawn-tiles)')
      .evaluate((svg) => [...svg.children].map(({ tagName }) => tagName));
    expect(drawn).toEqual(['defs']);
  }
});

test('a whole card is a link that names the page it opens, and only its own windows are lit on hover', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  const hotel = cards(page).nth(hotels.length - 1);
  const other = cards(page).nth(0);
  await hotel.scrollIntoViewIfNeeded();
  const before = await tint(hotel);
  await hotel.hover({ position: { x: 40, y: 40 } });
  await expect.poll(() => tint(hotel)).not.toBe(before);
  await expect.poll(() => tint(other)).not.toBe(before);
  expect(await tint(hotel)).not.toBe(await tint(other));
  for (const [index, { link }] of hotels.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('link')).toContainText(
      `${labels.visitNow} · ${link.kind === 'own-site' ? labels.ownSite : labels.bookingPage}`,
    );
    const underThePointer = await card.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].map((share) => {
        const found = document.elementFromPoint(left + width / 2, top + height * share);
        return found?.closest('a')?.getAttribute('href');
      });
    });
    expect(new Set(underThePointer)).toEqual(new Set([link.url]));
  }
});

test('the windows are lit without movement', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  for (const hotel of await cards(page).all()) expect(new Set(await lights(hotel))).toEqual(new Set([1]));
});

test('the windows light up one hotel after another while the street scrolls into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const list = street(page).locator('.street-hotels');
  /** Scrolls until the street is at this share of the window's height. */
  const scrollTo = (share: number) =>
    list.evaluate((element, at) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - innerHeight * at, behavior: 'instant' });
    }, share);
  // The sections above are laid out only when they come near.
  for (let turn = 0; turn < 5; turn += 1) await scrollTo(0.99);
  await expect.poll(async () => (await lights(cards(page).first()))[0]).toBe(0);
  const lit = async () =>
    (await Promise.all((await cards(page).all()).map(async (hotel) => (await lights(hotel))[0]))).filter(
      Boolean,
    ).length;
  const counts: number[] = [];
  for (const share of [0.9, 0.75, 0.6, 0.45, 0.3]) {
    await scrollTo(share);
    await waitTwoFrames(page);
    counts.push(await lit());
  }
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  expect(counts.filter((count) => count > 0 && count < hotels.length)).not.toEqual([]);
  await scrollTo(0.1);
  await expect.poll(lit).toBe(hotels.length);
});
