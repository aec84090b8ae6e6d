import { content } from '@/content/content';

import { selfDestroyingWorker } from '../support/proxy-server';
import { expect } from '../support/test';
import { pagePath, UNKNOWN_ADDRESS } from '../support/visit';

import {
  countRegistrations,
  firstPicture,
  islandScript,
  isPrecached,
  offlineBanner,
  pages,
  test,
  widthOf,
} from './test';

test('two builds: the next load shows the new one, an old page keeps its files, and SITE_OFFLINE=off removes all', async ({
  context,
  proxyServer,
  page,
}) => {
  await proxyServer.install(pages.home);
  const old = await context.newPage();
  await proxyServer.open(pages.about, old);
  const script = await islandScript(old);

  const words: [string, string] = [content.offline.title, 'A new build of this page'];
  proxyServer.deploy({ words, renamed: [script, `new-${script}`] });
  await page.goto(proxyServer.url + pagePath('/offline'));
  await expect(page.getByRole('heading', { level: 1 }), 'at the next load').toHaveText(words[1]);

  // The new worker controls the pages when it has stored everything. The page that was already open requests a file
  // that no longer exists.
  await expect.poll(() => isPrecached(page, `new-${script}`)).toBe(true);
  await expect.poll(() => isPrecached(page, script)).toBe(false);
  const address = `${proxyServer.url}${pagePath('/_next/static/islands/')}${script}`;
  expect((await fetch(address)).status).toBe(404);
  // The browser's cache could contain it too, so it is cleared.
  await (await context.newCDPSession(old)).send('Network.clearBrowserCache');
  const status = await old.evaluate(async (file) => (await fetch(file)).status, address);
  expect(status, 'the file of the build before').toBe(200);

  proxyServer.goOffline();
  await proxyServer.open(UNKNOWN_ADDRESS);
  await expect(page.getByRole('heading', { level: 1 }), 'the copy is of the new build').toHaveText(words[1]);
  await proxyServer.open(pages.about);
  // The text of the banner begins like the title that the new build changed.
  await expect(page.locator('[data-copy-day]')).toBeVisible();

  await old.close();
  proxyServer.goOnline();
  proxyServer.deploy({ worker: selfDestroyingWorker() });
  await proxyServer.open(pages.about);
  await expect.poll(() => countRegistrations(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a half-finished deployment leaves the copy of the old build complete', async ({
  proxyServer,
  page,
}) => {
  await proxyServer.install(pages.home);
  const script = await islandScript(page);
  proxyServer.deploy({ words: [content.offline.title, 'Half a build'], renamed: [script, `new-${script}`] });
  proxyServer.outcomeOf = (path) => (path.endsWith(`/new-${script}`) ? 404 : 'responds');
  await page.goto(proxyServer.url + pagePath('/licences.txt'));
  await expect
    .poll(() =>
      proxyServer.requests.some((request) => request.isBackground && request.path.endsWith(`/new-${script}`)),
    )
    .toBe(true);
  // The installation of the new worker fails. The missing file can be a script that this page needs.
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing === null),
    )
    .toBe(true);
  proxyServer.goOffline();
  for (const path of [pages.home, pages.contact]) {
    await proxyServer.open(path);
    await expect(offlineBanner(page)).toBeVisible();
  }
  await proxyServer.open(UNKNOWN_ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.offline.title);
});

for (const [storage, stop] of Object.entries({
  'the storage of files never opens while the worker starts':
    "addEventListener('activate', () => { CacheStorage.prototype.open = () => new Promise(() => {}); });",
  'no other storage ever responds': [
    'IDBFactory.prototype.open = () => new EventTarget();',
    'NavigationPreloadManager.prototype.enable = () => new Promise(() => {});',
    "addEventListener('activate', () => { CacheStorage.prototype.match = () => new Promise(() => {}); });",
  ].join(''),
}))
  test(`if ${storage}, the worker starts and pages open with everything`, async ({ proxyServer, page }) => {
    await proxyServer.install(pages.about);
    proxyServer.deploy({ workerStart: stop });
    await page.goto(proxyServer.url + pagePath('/licences.txt'));
    await page.evaluate(async (address) => {
      await navigator.serviceWorker.register(address);
      const registration = await navigator.serviceWorker.getRegistration();
      const next = registration!.installing ?? registration!.waiting ?? registration!.active!;
      while (next.state !== 'activated')
        await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
    }, pagePath('/sw.js'));
    await proxyServer.open(pages.about);
    await expect(offlineBanner(page)).toBeHidden();
    await expect.poll(() => widthOf(firstPicture(page))).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  });
