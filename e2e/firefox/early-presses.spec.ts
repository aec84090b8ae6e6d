import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { last } from '../support/present';
import { pagePath } from '../support/visit';

import { expect, waitUntil, test } from './test';

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

test('on Home, presses and input before hydration take effect once, also with nodes of an extension', async ({
  proxyServer,
  tab,
}) => {
  await tab.setViewport({ width: 390, height: 664 });
  let releaseScripts = () => {};
  const isLetGo = new Promise<void>((resolve) => (releaseScripts = resolve));
  proxyServer.delayOf = (file) => (/_next\/static\/.*\.js/.test(file) ? isLetGo : undefined);
  await tab.goto(proxyServer.url + pagePath('/'), { waitUntil: 'domcontentloaded' });
  await tab.evaluate(() => {
    document.body.prepend(document.createElement('div'));
    for (const field of document.querySelectorAll('input')) field.after(document.createElement('div'));
  });
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
  releaseScripts();
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
  expect(await tab.evaluate(() => document.querySelectorAll('input + div:empty').length)).toBeGreaterThan(0);
});
