import type { Page } from '@playwright/test';

import { headings } from '@/content/headings';
import { hotels } from '@/content/hotels';
import { PHONE_PICTURE } from '@/lib/breakpoints';

import { holdRequests } from '../support/held-requests';
import { waitUntilFirstViewReady } from '../support/island';
import { first } from '../support/present';
import { expect, routes, test } from '../support/test';
import { pagePath, visit, waitTwoFrames } from '../support/visit';

test.use({ viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, hasTouch: true });

/** The addresses of the pictures that the page requests from now on. */
function watchPictures(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/')) requested.push(request.url());
  });
  return requested;
}

test('no other picture is requested before the first one has loaded, but the scripts do not wait for its end', async ({
  page,
}) => {
  const requested = watchPictures(page);
  const release = await holdRequests(page, /pictures\/hero-/);
  const script = page.waitForRequest(/islands-\w+\.js/);
  await page.goto(pagePath('/'), { waitUntil: 'commit' });
  await script;
  await waitTwoFrames(page);
  expect(requested).toHaveLength(1);
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
  release();
  await waitUntilFirstViewReady(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => requested.length).toBeGreaterThan(3);
});

/** Pages whose first screen has no picture. */
const withoutPicture = ['/about', '/contact', '/offline'];

test('without a first picture, the script of a page is requested together with the fonts', async ({
  page,
}) => {
  await holdRequests(page, /\.woff2/);
  const script = page.waitForRequest(/\/page-\w+\.js/);
  // With the page's clock at rest, nothing can follow the first paint.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(pagePath(withoutPicture[0]!), { waitUntil: 'domcontentloaded' });
  await script;
});

test('the head of each page preloads what its first picture can use, and nothing else', async ({
  request,
}) => {
  for (const path of routes) {
    const html = await (await request.get(pagePath(path))).text();
    const [picture = ''] = /<picture(?:(?!<picture).)*fetchPriority="high"/is.exec(html) ?? [];
    const sources = [...picture.matchAll(/<source[^>]* type="image\/avif" srcSet="([^"]*)"/gi)];
    const preloads = [...html.matchAll(/<link rel="preload" as="image"[^>]* imageSrcSet="([^"]*)"/gi)];
    expect(sources.length > 0).toBe(!withoutPicture.includes(path));
    const filesOf = (found: RegExpMatchArray[]) => found.map(([, files]) => files).sort();
    expect(filesOf(preloads), path).toEqual(filesOf(sources));
  }
});

test('the file that is preloaded is the one that the first picture uses', async ({ page }) => {
  // With one picture for all windows, and with another one for phones.
  for (const [path, width, height] of [
    ['/', 390, 664],
    ['/gallery', 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(pagePath(path));
    const { shown, first } = await page.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [earliest] = fetched.filter(({ name }) => name.includes('/pictures/'));
      return { shown: image?.currentSrc, first: [earliest?.initiatorType, earliest?.name] };
    });
    expect(first, path).toEqual(['link', shown]);
  }
});

test('HTML and styles change to the phone version of a picture at the same width', async ({ request }) => {
  const html = await (await request.get(pagePath('/'))).text();
  expect(/<source[^>]* media="([^"]*)"/.exec(html)?.[1]).toBe(PHONE_PICTURE);
  const queries = html.match(/(?<=@media )[^{]*portrait[^{]*/g);
  expect(queries).toEqual([PHONE_PICTURE.replaceAll(': ', ':')]);
});

/** How many parts were not laid out yet when the page was read. */
async function waitingAtFirst(page: Page, open: () => Promise<unknown>): Promise<number | undefined> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const parts = [...document.querySelectorAll('main section, footer')];
      const waiting = parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible');
      window.recorded = { ...window.recorded, waiting: waiting.length };
    }),
  );
  await open();
  return page.evaluate(() => window.recorded?.waiting);
}

test.describe('content below the first screen', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium delays its layout.');

  test('is laid out a little later, without scrolling, in small steps: long lists entry by entry', async ({
    page,
  }) => {
    expect(await waitingAtFirst(page, () => page.goto(pagePath('/')))).toBeGreaterThan(5);
    await waitUntilFirstViewReady(page);
    const lists = await page.locator('[data-stagger]').evaluateAll((all) =>
      all.map((list) => {
        const seconds = (part: Element) => Number.parseFloat(getComputedStyle(part).animationDelay);
        return { section: seconds(list.closest('section')!), entries: [...list.children].map(seconds) };
      }),
    );
    expect(lists).toHaveLength(2);
    for (const { section, entries } of lists) {
      expect(new Set(entries).size).toBe(hotels.length);
      // The first ones may be laid out together with the section.
      expect(Math.max(...entries)).toBeGreaterThan(section + 0.5);
    }
    for (const part of await page.locator('main section, footer, [data-stagger] > li').all())
      await expect(part).toHaveCSS('content-visibility', 'visible');
  });

  // __tests__/components/startup/before-first-paint.test.ts has a key and a touch.
  test('is not laid out before the first picture and the fonts, unless the visitor scrolls', async ({
    page,
  }) => {
    const release = await holdRequests(page, /\/pictures\//);
    await page.goto(pagePath('/'), { waitUntil: 'domcontentloaded' });
    const part = page.locator('main section ~ section').first();
    await expect(part).toHaveCSS('content-visibility', 'hidden');
    await page.mouse.wheel(0, 300);
    await expect(part).not.toHaveCSS('content-visibility', 'hidden');
    release();
  });

  test('is shown from the start in a very tall window', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 12_140 });
    const release = await holdRequests(page, /\/pictures\//);
    await page.goto(pagePath('/'), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main section ~ section').first()).toHaveCSS('content-visibility', 'auto');
    release();
  });

  for (const [way, open] of Object.entries({
    'by an address with a place': (page: Page) =>
      page.goto(`${pagePath('/')}#place-${first(hotels, 'hotel').id}`),
    'a second time': (page: Page) => visit(page, '/'),
  })) {
    test(`is laid out at once on a page that is opened ${way}`, async ({ page }) => {
      expect(await waitingAtFirst(page, () => open(page))).toBe(0);
    });
  }

  test('keeps the position of a visitor who scrolled there before', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.getAnimations().forEach((run) => run.pause())),
    );
    await page.goto(pagePath('/'));
    await waitUntilFirstViewReady(page);
    await page.evaluate(() => document.getAnimations().forEach((run) => run.pause()));
    const title = page.getByRole('heading', { name: headings.roomCarousel.title });
    await title.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = () => title.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(100);
    await expect.poll(top).toBeLessThan(500);
    const before = await top();
    // One after another, at their times.
    await page.evaluate(async () => {
      for (const run of document.getAnimations()) {
        if (!(run instanceof CSSAnimation) || run.animationName !== 'delay-layout') continue;
        run.finish();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
    });
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
});
