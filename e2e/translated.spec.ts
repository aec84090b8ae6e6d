import type { Page } from '@playwright/test';

import { contact } from '@/content/contact';
import { counters } from '@/content/counters';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { headings } from '@/content/pages';

import { openHeld } from './support/held-scripts';
import { readyCarousel } from './support/moving';
import { expect, routes, test } from './support/test';
import { bringIntoView, reads, visit, waitUntilReady } from './support/visit';

/**
 * Runs in the page: changes texts like Google Translate. Each text node is replaced by its translation in two nested
 * `font` elements. Later texts get the same after a pause in milliseconds, or at once.
 */
function translate(pause: number): void {
  const isText = (node: Node) =>
    node instanceof Text &&
    /\S/.test(node.data) &&
    !node.parentElement?.closest('script, style, font, textarea, svg');
  const wrap = (text: Text) => {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    inner.textContent = text.data;
    text.parentNode?.insertBefore(outer, text);
    text.remove();
  };
  const wrapIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (isText(root)) texts.push(root as Text);
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapIn(document.body);
  document.documentElement.classList.add('translated-ltr');
  new MutationObserver((records) => {
    const changed = records.flatMap(({ addedNodes, target, type }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    const wrapAll = () => changed.forEach((node) => node.isConnected && wrapIn(node));
    if (pause > 0) setTimeout(wrapAll, pause);
    else wrapAll();
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

const main = (page: Page) => page.getByRole('main');

/** Uses the widgets of each page. Every label must be the right one. */
const uses: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    const copy = page.getByRole('button', { name: `${labels.copy}: ${offers[0]!.title}` });
    await bringIntoView(copy);
    const said = page.getByRole('status').filter({ hasText: labels.codeCopied });
    await copy.click();
    await expect(said).toBeVisible();
    await expect(said).toHaveCount(0);
    await copy.click();
    await expect(said).toBeVisible();

    const search = page.getByRole('search');
    for (const hotel of [featuredHotels[0]!, featuredHotels[1]!]) {
      await search.getByRole('combobox').selectOption(hotel.link.url);
      await search.getByRole('button').click();
      await expect(search.getByRole('status').getByRole('link')).toContainText(hotel.name);
    }
    await search.getByRole('combobox').selectOption('');
    await expect(search.getByRole('status')).toHaveText('');

    for (const index of [2, 4]) {
      await page.getByRole('tab').nth(index).click();
      await expect(page.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }
    const featured = await readyCarousel(page, headings.featuredHotels.title);
    await featured.getByRole('button', { name: reads(labels.goToSlide, { n: 3 }) }).click();
    await expect(featured.locator('[aria-roledescription="slide"]').nth(2)).not.toHaveAttribute('inert');
    const pause = featured.getByRole('button', { name: reads([labels.pause, labels.start]) });
    const name = await pause.getAttribute('aria-label');
    await pause.click();
    await expect(pause).not.toHaveAttribute('aria-label', name!);
    const figures = page.locator('.counter').first();
    await bringIntoView(figures);
    await expect(figures.getByRole('img').last()).toHaveText(
      `${counters[0]!.value}${counters[0]!.suffix ?? ''}`,
      { timeout: 15_000 },
    );
  },
  '/contact': async (page) => {
    await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }));
    await page.route(/emailjs/, (route) => route.fulfill({ status: 200, body: 'OK' }));
    await page.getByRole('button', { name: labels.openMap }).click();
    await expect(page.locator(`iframe[title="${contact.map.title}"]`)).toBeVisible();
    const send = page.locator('.contact-form button[type=submit]');
    await bringIntoView(send);
    await send.click();
    await expect(page.locator('.contact-form [aria-invalid=true]')).toHaveCount(4);
    await page.getByLabel(labels.yourMessage, { exact: true }).fill('Two rooms');
    await expect(page.locator('.contact-form [aria-invalid=true]')).toHaveCount(3);
    await page.locator('summary').first().click();
    await expect(page.locator('details').first()).toHaveAttribute('open', '');
  },
  '/gallery': async (page) => {
    await main(page).locator('a[aria-haspopup="dialog"]').first().click();
    const dialog = page.getByRole('dialog');
    const [first, second] = featuredHotels[0]!.gallery;
    await expect(dialog.locator('figcaption')).toHaveText(first!.caption);
    await dialog.getByRole('button', { name: labels.nextPicture }).click();
    await expect(dialog.locator('figcaption')).toHaveText(second!.caption);
    await expect(dialog.getByText(reads(labels.pictureOf, { n: 2 })).first()).toBeVisible();
    await dialog.getByRole('button', { name: labels.closePicture }).click();
    await expect(dialog).toHaveCount(0);
  },
};

/** Pages without their own widgets behave the same after hydration. */
const cases = [
  ...routes.map((path) => ({ path, when: 'before hydration', pause: 20 })),
  { path: '/', when: 'before hydration, again at once', pause: 0 },
  ...Object.keys(uses).map((path) => ({ path, when: 'after hydration', pause: 0 })),
];

for (const { path, when, pause } of cases) {
  test.describe(`${path}, translated ${when}`, () => {
    // An immediate translator is faster than React, which then renders that part again. Visitors must not notice.
    if (when.endsWith('at once')) test.use({ allowedConsole: [/Minified React error #418/] });

    test('works with the right texts', async ({ page, context, browserName }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      if (when === 'after hydration') {
        await visit(page, path);
        await page.evaluate(translate, pause);
      } else {
        const letGo = await openHeld(page, path);
        // A phone is so slow that a translator can make changes during hydration.
        const devtools = browserName === 'chromium' ? await context.newCDPSession(page) : null;
        await devtools?.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.evaluate(translate, pause);
        letGo();
        await waitUntilReady(page);
        await devtools?.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      }
      await expect(page.locator('h1 font').first()).toBeVisible();

      await uses[path]?.(page);

      const off = page.getByRole('button', { name: labels.pauseMotion });
      await off.click();
      await expect(page.getByRole('button', { name: labels.resumeMotion })).toBeVisible();
      await expect(off).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 700 });
      await page.getByRole('button', { name: labels.menu, exact: true }).click();
      await expect(page.locator('.site-menu a').first()).toBeVisible();
      expect(loads, 'loads of the page').toBe(1);
    });
  });
}
