import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Browser, Page } from '@playwright/test';

import { origin } from '../support/settings';
import { expect, routes, stubOtherSites, test, watchForProblems } from '../support/test';
import { letTimePass, pagePath } from '../support/visit';

/**
 * The limits of what a page transfers, in KB of 1000 bytes, with texts compressed by brotli: with an empty cache, on a
 * phone with three pixels per CSS pixel, until some seconds after the load event. `requests` is a number. `scrolled` is
 * the total after scrolling to the end.
 *
 * The limits find a page that grew without a reason. Everything but `requests` has a tenth to spare, for other texts and
 * photographs (`TO_SPARE_FACTOR`). If a growth is worth it, write the new size here (`npm run budget` prints it).
 */
// The style sheet is inlined: 8 to 9 KB of the HTML, 13 on Home. Home hydrates the islands in its first view: most of
// its scripts is React (docs/decisions.md). The other pages load only the script of every page until something is used.
// The first picture of a new page can be any photograph of 780 pixels.
const others = { html: 25, first: 32, js: 3, css: 1, fonts: 20, requests: 20, all: 85 };
/** A new page has the limits of the others until it gets its own. */
const limits: Record<string, Record<string, number>> = {
  // Within these seconds, one or two more pictures of the first screen load, depending on the machine. They are as wide
  // as the phone, 20 to 30 KB each.
  '/': { ...others, html: 43.1, first: 17, js: 75, requests: 25, all: 227, scrolled: 500 },
  '/about': { ...others, first: 14 },
  '/contact': { ...others, html: 34.1, all: 57 },
  '/Facilities': { ...others, first: 14, all: 118 },
  // Its pictures are sharp on a phone's screen. Most are squares, cut from pictures 540 pixels wide.
  '/gallery': { ...others, html: 28.7, first: 14, requests: 25, all: 150, scrolled: 978 },
};
const TO_SPARE_FACTOR = 1.1;
/** Only Home moves. */
const quietMs = (route: string) => (route === '/' ? 4000 : 1500);
const types: Record<string, string> = { document: 'html', script: 'js', stylesheet: 'css', font: 'fonts' };
const kinds = [...Object.values(types), 'first'];
const out = path.join(__dirname, '../../out');

/** The transferred bytes of a file: texts compressed by brotli, other files as they are. */
function sizeOf(name: string): number {
  const file = [name, `${name}.html`, `${name}index.html`]
    .map((choice) => path.join(out, choice))
    .find((choice) => statSync(choice, { throwIfNoEntry: false })?.isFile());
  const content = readFileSync(file ?? path.join(out, name));
  const isText = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file ?? '');
  return isText ? brotliCompressSync(content).length : content.length;
}

/** Runs in the page: the pictures in the window that have not loaded yet. */
const waitingPictures = () =>
  [...document.images]
    .filter((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const isInWindow = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
      return isInWindow && image.checkVisibility() && !image.complete;
    })
    .map(({ src }) => src);

/** Scrolls in steps of a screen, like a reader: lazy pictures only load when they come near. */
async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  do {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await letTimePass(page, 150);
  } while (!(await isAtEnd()));
  await expect.poll(() => page.evaluate(waitingPictures)).toEqual([]);
}

// The headless shell has no connection type, and loads lazy pictures earlier than a browser does.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

/** Compares the requests of a page so far with some of its limits, and returns both as a text. */
const compare = (
  route: string,
  files: Map<string, { kind: string; kilobytes: number }>,
  pageLimits: Record<string, number>,
) =>
  Object.entries(pageLimits).map(([column, usualLimit]) => {
    const limit = usualLimit * (column === 'requests' ? 1 : TO_SPARE_FACTOR);
    const isKind = kinds.includes(column);
    const counted = [...files].filter(([, { kind }]) => !isKind || kind === column);
    const kilobytes = counted.reduce((sum, [, file]) => sum + file.kilobytes, 0);
    const value = column === 'requests' ? counted.length : kilobytes;
    const largest = counted.sort(([, a], [, b]) => b.kilobytes - a.kilobytes).slice(0, 3);
    const names = largest.map(([name, file]) => `${name} ${file.kilobytes.toFixed(1)}`).join(', ');
    expect.soft(value, `${route} ${column}; the largest: ${names}`).toBeLessThanOrEqual(limit);
    return `${column} ${Number(value.toFixed(1))}/${Number(limit.toFixed(1))}`;
  });

/** Opens a page with empty caches, and compares the files that it requests with its limits. */
async function measure(browser: Browser, route: string): Promise<void> {
  const context = await browser.newContext();
  await stubOtherSites(context);
  const { problems } = await watchForProblems(context);
  const page = await context.newPage();
  const files = new Map<string, { kind: string; kilobytes: number }>();
  const documents: string[] = [];
  // A second request for an address comes from the browser's cache.
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin) return;
    if (url.pathname === pagePath(route)) documents.push(route);
    const name = decodeURIComponent(url.pathname).slice(pagePath('/').length);
    const isFirst = name.startsWith('pictures/') && ![...files.keys()].join().includes('pictures/');
    const kind = isFirst ? 'first' : (types[request.resourceType()] ?? '');
    files.set(name, { kind, kilobytes: sizeOf(name) / 1000 });
  });
  await page.goto(pagePath(route));
  await letTimePass(page, quietMs(route));
  const { scrolled, ...shown }: Record<string, number> = limits[route] ?? others;
  const figures = compare(route, files, shown);
  if (scrolled) {
    await scrollToEnd(page);
    figures.push(...compare(route, files, { scrolled }));
  }
  expect(files.size).toBeGreaterThan(0);
  expect(documents).toEqual([route]);
  expect(problems).toEqual([]);
  console.log([route.padEnd(12), ...figures].join('  '));
  await context.close();
}

test('no page transfers more than its limit', async ({ browser }) => {
  test.setTimeout(120_000);
  for (const route of routes) await measure(browser, route);
});
