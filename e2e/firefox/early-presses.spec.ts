import type { Page } from 'puppeteer-core';

import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { first, last } from '../support/present';
import type { ProxyServer } from '../support/proxy-server';
import { pagePath } from '../support/visit';

import { expect, waitUntil, test } from './test';

/** Opens a page whose scripts wait until the returned function is called. */
async function openEarly(tab: Page, proxyServer: ProxyServer, path: string): Promise<() => Promise<void>> {
  let releaseScripts = () => {};
  const isLetGo = new Promise<void>((resolve) => (releaseScripts = resolve));
  proxyServer.delayOf = (file) => (/_next\/static\/.*\.js/.test(file) ? isLetGo : undefined);
  await tab.goto(proxyServer.url + pagePath(path), { waitUntil: 'domcontentloaded' });
  return async () => {
    releaseScripts();
    await waitUntil(tab, () => 'hydrated' in document.documentElement.dataset);
  };
}

/** Whether a tab is chosen, alone, and its panel is shown. */
const isTabChosen = (index: string) => {
  const chosen = document.querySelectorAll('[role=tab]')[Number(index)]!;
  const panel = document.getElementById(chosen.getAttribute('aria-controls')!)!;
  return (
    chosen.getAttribute('aria-selected') === 'true' &&
    document.querySelectorAll('[aria-selected=true]').length === 1 &&
    getComputedStyle(panel).visibility === 'visible'
  );
};
/** Whether this number of controls show that they have been pressed. */
const areBusy = (count: string) =>
  document.querySelectorAll('page-island [aria-busy=true]').length === Number(count);

test('on Home, presses and input before hydration take effect once', async ({ proxyServer, tab }) => {
  await tab.setViewport({ width: 390, height: 664 });
  const run = await openEarly(tab, proxyServer, '/');
  const search = 'form[role=search]';
  await tab.select(`${search} select`, last(featuredHotels, 'featured hotel').link.url);
  await tab.locator(`${search} [name=room]`).fill('3');
  // A second press on 'Pause' means the same.
  await tab.focus('.hero .carousel button');
  await tab.keyboard.press('Enter');
  await waitUntil(tab, areBusy, '1');
  await tab.keyboard.press(' ');
  await tab.locator('[role=tab]:nth-of-type(2)').click();
  await waitUntil(tab, areBusy, '2');
  await tab.locator('.featured .carousel-dot:nth-of-type(2)').click();
  await waitUntil(tab, areBusy, '3');
  await run();
  await waitUntil(tab, areBusy, '0');
  await waitUntil(tab, isTabChosen, '1');
  await waitUntil(tab, () => {
    const { left } = document.querySelectorAll('.featured .carousel-slide')[1]!.getBoundingClientRect();
    return Math.abs(left) < 2;
  });
  const pause = await tab.$eval('.hero .carousel button', (button) => button.ariaLabel!);
  expect(pause).toContain(labels.start.split('{')[0]);
  expect(await tab.$eval(`${search} select`, (select) => select.value)).toBe(
    last(featuredHotels, 'featured hotel').link.url,
  );
  expect(await tab.$eval(`${search} [name=room]`, (field) => (field as HTMLInputElement).value)).toBe('3');
});

test('a picture of the gallery that is pressed before hydration opens in the preview', async ({
  proxyServer,
  tab,
}) => {
  const run = await openEarly(tab, proxyServer, '/gallery');
  await tab.locator('a[aria-haspopup=dialog]').click();
  await waitUntil(tab, areBusy, '1');
  await run();
  await waitUntil(
    tab,
    (caption) => document.querySelector('dialog[open] figcaption')?.textContent?.includes(caption),
    first(featuredHotels[0]!.gallery, 'picture').caption,
  );
  expect(await tab.evaluate(() => location.pathname)).toBe(pagePath('/gallery'));
});

test('a message that is changed after Send is not sent', async ({ proxyServer, tab }) => {
  const messages: string[] = [];
  tab.on('console', (entry) => messages.push(entry.text()));
  const run = await openEarly(tab, proxyServer, '/contact');
  // Short, because it is typed letter by letter, and a page with slow scripts changes after eight seconds.
  for (const [name, value] of Object.entries({
    from_name: 'A',
    frommail: 'a@b.c',
    phone: '1',
    message: 'Hi',
  }))
    await tab.locator(`[data-name=contact-form] [name=${name}]`).fill(value);
  await tab.locator('[data-name=contact-form] [type=submit]').click();
  await waitUntil(tab, () => document.querySelector('[data-name=contact-form] [aria-busy=true]') !== null);
  await tab.type('[data-name=contact-form] [name=message]', '!');
  await waitUntil(tab, () => document.querySelector('[data-name=contact-form] [aria-busy=true]') === null);
  await run();
  const field = '[data-name=contact-form] [name=message]';
  expect(await tab.$eval(field, (area) => (area as HTMLTextAreaElement).value)).toBe('Hi!');
  expect(messages.filter((text) => text.includes('not sent'))).toEqual([]);
});
