import { hotels } from '@/content/hotels';

import { expect } from '../support/test';
import { letTimePass, pagePath } from '../support/visit';

import { allPages, countRegistrations, offlineBanner, pages, storedFiles, test } from './test';

test('with full storage the site works as without a worker', async ({ context, proxyServer, page }) => {
  const cdp = await context.newCDPSession(page);
  await page.goto(proxyServer.url + pagePath('/licences.txt'));
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: proxyServer.url, quotaSize: 20_000 });
  await proxyServer.open(pages.about);
  await expect.poll(() => proxyServer.requests.some(({ path }) => path === pagePath('/sw.js'))).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return !registration?.installing && !registration?.active;
      }),
    )
    .toBe(true);
  await proxyServer.open(pages.contact);
  await expect(offlineBanner(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('with data saving nothing is prefetched, and pictures further down use their narrowest file', async ({
  context,
  proxyServer,
  page,
}) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await proxyServer.open(pages.facilities);
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
  const unneeded = [pagePath('/sw.js'), pagePath(pages.about)];
  expect(proxyServer.requests.filter(({ path }) => unneeded.includes(path))).toEqual([]);
  expect(await countRegistrations(page)).toBe(0);

  // So far down that the browser does not load it before the scripts run. Two while one tab fades into the next.
  const last = page.getByRole('tabpanel').getByRole('img').first();
  await last.scrollIntoViewIfNeeded();
  const chosen = () => last.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(chosen).toMatch(/-360\.avif$/);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  await proxyServer.open(pages.facilities);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(chosen).toMatch(/\.avif$/);
  expect(await chosen()).not.toMatch(/-360\.avif$/);
});

test('a first visit fetches little in the background, one file at a time, and again after the caches were cleared', async ({
  proxyServer,
  page,
}) => {
  await proxyServer.install(pages.about);
  const loaded = proxyServer.requests.findIndex(({ path }) => path === pagePath('/sw.js'));
  const background = proxyServer.requests.filter(({ isBackground }) => isBackground);
  expect(background.length).toBeGreaterThanOrEqual(allPages.length);
  expect(proxyServer.requests.slice(0, loaded).filter(({ isBackground }) => isBackground)).toEqual([]);
  const bytes = background.reduce((sum, each) => sum + each.bytes, 0);
  // About was opened first, so this includes React. Shared files are 135 KB (2 KB more are allowed), and the compressed
  // size of a page differs by up to 200 bytes from one build to the next. Each hotel adds to four of the pages.
  expect(bytes).toBeLessThanOrEqual(137_000 + 18_000 * allPages.length + 9_500 * hotels.length);
  expect(proxyServer.mostAtOnce).toBe(1);

  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const count = async () =>
    (await storedFiles(page)).filter(({ cache }) => cache.startsWith('workbox-precache')).length;
  expect(await count()).toBe(0);
  await proxyServer.open(pages.about);
  const all = await page.evaluate(
    async () => (await (await fetch('sw.js')).text()).match(/\{url:"/g)!.length,
  );
  await expect.poll(count).toBe(all);
  proxyServer.goOffline();
  await proxyServer.open(pages.contact);
  await expect(offlineBanner(page)).toBeVisible();
});
