import type { Locator, Page } from '@playwright/test';

import { heroSlides } from '@/content/hero';
import { labels } from '@/content/labels';

import { contactWidget, nextOf, SLIDE } from './support/controls';
import { overlap } from './support/layout';
import { readyCarousel } from './support/rotation';
import { addRules, EVERYTHING_LAID_OUT, ONLY_WHAT_IS_SEEN } from './support/style';
import { expect, routes, test } from './support/test';
import {
  bringIntoView,
  visit,
  waitTwoFrames,
  allowUnknownAddress,
  UNKNOWN_ADDRESS,
  scrollPageTo,
} from './support/visit';

/** Viewports of phones and tablets, with and without the browser's bars, down to the smallest supported one. */
const windows = [
  [320, 480],
  [320, 568],
  [353, 745],
  [360, 640],
  [360, 740],
  [375, 553],
  [390, 664],
  [390, 844],
  [412, 740],
  [430, 746],
  [600, 480],
  [768, 1024],
  [820, 520],
  [992, 744],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** An element of this height can be pressed next to the buttons: a picture of the gallery, a card. */
const TALL_PX = 100;

/** The HTML of each control at the top of the page that the contact widget covers. */
async function underTheWidget(page: Page): Promise<string[]> {
  await scrollPageTo(page, 0);
  // The buttons react to scrolling one frame later.
  await waitTwoFrames(page);
  return page.evaluate((tall) => {
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
    const found = [...document.querySelectorAll('.contact-widget a')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => button.getBoundingClientRect())
      .flatMap(({ x, y, width, height }) =>
        shares.flatMap((across) =>
          shares.flatMap((down) => document.elementsFromPoint(x + width * across, y + height * down)),
        ),
      )
      .map((element) => element.closest('a[href], button, label, input, select, textarea, summary'))
      .filter((part) => part !== null)
      .filter((part) => !part.closest('.contact-widget') && part.getBoundingClientRect().height < tall);
    return [...new Set(found)].map((part) => part.outerHTML.slice(0, 100));
  }, TALL_PX);
}

/** The controls under the buttons at the top of the page, for every viewport, online and in an offline copy. */
async function faultsOfFirstScreens(page: Page, isHome: boolean): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  // The other pages have no search at the end of the first screen.
  for (const [width, height] of windows.filter((_, index) => isHome || index % 2 === 0)) {
    await page.setViewportSize({ width, height });
    for (const isCopy of [false, true]) {
      await page
        .locator('html')
        .evaluate((html, is) => html.toggleAttribute('data-offline-copy', is), isCopy);
      const found = await underTheWidget(page);
      if (found.length > 0) faults[`${width} x ${height}${isCopy ? ', an offline copy' : ''}`] = found;
    }
    await page.locator('html').evaluate((html) => html.removeAttribute('data-offline-copy'));
  }
  return faults;
}

test.use(allowUnknownAddress);

for (const path of [...routes, UNKNOWN_ADDRESS]) {
  test(`2.4.11 on ${path}, no control of the first screen and none scrolled into view is under the contact buttons`, async ({
    sharedPage,
  }) => {
    test.setTimeout(120_000);
    const page = await sharedPage(path, { width: 320, height: 480 });
    await addRules(page, ONLY_WHAT_IS_SEEN);
    expect(await faultsOfFirstScreens(page, path === '/')).toEqual({});

    // A fresh start: this removes the added rules.
    await sharedPage(path, { width: 320, height: 480 });
    const covered: Record<string, string[]> = {};
    for (const [width, height] of [
      [320, 480],
      [390, 664],
      [768, 1024],
      [992, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The buttons may appear at the first scroll only.
      await bringIntoView(page.getByRole('contentinfo'));
      await expect(contactWidget(page).getByRole('listitem').first()).toBeVisible();
      // While the page is scrolled down, the buttons move away. This keeps them in their place.
      await addRules(page, '.contact-widget { translate: none !important; }');
      const faults = await page.evaluate(() => {
        const found: string[] = [];
        const parts = document.querySelectorAll('a[href], button, input, select, textarea, summary');
        for (const part of parts) {
          if (part.closest('.contact-widget, [inert], [aria-hidden="true"]:has(input), body > a')) continue;
          if (!part.checkVisibility({ visibilityProperty: true })) continue;
          part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { left, top, right, bottom } = part.getBoundingClientRect();
          // The middle of its visible part.
          const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
          const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
          if (document.elementFromPoint(x, y)?.closest('.contact-widget'))
            found.push(part.outerHTML.slice(0, 100));
        }
        return found;
      });
      if (faults.length > 0) covered[`${width} x ${height}`] = faults;
    }
    expect(covered).toEqual({});
  });
}

test('on Contact, no word of the map or of its caption is under the contact buttons', async ({
  sharedPage,
}) => {
  const covered: Record<string, string[]> = {};
  for (const [width, height] of windows) {
    const page = await sharedPage('/contact', { width, height });
    const { buttons, parts } = await page.locator('figure').evaluate((figure) => ({
      buttons: [...document.querySelectorAll('.contact-widget a')].map((one) => one.getBoundingClientRect()),
      parts: [...figure.querySelectorAll('text, figcaption')].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return { words: part.textContent, lines: [...range.getClientRects()] };
      }),
    }));
    const faults = parts
      .filter(({ lines }) => lines.some((line) => buttons.some((button) => overlap(line, button))))
      .map(({ words }) => words);
    if (faults.length > 0) covered[`${width} x ${height}`] = faults;
  }
  expect(covered).toEqual({});
});

// Googlebot, and tools that take a picture of a whole page.
for (const [width, height] of [
  [412, 12_140],
  [1280, 5000],
] as const) {
  test(`in a window of ${width} x ${height}, no part of a page is taller than in one of 1200 px`, async ({
    sharedPage,
  }) => {
    for (const path of [...routes, UNKNOWN_ADDRESS]) {
      const page = await sharedPage(path, { width, height: 1200 });
      const heights = () =>
        page
          .locator('header, main, main > *, footer')
          .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));
      await addRules(page, EVERYTHING_LAID_OUT);
      const usual = await heights();
      await page.setViewportSize({ width, height });
      const taller = (await heights()).filter((one, index) => one > usual[index]! + 1);
      expect(taller, path).toEqual([]);
    }
  });
}

/** The problems of a slide's name and tagline: cut off, overlapping, or not visible. */
async function faultsOfWords(tagline: Locator): Promise<string[]> {
  if (!(await tagline.isVisible())) return ['not shown'];
  const { faults, lines, others } = await tagline.evaluate((element, slide) => {
    const rects = (part: Element) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return [...words.getClientRects()];
    };
    const around = element.closest(slide)!.getBoundingClientRect();
    const others = [
      ...rects(document.querySelector('h1')!),
      ...[...document.querySelectorAll('.hero button, .contact-widget a, form')].map((part) =>
        part.getBoundingClientRect(),
      ),
    ];
    const lines = [element, element.previousElementSibling!].flatMap(rects);
    const faults = lines.flatMap(({ left, top, right, bottom, width }) => [
      ...(width === 0 ? ['not shown'] : []),
      ...(left < 0 || right > innerWidth || top < around.top || bottom > innerHeight ? ['cut off'] : []),
    ]);
    return { faults, lines, others };
  }, SLIDE);
  const covered = others.filter((box) => lines.some((line) => overlap(line, box, { x: 1, y: 2 })));
  return [
    ...faults,
    ...covered.map(({ left, top }) => `over something at ${Math.round(left)}, ${Math.round(top)}`),
  ];
}

test('the name and the tagline of each slide can be read in every window without overlap', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await addRules(page, ONLY_WHAT_IS_SEEN);
  const carousel = await readyCarousel(page, labels.heroName);
  const next = nextOf(carousel);
  const slides = carousel.locator(SLIDE);
  for (const [width, height] of [...windows, [568, 480], [1280, 480]] as const) {
    await page.setViewportSize({ width, height });
    for (const [index, slide] of heroSlides.entries()) {
      await expect(slides.nth(index)).toHaveCSS('opacity', '1');
      await scrollPageTo(page, 0);
      const place = `slide ${index + 1} in ${width} x ${height}`;
      // The carousel updates its slides one frame after a resize.
      if (!slide.isMain) {
        const tagline = slides.nth(index).getByText(slide.tagline, { exact: true });
        await expect.poll(() => faultsOfWords(tagline), place).toEqual([]);
      }
      await next.press('Enter');
    }
  }
});
