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

/** How much the first windows of each hotel are lit: 0 is dark. */
const lights = (page: Page) =>
  cards(page).evaluateAll((list) =>
    list.map((hotel) => {
      const style = getComputedStyle(hotel.querySelector('svg:has(use)')!);
      return Math.min(Math.max(Number(style.getPropertyValue('--lit-groups')), 0), 1);
    }),
  );

/** The places of the hotels and the ground of their drawings, and the pixels of a metre in each. */
const boxesOf = (page: Page) =>
  cards(page).evaluateAll((list) =>
    list.map((hotel) => {
      const svg = hotel.querySelector('svg')!;
      const { width, top, bottom, right: drawnRight } = svg.getBoundingClientRect();
      const { left, right } = hotel.getBoundingClientRect();
      const metre = (10 * width) / svg.viewBox.baseVal.width;
      return { left, right, top, drawnRight, bottom: Math.round(bottom), metre };
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
      names.map(
        (name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
      ),
    );
  expect(lines).toHaveLength(hotels.length);
  expect(lines.filter((count) => count > 1.5)).toEqual([]);
}

test('in every window the hotels have one scale and one line of ground, also with larger text', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  await addRules(page, onlySection('.hotel-grid'));
  for (const [width, height] of [
    [320, 568],
    [1024, 768],
    [1280, 900],
    [2560, 900],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const isWide = width >= 1280;
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
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

      // The test's browser has no scrollbars. Like one, padding makes the page less wide than 100vw.
      for (const scrollbarPx of isWide && hotels.length <= MOST_IN_WINDOW ? [0, 17] : []) {
        await addRules(page, `html { padding-right: ${scrollbarPx}px; }`);
        await expectAllInWindow(page);
      }
      // As a minimum font size does, without larger boxes.
      await addRules(page, 'li[id] :is(h3, p) { font-size: 22px !important; }');
      expect(new Set((await boxesOf(page)).map(({ bottom }) => bottom)).size, 'with larger text').toBe(1);
      await expectReachable(page);
      // Without the padding and the larger text.
      await page.evaluate(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, 1)));
    });
});

test('every drawing of a hotel has loaded', async ({ sharedPage }) => {
  for (const path of ['/', '/gallery', UNKNOWN_ADDRESS]) {
    const uses = (await sharedPage(path)).locator('use[href*="/drawings/"]');
    await expect(uses).not.toHaveCount(0);
    // Without its file, it has no size.
    const empty = () =>
      uses.evaluateAll((list) => list.filter((use) => (use as SVGUseElement).getBBox().width < 50).length);
    await expect.poll(empty).toBe(0);
  }
});

test('a whole card is a link that names its page; its windows are lit, and only its own change on hover', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  expect(new Set(await lights(page))).toEqual(new Set([1]));
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
  /** The colour of the lit windows. */
  const tint = (hotel: Locator) =>
    hotel
      .locator('svg:has(use)')
      .first()
      .evaluate((svg) => getComputedStyle(svg).getPropertyValue('--drawn-light'));
  const hotel = cards(page).last();
  const before = await tint(hotel);
  await hotel.hover({ position: { x: 40, y: 40 } });
  await expect.poll(() => tint(hotel)).not.toBe(before);
  await expect.poll(() => tint(cards(page).first())).not.toBe(before);
  expect(await tint(hotel)).not.toBe(await tint(cards(page).first()));
});

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
    await expect.poll(async () => (await lights(page))[0]).toBe(0);
    await scrollTo(0.1);
    await expect.poll(async () => (await lights(page)).every((light) => light > 0)).toBe(true);
  });

  test('in a wide window the street sticks and moves past while the page scrolls, and every way leads to a hotel', async ({
    page,
  }) => {
    const [width, height] = [1440, 900];
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    /** Scrolls to where the street begins to stick. */
    const goToStreet = async () => {
      const toTop = () =>
        street(page).evaluate((section) => {
          const { top } = section.getBoundingClientRect();
          window.scrollBy({ top, behavior: 'instant' });
          return Math.abs(section.getBoundingClientRect().top);
        });
      await expect.poll(toTop).toBeLessThan(1);
      await waitTwoFrames(page);
    };
    const last = cards(page).last();
    const link = last.getByRole('link');

    await goToStreet();
    const { height: before } = await boxOf(street(page));
    expect(before / height).toBeGreaterThan(2);
    expect(before / height).toBeLessThanOrEqual(2.3);
    const lit: number[] = [];
    const firsts: number[] = [];
    for (let step = 0; step < 4; step += 1) {
      const [boxes, lightsNow] = [await boxesOf(page), await lights(page)];
      const places = boxes.map(({ left, right }) => (left + right) / 2 / width);
      firsts.push(places[0]!);
      lit.push(lightsNow.filter(Boolean).length);
      // What is far left of the middle is lit, and what is far right of it is dark.
      for (const [index, place] of places.entries()) {
        if (place < 0.2) expect(lightsNow[index], `hotel ${index + 1} at ${place}`).toBe(1);
        if (place > 0.8) expect(lightsNow[index], `hotel ${index + 1} at ${place}`).toBe(0);
      }
      await expect(street(page).getByRole('heading', { level: 2 }).first()).toBeInViewport();
      await page.evaluate((by) => window.scrollBy({ top: by * innerHeight, behavior: 'instant' }), 0.36);
      await waitTwoFrames(page);
    }
    expect(firsts).toEqual([...firsts].sort((one, other) => other - one));
    expect(firsts[0]! - firsts[3]!).toBeGreaterThan(1);
    expect(lit).toEqual([...lit].sort((one, other) => one - other));

    await test.step('a hotel comes into view with the focus, a link on the map, a search in the page and a swipe', async () => {
      const ways = {
        focus: () => link.focus(),
        map: async () => {
          const name = street(page).locator(`a[href="#${await last.getAttribute('id')}"]`);
          await name.evaluate((each) => (each as unknown as HTMLElement).focus());
          await page.keyboard.press('Enter');
        },
        // As the browser does for a word that it found, only in what a visitor can scroll, too.
        search: () => last.getByRole('heading').evaluate((name) => name.scrollIntoView({ block: 'nearest' })),
        swipe: async () => {
          await cards(page).nth(1).hover();
          await page.mouse.wheel(5000, 0);
        },
      };
      for (const [name, go] of Object.entries(ways)) {
        await goToStreet();
        await expect(last.getByRole('heading'), name).not.toBeInViewport();
        await go();
        await expect(link, name).toBeInViewport({ ratio: 1 });
        await link.click({ trial: true });
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      }
    });

    await test.step('it stands still while movement is paused, and on paper', async () => {
      await page.locator('html').evaluate((html) => (html.dataset.motion = 'paused'));
      await expect.poll(async () => (await boxOf(street(page))).height).toBeLessThan(before / 2);
      await page.locator('html').evaluate((html) => delete html.dataset.motion);
      await page.emulateMedia({ media: 'print' });
      expect(Math.max(...(await boxesOf(page)).map(({ right }) => right))).toBeLessThanOrEqual(width);
    });
  });
});
