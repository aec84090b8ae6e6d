import type { Page } from '@playwright/test';

import { hotels } from '@/content/hotels';

import { pixelsOf } from '../support/pixels';
import { expect, routes, test } from '../support/test';
import { bringIntoView, reducedMotion, scrollPageTo, visit } from '../support/visit';

test.use(reducedMotion);

/** More stops than any page has. A longer walk is an endless loop. */
const MOST_STOPS = 400;
/** The distance from an element in which its focus can be drawn, in CSS pixels. */
const MARGIN_PX = 8;

/** Presses Tab to the end of the page or of its main part. No stop can be covered. `look` checks each. */
async function walk(page: Page, part: string, look: () => Promise<string | null>) {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedElement, part);
    if (stop === null) break;
    const fault = stop.cover ?? (await look());
    if (fault) faults.push(`${fault}: ${stop.name}`);
  }
  return { faults, stops };
}

/** Runs in the page: the focused element, if it is in this part, and whether something covers it. */
function focusedElement(part: string): { name: string; cover: string | null } | null {
  const element = document.activeElement;
  if (!element || element === document.body || !element.closest(part)) return null;
  const name = element.outerHTML.slice(0, 120);
  const box = element.getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    return { name, cover: 'out of sight' };
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = [...element.getClientRects()].flatMap((line) =>
    shares.flatMap((x) => shares.map((y) => [line.x + line.width * x, line.y + line.height * y] as const)),
  );
  const isSeen = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return (
      top !== null &&
      (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
    );
  });
  return { name, cover: isSeen ? null : 'covered' };
}

/** The kinds of elements that `samenessOf` has compared, on any page. */
const comparedKinds = new Set<string>();

/**
 * Reports a focused element that looks the same without focus. It compares one element of each kind in each part of the
 * page.
 */
async function samenessOf(page: Page): Promise<string | null> {
  const { clip, kind, ring } = await page.evaluate((margin) => {
    const element = document.activeElement as HTMLElement;
    // If a button covers its card, its focus ring is around the card.
    const isCard = getComputedStyle(element, '::after').outlineStyle !== 'none';
    const box = (isCard ? element.offsetParent! : element).getBoundingClientRect();
    const x = Math.max(box.x - margin, 0);
    const y = Math.max(box.y - margin, 0);
    // The element, its pseudo-element over the card, or the search field that it fills.
    const outlines = () =>
      [getComputedStyle(element), getComputedStyle(element, '::after')]
        .concat(
          [...document.querySelectorAll('.search-field:focus-within')].map((field) =>
            getComputedStyle(field),
          ),
        )
        .map(({ outlineStyle, outlineWidth }) => (outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)));
    const place = element.closest('section, header, footer, nav, main > div, body');
    return {
      ring: Math.max(...outlines()),
      kind: [element.tagName, element.className, place?.className].map(String).join(' '),
      clip: {
        x,
        y,
        width: Math.min(box.right + margin, innerWidth) - x,
        height: Math.min(box.bottom + margin, innerHeight) - y,
      },
    };
  }, MARGIN_PX);
  if (ring < 2) return 'no ring';
  if (comparedKinds.has(kind)) return null;
  if (clip.width < 1 || clip.height < 1) return 'out of sight';
  const focused = await pixels(page, clip);
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await element.evaluate((node) => node.blur());
  const unfocused = await pixels(page, clip);
  await element.evaluate((node) => node.focus({ preventScroll: true }));
  const changed = changedPixels(focused, unfocused);
  // A ring of one pixel, inside of the element, would change this many pixels. Ours is three pixels wide.
  const around = 2 * (clip.width + clip.height - 6 * MARGIN_PX);
  if (changed < around) return `${changed} pixels change, of ${Math.round(around)} wanted`;
  comparedKinds.add(kind);
  return null;
}

/** Hydrates all carousels of a page, and goes to its top: otherwise one could hide the slide that has the focus. */
async function hydrateCarousels(page: Page): Promise<void> {
  for (const row of await page.locator('.carousel-viewport').all()) {
    await bringIntoView(row);
    await expect(row).not.toHaveAttribute('tabindex', '0');
  }
  await scrollPageTo(page, 0);
}

test.describe.configure({ timeout: 240_000 });

const narrow = { width: 320, height: 640 };

for (const path of routes) {
  test(`2.4.11 2.4.7 1.4.11 2.1.1 2.1.2 ${path}: Tab reaches the end, and each stop is visible`, async ({
    page,
  }) => {
    await visit(page, path);
    // Header and footer are the same on all pages.
    const isWhole = path === '/';
    // From the end of the page, Tab goes to its first stop again.
    await page.setViewportSize(narrow);
    await hydrateCarousels(page);
    if (!isWhole) await page.getByRole('main').focus();
    const { faults, stops } = await walk(page, isWhole ? 'body' : 'main', () => samenessOf(page));
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(isWhole ? 50 : 3);
    expect(stops, 'it never came to an end').toBeLessThan(MOST_STOPS);
    if (isWhole) expect(comparedKinds.size).toBeGreaterThan(8);
  });
}

test('2.4.11 2.1.1 in a wide window, Tab shows each stop of the header and of the street', async ({
  page,
}) => {
  await visit(page, '/');
  for (const [part, least] of [
    ['header, body > a', 5],
    ['.hotel-grid', hotels.length],
  ] as const) {
    if (part === '.hotel-grid') {
      await page.locator(part).getByRole('link').first().focus();
      await page.keyboard.press('Shift+Tab');
    }
    const { faults, stops } = await walk(page, part, async () => null);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(least);
  }
});

/** The pixels of a part of the viewport, three bytes each. */
async function pixels(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  return (await pixelsOf(page, { clip })).data;
}

/** The number of pixels that differ in lightness by the ratio of SC 2.4.13, about 3:1. */
function changedPixels(one: Buffer, other: Buffer): number {
  let changed = 0;
  for (let at = 0; at < one.length; at += 3) {
    const difference = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs(one[at + channel]! - other[at + channel]!)),
    );
    if (difference > 60) changed += 1;
  }
  return changed;
}
