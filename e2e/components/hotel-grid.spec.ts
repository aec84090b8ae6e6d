import type { Locator, Page } from '@playwright/test';

import { headings } from '@/content/headings';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { boxOf } from '../support/present';
import { addRules, onlySection } from '../support/style';
import { expect, test } from '../support/test';
import { allowUnknownAddress, sectionOf, UNKNOWN_ADDRESS, visit, waitTwoFrames } from '../support/visit';

test.use(allowUnknownAddress);

/** The street: all hotels, drawn as houses in one scale. */
const street = (page: Page) => sectionOf(page, headings.hotelGrid.title);
const cards = (page: Page) => street(page).getByRole('listitem');

const drawing = (hotel: Locator) => hotel.locator('svg:has(use)').first();

/** How much the four groups of windows of each hotel are lit: 0 is dark. */
const lights = (page: Page) =>
  cards(page).evaluateAll((list) =>
    list.map((hotel) => {
      const style = getComputedStyle(hotel.querySelector('svg:has(use)')!);
      const lit = Number(style.getPropertyValue('--lit-groups'));
      return [0, 1, 2, 3].map((group) => Math.min(Math.max(lit - group, 0), 1));
    }),
  );

/** The colour of the lit windows. */
const tint = (hotel: Locator) =>
  drawing(hotel).evaluate((svg) => getComputedStyle(svg).getPropertyValue('--drawn-light'));

test('every hotel of the grid has one link, to its booking page', async ({ sharedPage }) => {
  const links = cards(await sharedPage('/')).getByRole('link');
  const addresses = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(hotels.map(({ link }) => link.url));
});

test('in every window the hotels have one scale and one line of ground, also with larger text', async ({
  sharedPage,
}) => {
  for (const [width, height] of [
    [320, 568],
    [390, 900],
    [768, 1024],
    [1024, 768],
    [1280, 900],
    [1366, 900],
    [2560, 900],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      const page = await sharedPage('/', { width, height });
      await addRules(page, onlySection('.hotel-grid'));
      const isWide = width >= 1280;
      // A page is shared by several tests.
      await cards(page).first().scrollIntoViewIfNeeded();
      const boxes = await boxesOf(page);
      expect(boxes).toHaveLength(hotels.length);
      const metres = boxes.map(({ metre }) => metre);
      expect(Math.max(...metres) - Math.min(...metres)).toBeLessThan(0.02);
      expect(new Set(boxes.map(({ bottom }) => bottom)).size).toBe(1);
      // No hotel is cut off for good, and the page does not move sideways.
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(-1);
      if (!isWide) await expect(cards(page).last()).not.toBeInViewport();
      await expectReachable(page);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWider).toBe(false);

      // The test's browser has no scrollbars. Like one, padding makes the page less wide than 100vw.
      for (const scrollbarPx of isWide && hotels.length <= MOST_IN_WINDOW ? [0, 17] : []) {
        await addRules(page, `html { padding-right: ${scrollbarPx}px; }`);
        await expectAllInWindow(page);
      }
      // As a minimum font size does, without larger boxes.
      await addRules(page, 'li[id] :is(h3, p) { font-size: 22px !important; }');
      expect(new Set((await boxesOf(page)).map(({ bottom }) => bottom)).size, 'with larger text').toBe(1);
      await expectReachable(page);
    });
});

/** The places of the hotels and the ground of their drawings, and the pixels of a metre in each. */
const boxesOf = (page: Page) =>
  cards(page).evaluateAll((list) =>
    list.map((hotel) => {
      const svg = hotel.querySelector('svg')!;
      const { width, top, bottom, right: drawnRight } = svg.getBoundingClientRect();
      const { left } = hotel.getBoundingClientRect();
      const metre = (10 * width) / svg.viewBox.baseVal.width;
      return { left, top, drawnRight, bottom: Math.round(bottom), metre };
    }),
  );

/** Expects that the last hotel can be scrolled into view. */
async function expectReachable(page: Page): Promise<void> {
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page).last()).toBeInViewport({ ratio: 0.9 });
}

/** The largest number of hotels for which a wide window has room. */
const MOST_IN_WINDOW = 10;

/** Expects that all hotels are in view together, below the map and beside the contact widget, with names of one line. */
async function expectAllInWindow(page: Page): Promise<void> {
  const map = await boxOf(street(page).locator('.region-map'));
  const widget = await boxOf(page.locator('.contact-widget'));
  const boxes = await boxesOf(page);
  expect(new Set(boxes.map(({ bottom }) => bottom)).size).toBe(1);
  expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThan(map.y + map.height);
  expect(Math.max(...boxes.map(({ drawnRight }) => drawnRight))).toBeLessThan(widget.x);
  const list = street(page).getByRole('list').last();
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const lines = await street(page)
    .locator('li h3 a > span:first-child')
    .evaluateAll((names) =>
      names.map((name) => {
        const { height } = name.getBoundingClientRect();
        return height / parseFloat(getComputedStyle(name).lineHeight);
      }),
    );
  expect(lines).toHaveLength(hotels.length);
  expect(lines.filter((count) => count > 1.5)).toEqual([]);
}

test('every drawing of a hotel has loaded', async ({ sharedPage }) => {
  for (const path of ['/', '/gallery', UNKNOWN_ADDRESS]) {
    const page = await sharedPage(path);
    const uses = page.locator('use[href*="/drawings/"]');
    await expect(uses).not.toHaveCount(0);
    // Without its file, it has no size.
    await expect
      .poll(() =>
        uses.evaluateAll((list) => list.filter((use) => (use as SVGUseElement).getBBox().width < 50)),
      )
      .toEqual([]);
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
  for (const [index, { name, link }] of hotels.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('link')).toHaveAccessibleName(new RegExp(`^${name} ${labels.visitNow} ?, `));
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
  expect(new Set((await lights(page)).flat())).toEqual(new Set([1]));
});

/** How many hotels have light in their first window. */
const countLit = async (page: Page) => (await lights(page)).filter(([first]) => first).length;

test.describe('with movement', () => {
  test.use({ reducedMotion: 'no-preference', section: '.hotel-grid' });

  test('on a phone the windows light up one hotel after another while the street scrolls into view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await visit(page, '/');
    const list = street(page).getByRole('list').last();
    /** Scrolls until the street is at this share of the window's height. */
    const scrollTo = (share: number) =>
      list.evaluate((element, at) => {
        const { top } = element.getBoundingClientRect();
        window.scrollBy({ top: top - innerHeight * at, behavior: 'instant' });
      }, share);
    // The sections above are laid out only when they come near.
    for (let turn = 0; turn < 5; turn += 1) await scrollTo(0.99);
    await expect.poll(async () => (await lights(page))[0]?.[0]).toBe(0);
    await scrollTo(0.1);
    await expect.poll(() => countLit(page)).toBe(hotels.length);
  });

  test.describe('in a wide window', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    /** Scrolls to where the street begins to stick. */
    async function goToStreet(page: Page): Promise<void> {
      const toTop = () =>
        street(page).evaluate((section) => {
          const { top } = section.getBoundingClientRect();
          window.scrollBy({ top, behavior: 'instant' });
          return Math.abs(section.getBoundingClientRect().top);
        });
      await expect.poll(toTop).toBeLessThan(1);
      await waitTwoFrames(page);
    }

    /** Scrolls by a share of the window, and returns the place of a hotel's middle as a share of the window's width. */
    const placeAfter = async (page: Page, share: number, hotel: Locator) => {
      await page.evaluate((by) => window.scrollBy({ top: by * innerHeight, behavior: 'instant' }), share);
      await waitTwoFrames(page);
      return hotel.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2 / innerWidth;
      });
    };

    test('the street sticks and moves past while the page scrolls, unless movement is paused or it is printed', async ({
      page,
    }) => {
      await visit(page, '/');
      await goToStreet(page);
      const { height } = await boxOf(street(page));
      expect(height / 900).toBeGreaterThan(2);
      expect(height / 900).toBeLessThanOrEqual(2.3);
      const lit: number[] = [];
      const firsts: number[] = [];
      for (let step = 0; step < 7; step += 1) {
        firsts.push(await placeAfter(page, step === 0 ? 0 : 0.18, cards(page).first()));
        const lightsNow = await lights(page);
        lit.push(lightsNow.filter(([first]) => first).length);
        const places = await cards(page).evaluateAll((list) =>
          list.map((element) => {
            const { left, right } = element.getBoundingClientRect();
            return (left + right) / 2 / innerWidth;
          }),
        );
        // What is far left of the middle is lit, and what is far right of it is dark.
        for (const [index, place] of places.entries()) {
          const light = lightsNow[index]?.[0];
          if (place < 0.2) expect(light, `hotel ${index + 1} at ${place}`).toBe(1);
          if (place > 0.8) expect(light, `hotel ${index + 1} at ${place}`).toBe(0);
        }
        await expect(street(page).getByRole('heading', { level: 2 }).first()).toBeInViewport();
      }
      expect(firsts).toEqual([...firsts].sort((one, other) => other - one));
      expect(firsts[0]! - firsts[6]!).toBeGreaterThan(1);
      expect(lit).toEqual([...lit].sort((one, other) => one - other));
      await expect(cards(page).last()).toBeInViewport({ ratio: 0.8 });

      await page.locator('html').evaluate((html) => (html.dataset.motion = 'paused'));
      await expect.poll(async () => (await boxOf(street(page))).height).toBeLessThan(height / 2);
      await page.locator('html').evaluate((html) => delete html.dataset.motion);
      await page.emulateMedia({ media: 'print' });
      const rights = await cards(page).evaluateAll((list) =>
        list.map((card) => card.getBoundingClientRect().right),
      );
      expect(Math.max(...rights)).toBeLessThanOrEqual(1440);
    });

    test('a hotel comes into view with the focus, a link on the map, a search in the page and a swipe to the side', async ({
      page,
    }) => {
      await visit(page, '/');
      await goToStreet(page);
      for (const index of [hotels.length - 1, 0]) {
        const card = cards(page).nth(index);
        await card.getByRole('link').focus();
        await expect(card.getByRole('link'), `hotel ${index + 1}`).toBeInViewport({ ratio: 1 });
      }
      const last = cards(page).last();
      await goToStreet(page);
      await expect(last.getByRole('heading')).not.toBeInViewport();
      await street(page)
        .locator(`a[href="#${await last.getAttribute('id')}"]`)
        .evaluate((link) => (link as unknown as HTMLElement).focus());
      await page.keyboard.press('Enter');
      await expect(last.getByRole('link')).toBeInViewport({ ratio: 1 });
      await goToStreet(page);
      await expect(last.getByRole('heading')).not.toBeInViewport();
      // As the browser does for a word that it found.
      await last.getByRole('heading').evaluate((name) => name.scrollIntoView({ block: 'nearest' }));
      await expect(last.getByRole('link')).toBeInViewport({ ratio: 1 });
      await last.getByRole('link').click({ trial: true });
      // Browsers look for a word only in what a visitor can scroll, too.
      await goToStreet(page);
      await expect(last.getByRole('heading')).not.toBeInViewport();
      await cards(page).nth(1).hover();
      await page.mouse.wheel(5000, 0);
      await expect(last.getByRole('link')).toBeInViewport({ ratio: 1 });
    });
  });
});
