import type { Page } from '@playwright/test';

import { FIRST_PICTURE_TIMEOUT_MS } from '@/components/startup/before-first-paint';
import { hotels } from '@/content/hotels';
import { headings } from '@/content/pages';

import { holdRequests } from './support/held-requests';
import { waitUntilFirstViewReady } from './support/island';
import { shiftsByPath } from './support/layout';
import { expect, routes, test } from './support/test';
import { pagePath, visit, waitTwoFrames } from './support/visit';

test.use({ viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, hasTouch: true });

/** The addresses of the pictures that the page requests from now on. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/')) asked.push(request.url());
  });
  return asked;
}

test('the first picture has the connection to itself', async ({ page }) => {
  const asked = watchPictures(page);
  const release = await holdRequests(page, /pictures\/hero-/);
  await page.goto(pagePath('/'), { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.length).toBe(1);
  await waitTwoFrames(page);
  expect(asked).toHaveLength(1);
  release();
  await waitUntilFirstViewReady(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
});

test('the scripts follow the first picture without waiting for its end', async ({ page }) => {
  const asked = watchPictures(page);
  const release = await holdRequests(page, /pictures\/hero-/);
  const script = page.waitForRequest(/islands-\w+\.js/);
  await page.goto(pagePath('/'), { waitUntil: 'commit' });
  await script;
  expect(asked).toHaveLength(1);
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
  release();
  await waitUntilFirstViewReady(page);
});

/** Pages whose first screen has no picture. */
const withoutPicture = ['/contact', '/offline'];

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 664 },
  desktop: { width: 1440, height: 900 },
})) {
  // A test per page: in one window, the second page would find the same picture in memory and not request it.
  for (const path of routes) {
    test(`on a ${device} the head of ${path} preloads the file that its first picture uses`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(pagePath(path));
      const { shown, first } = await page.evaluate(() => {
        const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
        const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const [earliest] = fetched.filter(({ name }) => name.includes('/pictures/'));
        return { shown: image?.currentSrc, first: [earliest?.initiatorType, earliest?.name] };
      });
      if (withoutPicture.includes(path)) expect(shown).toBeUndefined();
      else expect(first).toEqual(['link', shown]);
    });
  }
}

for (const path of routes) {
  test(`${path} shows all its pictures even if the first one never loads`, async ({ page }) => {
    const release = await holdRequests(page, /\/pictures\//);
    await page.clock.install();
    await page.goto(pagePath(path), { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(FIRST_PICTURE_TIMEOUT_MS);
    await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
    release();
  });
}

for (const [width, height] of [
  [360, 640],
  [390, 664],
  [768, 1024],
  [1024, 768],
  [1200, 800],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`nothing moves in ${width} x ${height} while a page loads and its fonts replace the fallbacks`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium reports layout shifts.');
    await page.setViewportSize({ width, height });
    // Each page is the first of a visit, so its fonts load last.
    await page.addInitScript(() => sessionStorage.clear());
    const found = await shiftsByPath(page, routes, async (path) => {
      await page.goto(pagePath(path));
      await waitUntilFirstViewReady(page);
      await page.waitForFunction(
        () =>
          !('firstPicture' in document.documentElement.dataset) &&
          !('fonts' in document.documentElement.dataset) &&
          [...document.fonts].filter(
            ({ family, status }) => /^.?(text|display).?$/.test(family) && status === 'loaded',
          ).length === 2,
      );
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    });
    expect(found).toEqual({});
  });
}

test('the fallback fonts have the metrics of the fonts that they replace', async ({ page }) => {
  await visit(page, '/');
  const measures = (font: string, words: string) =>
    page.evaluate(
      async ([face, text]) => {
        await document.fonts.load(`1000px ${face}`);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = `1000px ${face}`;
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(text!);
        return [width / text!.length, fontBoundingBoxAscent, fontBoundingBoxDescent];
      },
      [font, words],
    );
  for (const [font, fallback, shown] of [
    ['display', "'Display as Times'", 'h1, h2, h3'],
    ['text', "'Text as Arial'", 'main p'],
  ] as const) {
    const words = (await page.locator(shown).allTextContents()).join(' ');
    const [ours, theirs] = [await measures(font, words), await measures(fallback, words)];
    // In thousandths of the size. A letter is about 500 wide.
    ours.forEach((part, at) =>
      expect(Math.abs(part - theirs[at]!), `${font}: ${ours}, ${theirs}`).toBeLessThan(12),
    );
  }
});

test.describe('content below the first screen', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium delays its layout.');

  /** How many parts were not laid out yet when the page was read. */
  async function waitingAtFirst(page: Page, open: () => Promise<unknown>): Promise<number> {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const parts = [...document.querySelectorAll('main section, footer')];
        const waiting = parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible');
        Object.assign(window, { waiting: waiting.length });
      }),
    );
    await open();
    return page.evaluate(() => (window as unknown as { waiting: number }).waiting);
  }

  test('is laid out a little later, without scrolling', async ({ page }) => {
    expect(await waitingAtFirst(page, () => page.goto(pagePath('/')))).toBeGreaterThan(5);
    for (const part of await page.locator('main section, footer, [data-one-by-one] > li').all())
      await expect(part).toHaveCSS('content-visibility', 'visible');
  });

  test('is laid out in small steps: long lists entry by entry, after the section around them', async ({
    page,
  }) => {
    await page.goto(pagePath('/'));
    await waitUntilFirstViewReady(page);
    const lists = await page.locator('[data-one-by-one]').evaluateAll((all) =>
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
  });

  for (const [use, act] of Object.entries({
    scrolls: (page: Page) => page.mouse.wheel(0, 300),
    'presses a key': (page: Page) => page.keyboard.press('Tab'),
    'touches the page': (page: Page) => page.touchscreen.tap(20, 200),
  })) {
    test(`is not laid out before the first picture and the fonts, unless the visitor ${use}`, async ({
      page,
    }) => {
      const release = await holdRequests(page, /\/pictures\//);
      await page.goto(pagePath('/'), { waitUntil: 'domcontentloaded' });
      const part = page.locator('main section ~ section').first();
      await expect(part).toHaveCSS('content-visibility', 'hidden');
      await act(page);
      await expect(part).not.toHaveCSS('content-visibility', 'hidden');
      release();
    });
  }

  test('is shown from the start in a very tall window', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 12_140 });
    const release = await holdRequests(page, /\/pictures\//);
    await page.goto(pagePath('/'), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main section ~ section').first()).toHaveCSS('content-visibility', 'auto');
    release();
  });

  for (const [way, open] of Object.entries({
    'by an address with a place': (page: Page) => page.goto(`${pagePath('/')}#place-${hotels[0]!.id}`),
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
        if (!(run instanceof CSSAnimation) || run.animationName !== 'laid-out') continue;
        run.finish();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
    });
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
});
