import { expect } from '../support/test';
import { pagePath } from '../support/visit';

import {
  countRegistrations,
  firstPicture,
  islandScript,
  offlineBanner,
  pages,
  storedFiles,
  storedTypes,
  test,
  widthOf,
} from './test';

test('the page of a captive portal is shown and never stored, with and without a redirect, also instead of a picture', async ({
  proxyServer,
  page,
}) => {
  await proxyServer.install(pages.home);
  proxyServer.outcomeOf = (path) => (path.includes('/pictures/') ? 'portal' : 'responds');
  await proxyServer.open(pages.about);
  await expect(firstPicture(page).locator('xpath=ancestor::*[@data-missing]')).toHaveCount(1);
  proxyServer.goOnline();
  await proxyServer.open(pages.about);
  await expect.poll(() => widthOf(firstPicture(page))).toBeGreaterThan(0);
  await expect.poll(() => storedTypes(page, '.avif')).not.toEqual([]);
  expect((await storedTypes(page, '.avif')).filter((type) => type !== 'image/avif')).toEqual([]);

  for (const outcome of ['portal', { redirect: '/portal' }] as const) {
    proxyServer.outcomeOf = (path) => (path === '/portal' ? 'portal' : outcome);
    await page.goto(proxyServer.url + pagePath(pages.about));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy an hour');
    proxyServer.goOffline();
    await proxyServer.open(pages.about);
    await expect(offlineBanner(page)).toBeVisible();
  }
});

test('wrong files that are already stored are replaced', async ({ context, proxyServer, page }) => {
  await proxyServer.install(pages.about);
  await proxyServer.open(pages.about);
  const script = await islandScript(page);
  await expect.poll(() => storedTypes(page, '.avif')).not.toEqual([]);
  for (const part of ['/pictures/', script, '.woff2']) {
    const replaced = (await storedFiles(page, part)).filter(({ path }) => path.includes(part));
    expect(replaced.length, part).toBeGreaterThan(0);
  }
  await proxyServer.open(pages.about);
  await expect.poll(() => widthOf(firstPicture(page))).toBeGreaterThan(0);
  for (const [ending, type] of [
    [script, /javascript/],
    ['.woff2', /font/],
  ] as const) {
    const areRight = async () => (await storedTypes(page, ending)).every((found) => type.test(found));
    await expect.poll(areRight, { message: ending }).toBe(true);
  }
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  proxyServer.goOffline();
  await proxyServer.open(pages.about);
  await expect(offlineBanner(page)).toBeVisible();
});

for (const [what, wrong, outcome] of [
  ['a portal is the response for a script', /\/islands-[0-9a-f]+\.js$/, 'portal'],
  ['the home page is the response for a page, as on some hosts', /\/contact$/, { redirect: pagePath('/') }],
  ['a page of the build before is the response', /\/contact$/, 'responds'],
] as const)
  test(`nothing is stored while ${what}`, async ({ proxyServer, page }) => {
    proxyServer.outcomeOf = (path) => (wrong.test(path) ? outcome : 'responds');
    if (outcome === 'responds') proxyServer.deploy({ stale: pagePath(pages.contact) });
    // A page without scripts: it requests neither the worker nor that file.
    await page.goto(proxyServer.url + pagePath('/licences.txt'));
    await page.evaluate((address) => void navigator.serviceWorker.register(address), pagePath('/sw.js'));
    await expect.poll(() => proxyServer.requests.some(({ path }) => wrong.test(path))).toBe(true);
    await expect.poll(() => countRegistrations(page)).toBe(0);
  });
