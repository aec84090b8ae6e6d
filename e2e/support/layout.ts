import type { Page } from '@playwright/test';

import { present } from './present';

/** The edges of a rectangle, in CSS pixels. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * Whether two rectangles overlap.
 *
 * @param allowed how far they may overlap, horizontally and vertically, in CSS pixels
 */
export function overlap(one: Box, other: Box, allowed = { x: 0, y: 0 }): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > allowed.x &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > allowed.y
  );
}

/** The layout problems of a page's text, each as a sentence. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const { faults, texts } = await page.evaluate(() => {
    const describe = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(
        element.textContent ?? ''
      )
        .trim()
        .slice(0, 50)}`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(
        '[inert], [aria-hidden="true"] svg, .sr-only, [aria-hidden="true"]:has(input), noscript, body > a',
      );
    // Bars and buttons that are fixed while the page scrolls below them.
    const isFloating = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
      return false;
    };
    // A row of slides or tabs that scrolls horizontally.
    const scrollsSideways = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      return false;
    };
    const faults: string[] = [];

    /** In the order of the page, so that a text comes after those around it. */
    const texts: { element: Element; box: DOMRect }[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      const words = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (words.length === 0) continue;
      const range = document.createRange();
      range.setStart(words[0]!, 0);
      range.setEndAfter(words.at(-1)!);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;

      // Clipped by its own box, or by a box around it that neither scrolls nor grows.
      for (let around: Element | null = element; around && around !== document.body;) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const outer = around.getBoundingClientRect();
        const cutsY =
          /hidden|clip/.test(overflowY) && (box.bottom > outer.bottom + 2 || box.top < outer.top - 2);
        const cutsX =
          /hidden|clip/.test(overflowX) && (box.right > outer.right + 2 || box.left < outer.left - 2);
        if (cutsX || cutsY) {
          faults.push(`cut off by ${around.getAttribute('class')}: ${describe(element)}`);
          break;
        }
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        around = around.parentElement;
      }
      if (box.right > innerWidth + 1 && !scrollsSideways(element))
        faults.push(`beyond the edge: ${describe(element)}`);
      if (!isFloating(element)) texts.push({ element, box });
    }

    return {
      faults,
      texts: texts.map(({ element, box }, index) => ({
        name: describe(element),
        box,
        around: texts.flatMap((other, at) => (at < index && other.element.contains(element) ? [at] : [])),
      })),
    };
  });
  // Line boxes can touch. Texts overlap if half a line does.
  const allowed = { x: 4, y: 8 };
  const overlaps = texts.flatMap(({ name, box, around }, index) =>
    texts
      .slice(0, index)
      .filter((other, at) => !around.includes(at) && overlap(other.box, box, allowed))
      .map((other) => `over each other: ${other.name} / ${name}`),
  );
  return [...faults, ...overlaps];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records the layout shifts of each page that is opened from now on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    window.recorded = { ...window.recorded, shifts };
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : `'${node?.textContent?.slice(0, 40)}'`;
    const textOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(
            `${value.toFixed(5)} ${nameOf(node)}: ${textOf(previousRect)} to ${textOf(currentRect)}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Opens pages one after the other, and returns the layout shifts of those that have any: each with its value, the
 * element, and its position and size before and after. Only Chromium reports them.
 *
 * @param open opens a page and waits until nothing more can move
 */
export async function shiftsByPath(
  page: Page,
  paths: readonly string[],
  open: (path: string) => Promise<void>,
): Promise<Record<string, string[]>> {
  await recordShifts(page);
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await open(path);
    const shifts = present(await page.evaluate(() => window.recorded?.shifts), 'record of layout shifts');
    if (shifts.length > 0) found[path] = shifts;
  }
  return found;
}

/** How far the page scrolls horizontally, in CSS pixels. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 500, behavior: 'instant' });
    const { scrollX } = window;
    window.scrollTo({ left: 0, behavior: 'instant' });
    return scrollX;
  });
}
