import type { Page } from '@playwright/test';

import { hotels } from '@/content/hotels';

import { pixelsOf } from '../support/pixels';
import { addRules, ONLY_TWO_HOTELS } from '../support/style';
import { expect, routes, test } from '../support/test';
import { bringIntoView, reducedMotion, scrollPageTo, visit } from '../support/visit';

test.use({ ...reducedMotion, viewport: { width: 320, height: 640 } });
test.describe.configure({ timeout: 120_000 });

/** More stops than any page has. A longer walk is an endless loop. */
const MOST_STOPS = 400;
/** The distance from an element in which its focus can be drawn, in CSS pixels. */
const MARGIN_PX = 8;

/** Runs in the page: the focused element, if it is in this part, its ring, and whether something covers it. */
function focusedElement([part, margin]: readonly [string, number]) {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || !element.closest(part)) return null;
  const box = element.getBoundingClientRect();
  const isOut = box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth;
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
  // The ring is around the element, the card that it covers with a pseudo-element, or the search field that it fills.
  const isCard = getComputedStyle(element, '::after').outlineStyle !== 'none';
  const around = (isCard ? element.offsetParent! : element).getBoundingClientRect();
  const field = element.closest('.search-field');
  const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')]
    .concat(field ? getComputedStyle(field) : [])
    .map(({ outlineStyle, outlineWidth }) => (outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)));
  const [x, y] = [Math.max(around.x - margin, 0), Math.max(around.y - margin, 0)];
  const clip = {
    x,
    y,
    width: Math.min(around.right + margin, innerWidth) - x,
    height: Math.min(around.bottom + margin, innerHeight) - y,
  };
  const isClipped = clip.width < 1 || clip.height < 1;
  const hasRing = Math.max(...outlines) >= 2;
  const place = element.closest('section, header, footer, nav, main > div, body');
  return {
    name: element.outerHTML.slice(0, 120),
    fault: isOut || isClipped ? 'out of sight' : !isSeen ? 'covered' : !hasRing ? 'no ring' : null,
    kind: [element.tagName, element.className, place?.className].map(String).join(' '),
    clip,
  };
}

/** The kinds of elements that were compared with and without focus, on any page. */
const comparedKinds = new Set<string>();

/** Reports a focused element that looks the same without focus. */
async function samenessOf(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const { data: focused } = await pixelsOf(page, { clip });
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await element.evaluate((node) => node.blur());
  const { data: unfocused } = await pixelsOf(page, { clip });
  await element.evaluate((node) => node.focus({ preventScroll: true }));
  // Pixels that differ in lightness by the ratio of SC 2.4.13, about 3:1.
  let changed = 0;
  for (let at = 0; at < focused.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs(focused[at + channel]! - unfocused[at + channel]!) > 60))
      changed += 1;
  // A ring of one pixel, inside of the element, would change this many pixels. Ours is three pixels wide.
  const around = 2 * (clip.width + clip.height - 6 * MARGIN_PX);
  return changed < around ? `${changed} pixels change, of ${Math.round(around)} wanted` : null;
}

/** Presses Tab to the end of the page or of a part. Each stop can be seen, and differs from one without focus. */
async function expectWalk(page: Page, part: string, least: number): Promise<void> {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedElement, [part, MARGIN_PX] as const);
    if (stop === null) break;
    const isNew = !stop.fault && !comparedKinds.has(stop.kind);
    const fault = isNew ? await samenessOf(page, stop.clip) : stop.fault;
    if (fault) faults.push(`${fault}: ${stop.name}`);
    else comparedKinds.add(stop.kind);
  }
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(least);
  expect(stops, 'it never came to an end').toBeLessThan(MOST_STOPS);
}

for (const path of routes) {
  test(`2.4.11 2.4.7 1.4.11 2.1.1 2.1.2 ${path}: Tab reaches the end, and each stop is visible`, async ({
    page,
  }) => {
    await visit(page, path);
    // Before, a carousel could hide the slide that has the focus.
    for (const row of await page.locator('.carousel-viewport').all()) {
      await bringIntoView(row);
      await expect(row).not.toHaveAttribute('tabindex', '0');
    }
    await addRules(page, ONLY_TWO_HOTELS);
    await scrollPageTo(page, 0);
    if (path !== '/') {
      // Header and footer are the same on all pages.
      await page.getByRole('main').focus();
      return expectWalk(page, 'main', 3);
    }
    // From the end of the page, Tab goes to its first stop again.
    await expectWalk(page, 'body', 50);
    expect(comparedKinds.size).toBeGreaterThan(8);

    await page.setViewportSize({ width: 1280, height: 720 });
    for (const [wide, first, least] of [
      ['header, body > a', 'body > a', 4],
      ['.hotel-grid', '.hotel-grid a', hotels.length - 1],
    ] as const)
      await test.step(`in a wide window: ${wide}`, async () => {
        await page.locator(first).first().focus();
        await expectWalk(page, wide, least);
      });
  });
}
