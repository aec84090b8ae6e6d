import { expect, type Page } from '@playwright/test';

import { contrast, luminance, type Colour } from './colour';
import { pixelsOf } from './pixels';
import { addRules, EVERYTHING_LAID_OUT } from './style';

/** The share of pixels behind a text that can have too little contrast: single pixels of a picture. */
const SPECKS_SHARE = 0.02;
/** SC 1.4.3 accepts 3 for large text. Over a picture, which may change, it needs as much as small text. */
const TEXT_RATIO = 4.5;
/** SC 1.4.11. */
const ICON_RATIO = 3;

/** Hides everything that has the colour of the text, and everything that floats over the page. */
const ONLY_BACKGROUNDS = `
  ${EVERYTHING_LAID_OUT}
  * { transition: none !important; }
  .measured, .measured * { color: transparent !important; text-decoration-color: transparent !important; }
  /* The line under a link belongs to the link, also when the text is in an element inside it. */
  :has(.measured) { text-decoration-color: transparent !important; }
  text.measured { fill: transparent !important; }
  .measured svg { visibility: hidden !important; }
  .header-bar, .contact-widget, body > a { visibility: hidden !important; }
`;

interface MeasuredText {
  selector: string;
  text: string;
  colour: Colour;
  needed: number;
  /** The position of the text or icon, in CSS pixels of the viewport. */
  clip: { x: number; y: number; width: number; height: number };
}

/**
 * Scrolls the first element of the selectors to the middle of the viewport, and lists all elements that are fully in
 * view: the colour of their text or icon, and their position. Then it hides these texts, so that only the background is
 * visible.
 */
async function textsInWindow(page: Page, selectors: string[]): Promise<MeasuredText[]> {
  return page.evaluate(
    ([all, ratios]) => {
      const texts: MeasuredText[] = [];
      const context = document.createElement('canvas').getContext('2d')!;
      // Texts that were measured before are transparent, and so is what they contain.
      for (const element of document.querySelectorAll('.measured')) element.classList.remove('measured');
      document.querySelector(all[0]!)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (const [index, selector] of all.entries()) {
        const node = document.querySelector(selector);
        if (!node?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const style = getComputedStyle(node);
        // SVG text uses `fill`, all other text `color`.
        context.fillStyle = node instanceof SVGTextElement ? style.fill : style.color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        const text = node.textContent?.trim() ?? '';
        const icon = text ? null : node.querySelector('svg');
        const range = document.createRange();
        range.selectNodeContents(icon ?? node);
        // Text for screen readers also has a position, but its background is not relevant.
        const hidden = icon ? null : node.querySelector(':scope > .sr-only:last-child');
        if (hidden?.previousSibling) range.setEndBefore(hidden);
        const box = icon?.getBoundingClientRect() ?? range.getBoundingClientRect();
        const isInside = box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
        if (!isInside && index > 0) continue;
        const x = Math.max(box.x, 0);
        const y = Math.max(box.y, 0);
        const clip = {
          x,
          y,
          width: Math.min(box.right, innerWidth) - x,
          height: Math.min(box.bottom, innerHeight) - y,
        };
        if (clip.width < 2 || clip.height < 2) continue;
        const needed = icon ? ratios.icon : ratios.text;
        texts.push({ selector, text, colour: [red, green, blue], needed, clip });
      }
      for (const { selector } of texts) document.querySelector(selector)!.classList.add('measured');
      return texts;
    },
    [selectors, { icon: ICON_RATIO, text: TEXT_RATIO }] as const,
  );
}

/** Waits for pictures that are still loading. A picture that never loads is tested as it is. */
async function waitForPictures(page: Page): Promise<void> {
  const areThere = () =>
    [...document.images].every((image) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect();
      const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return !isSeen || image.complete;
    });
  await page.waitForFunction(areThere, null, { timeout: 5000 }).catch(() => undefined);
}

/** The smallest part of the window with all of these texts. */
function partWith(texts: readonly MeasuredText[]) {
  const x = Math.floor(Math.min(...texts.map(({ clip }) => clip.x)));
  const y = Math.floor(Math.min(...texts.map(({ clip }) => clip.y)));
  const right = Math.ceil(Math.max(...texts.map(({ clip }) => clip.x + clip.width)));
  const bottom = Math.ceil(Math.max(...texts.map(({ clip }) => clip.y + clip.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** The share of the pixels behind a text with too little contrast, in a picture of a part of the window. */
function shareTooClose(
  { data, info }: Awaited<ReturnType<typeof pixelsOf>>,
  part: { x: number; y: number },
  { clip, colour, needed }: MeasuredText,
): number {
  const letters = luminance(...colour);
  const [x, y] = [clip.x - part.x, clip.y - part.y];
  const [left, right] = [Math.floor(x), Math.min(Math.ceil(x + clip.width), info.width)];
  const [top, bottom] = [Math.floor(y), Math.min(Math.ceil(y + clip.height), info.height)];
  let close = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * info.width + x) * 3;
      if (contrast(letters, luminance(data[at]!, data[at + 1]!, data[at + 2]!)) < needed) close += 1;
    }
  return close / ((right - left) * (bottom - top));
}

/**
 * Measures the background of each selector, with one screenshot for all that are in view together, and expects enough
 * contrast.
 *
 * @param least how many texts and icons it must be able to measure
 */
export async function expectLegible(
  page: Page,
  selectors: string[],
  { least }: { least: number },
): Promise<void> {
  await addRules(page, ONLY_BACKGROUNDS);
  const faults: string[] = [];
  let measured = 0;
  let open = selectors;
  while (open.length > 0) {
    const texts = await textsInWindow(page, open);
    const seen = new Set([open[0], ...texts.map(({ selector }) => selector)]);
    open = open.filter((selector) => !seen.has(selector));
    // For instance on a hidden slide.
    if (texts.length === 0) continue;
    await waitForPictures(page);
    const part = partWith(texts);
    const picture = await pixelsOf(page, { clip: part });
    for (const measuredText of texts) {
      const share = shareTooClose(picture, part, measuredText);
      if (share > SPECKS_SHARE)
        faults.push(
          `${Math.round(share * 100)}% of the background of ${measuredText.selector}: ${measuredText.text}`,
        );
    }
    measured += texts.length;
  }
  // The next axe run on the page would name elements by this class, which says nothing about them.
  await page
    .locator('.measured')
    .evaluateAll((all) => all.forEach((element) => element.classList.remove('measured')));
  expect(measured, 'the number of measured texts').toBeGreaterThanOrEqual(least);
  expect(faults).toEqual([]);
}
