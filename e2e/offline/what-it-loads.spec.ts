import { hotels } from '@/content/hotels';

import { expect } from '../support/test';
import { pagePath, letTimePass } from '../support/visit';

import { allPages, offlineBanner, pages, countRegistrations, storedFiles, test } from './test';

test('with full storage the site works as without a worker', async ({ context, front, page }) => {
  const cdp = await context.newCDPSession(page);
  await page.goto(front.url + pagePath('/licences.txt'));
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 20_000 });
  await front.open(pages.home);
  await expect.poll(() => front.requests.some(({ path }) => path === pagePath('/sw.js'))).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return !registration?.installing && !registration?.active;
      }),
    )
    .toBe(true);
  await front.open(pages.gallery);
  await expect(offlineBanner(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('with data saving nothing is prefetched, and pictures further down use their narrowest file', async ({
  context,
  front,
  page,
}) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await front.open(pages.home);
  expect(
    await page.evaluate(
      () => (navigator as Navigator & { connection?: { saveData: boolean } }).connection?.saveData,
    ),
  ).toBe(true);
  // Without data saving, hovering a link prefetches its page.
  await page
    .locator(`a[href="${pagePath(pages.about)}"]:visible`)
    .first()
    .hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await letTimePass(page, 1000);
  const unasked = [pagePath('/sw.js'), pagePath(pages.about)];
  expect(front.requests.filter(({ path }) => unasked.includes(path))).toEqual([]);
  expect(await countRegistrations(page)).toBe(0);

  await front.open(pages.facilities);
  // So far down that the browser does not load it before the scripts run. Two while one tab fades into the next.
  const last = page.getByRole('tabpanel').getByRole('img').first();
  await last.scrollIntoViewIfNeeded();
  const chosen = () => last.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(chosen).toMatch(/-360\.avif$/);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  await front.open(pages.facilities);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(chosen).toMatch(/\.avif$/);
  expect(await chosen()).not.toMatch(/-360\.avif$/);
});

test('a first visit fetches little in the background, after the page and one file at a time', async ({
  front,
}) => {
  await front.install(pages.about);
  const loaded = front.requests.findIndex(({ path }) => path === pagePath('/sw.js'));
  const background = front.requests.filter(({ isBackground }) => isBackground);
  expect(background.length).toBeGreaterThanOrEqual(allPages.length);
  expect(front.requests.slice(0, loaded).filter(({ isBackground }) => isBackground)).toEqual([]);
  const bytes = background.reduce((sum, each) => sum + each.bytes, 0);
  // About was opened first, so this includes React. Shared files are 135 KB. Each hotel adds to four of the pages.
  expect(bytes).toBeLessThanOrEqual(135_000 + 18_000 * allPages.length + 9_500 * hotels.length);
  expect(front.mostAtOnce).toBe(1);
});

test('copies are stored again after the caches were cleared', async ({ front, page }) => {
  await front.install(pages.home);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const stored = () =>
    page.evaluate(async () => (await caches.match('/', { ignoreSearch: true })) !== undefined);
  expect(await stored()).toBe(false);
  const before = front.requests.length;
  await front.open(pages.about);
  const count = async () =>
    (await storedFiles(page)).filter(({ cache }) => cache.startsWith('workbox-precache')).length;
  const all = await page.evaluate(
    async () => (await (await fetch('sw.js')).text()).match(/\{url:"/g)!.length,
  );
  await expect.poll(count).toBe(all);
  expect(front.requests.length).toBeGreaterThan(before);
  front.goOffline();
  for (const path of allPages) {
    await front.open(path);
    await expect(offlineBanner(page)).toBeVisible();
  }
});
