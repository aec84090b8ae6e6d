import type { Page } from 'puppeteer-core';

import { content } from '@/content/content';

import { UNKNOWN_ADDRESS } from '../support/visit';

import { expect, waitUntil, test } from './test';

// Firefox logs an error for each picture that is not stored, and for each preloaded script that is cancelled when the
// next page opens. `open` waits for hydration, so a page that lacks a script still fails.
const expectedErrors =
  /Failed to load .*(\/pictures\/.* A ServiceWorker passed|\/_next\/static\/.* A ServiceWorker intercepted)/;
test.use({ allowedConsole: [expectedErrors] });

/** Waits until the worker has stored everything and controls this page. */
const waitForCopy = (tab: Page) => waitUntil(tab, () => navigator.serviceWorker.controller !== null);

const isCopy = (tab: Page) => tab.evaluate(() => 'offlineCopy' in document.documentElement.dataset);

test('after one visit pages open without a server, with styles, scripts and pictures', async ({
  proxyServer,
  open,
  tab,
}) => {
  await open('/');
  await waitForCopy(tab);
  expect(await isCopy(tab)).toBe(false);
  await proxyServer.close();
  for (const path of ['/contact', '/gallery', '/']) {
    await open(path);
    expect(await isCopy(tab), path).toBe(true);
    // Styles and fonts.
    await waitUntil(tab, () => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2);
  }
  await waitUntil(tab, () => document.querySelector<HTMLImageElement>('.hero img')!.naturalWidth > 0);
  await open(UNKNOWN_ADDRESS);
  expect(await tab.$eval('h1', (heading) => heading.textContent)).toBe(content.offline.title);
});
