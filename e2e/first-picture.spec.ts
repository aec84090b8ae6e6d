import type { Page } from '@playwright/test';

import { OTHER_PICTURES_WAIT_MS } from '@/components/startup/first-picture';
import { PHONE_PICTURE } from '@/lib/breakpoints';

import { holdRequests } from './support/held-requests';
import { waitUntilFirstViewReady } from './support/island';
import { expect, routes, test } from './support/test';
import { pagePath, waitTwoFrames } from './support/visit';

test.use({ viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, hasTouch: true });

/** The addresses of the pictures that the page requests from now on. */
function watchPictures(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/')) requested.push(request.url());
  });
  return requested;
}

test('no other picture is requested before the first one has loaded', async ({ page }) => {
  const requested = watchPictures(page);
  const release = await holdRequests(page, /pictures\/hero-/);
  await page.goto(pagePath('/'), { waitUntil: 'domcontentloaded' });
  await expect.poll(() => requested.length).toBe(1);
  await waitTwoFrames(page);
  expect(requested).toHaveLength(1);
  release();
  await waitUntilFirstViewReady(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => requested.length).toBeGreaterThan(3);
});

test('the scripts follow the first picture without waiting for its end', async ({ page }) => {
  const requested = watchPictures(page);
  const release = await holdRequests(page, /pictures\/hero-/);
  const script = page.waitForRequest(/islands-\w+\.js/);
  await page.goto(pagePath('/'), { waitUntil: 'commit' });
  await script;
  expect(requested).toHaveLength(1);
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
  release();
  await waitUntilFirstViewReady(page);
});

/** Pages whose first screen has no picture. */
const withoutPicture = ['/contact', '/offline'];

for (const path of withoutPicture)
  test(`without a first picture, the script of ${path} is requested together with the fonts`, async ({
    page,
  }) => {
    await holdRequests(page, /\.woff2/);
    const script = page.waitForRequest(/\/page-\w+\.js/);
    // With the page's clock at rest, nothing can follow the first paint.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(pagePath(path), { waitUntil: 'domcontentloaded' });
    await script;
  });

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

test('HTML and styles change to the phone version of a picture at the same width', async ({ page }) => {
  await page.goto(pagePath('/'));
  await expect(page.locator('source[media]').first()).toHaveAttribute('media', PHONE_PICTURE);
  const queries = (await page.content()).match(/(?<=@media )[^{]*portrait[^{]*/g);
  expect(queries).toEqual([PHONE_PICTURE.replaceAll(': ', ':')]);
});

for (const path of routes) {
  test(`${path} shows all its pictures even if the first one never loads`, async ({ page }) => {
    const release = await holdRequests(page, /\/pictures\//);
    await page.clock.install();
    await page.goto(pagePath(path), { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(OTHER_PICTURES_WAIT_MS);
    await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
    release();
  });
}
