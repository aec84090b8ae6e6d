import type { Page } from '@playwright/test';

import { contact } from '@/content/contact';
import { headings } from '@/content/headings';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { COPIED_MESSAGE_MS, COUNT_UP_MS } from '@/lib/timings';

import { changeFile } from '../support/changed-page';
import { replaceClipboard } from '../support/clipboard';
import { form, pressSend, stubMapService } from '../support/contact';
import { carouselOf, dotOf, expectTabs, mapButton, pauseOf, tile } from '../support/controls';
import { finalTexts } from '../support/counters';
import { openWithHeldScripts } from '../support/held-requests';
import { startAllIslands } from '../support/island';
import { expectMenu, menuButton, menuLinks } from '../support/menu';
import { entry, first } from '../support/present';
import { controlClock, expectSlide, stopClock } from '../support/rotation';
import { addRules, ONLY_TWO_HOTELS } from '../support/style';
import { expect, test } from '../support/test';
import { bringIntoView, pagePath, reducedMotion, sectionOf } from '../support/visit';

/** Runs in the page: what extensions add to it. */
function extend(): void {
  const node = () => Object.assign(document.createElement('div'), { className: 'added' });
  document.body.prepend(node());
  for (const field of document.querySelectorAll('input, textarea, select')) {
    field.after(node());
    field.setAttribute('data-extension', '1');
  }
  document.documentElement.classList.add('an-extension');
  document.body.dataset.extension = '1';
  for (const element of document.querySelectorAll('a, button, form, page-island, page-island > *'))
    element.setAttribute('data-x', '1');
}

/** Runs in the page: adds a node to each element of an island that React renders. */
function addInsideIslands(): void {
  for (const island of document.querySelectorAll('page-island')) {
    const own = [island, ...island.querySelectorAll('*')].filter(
      (element) =>
        element.closest('page-slot, page-island') === island &&
        !element.matches('svg, svg *, page-slot, button *'),
    );
    for (const element of own)
      element.append(Object.assign(document.createElement('span'), { className: 'added' }));
  }
}

/**
 * Runs in the page: changes texts like Google Translate. Each text node is replaced by its translation in two nested
 * `font` elements, and later texts too.
 */
function translate(): void {
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
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) wrapIn(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Changes a page as extensions do, also inside islands, and then as a translator does. */
async function changePage(page: Page): Promise<void> {
  await page.evaluate(extend);
  await page.evaluate(addInsideIslands);
  await page.evaluate(translate);
}

/** Remembers the nodes in all slots: the server's HTML, which no island may replace. */
const rememberSlots = () => {
  const slots = [...document.querySelectorAll('page-slot')].flatMap((slot) => [...slot.children]);
  window.recorded = { ...window.recorded, slots };
};
/** How many of these nodes are no longer in the page. */
const lostNodes = () => window.recorded?.slots?.filter((node) => !node.isConnected).length;

const failed = (page: Page) => page.locator('page-island[data-state=failed]');

/** Starts all islands of a changed page. None fails, and none replaces the server's HTML in its slots. */
async function startChanged(page: Page, releaseScripts: () => void): Promise<void> {
  await page.evaluate(rememberSlots);
  releaseScripts();
  await startAllIslands(page);
  await expect(failed(page)).toHaveCount(0);
}

/** Expects that the islands still work, and that the server's HTML in the slots is still the same nodes. */
async function expectUnbroken(page: Page): Promise<void> {
  expect(await page.evaluate(lostNodes), 'replaced nodes in slots').toBe(0);
  await expect(failed(page)).toHaveCount(0);
}

/** Opens a picture of the gallery and the next one. Each has its own caption. */
async function expectPreview(page: Page): Promise<void> {
  await tile(page).click();
  const dialog = page.getByRole('dialog');
  const { gallery } = first(featuredHotels, 'featured hotel');
  await expect(dialog.locator('figcaption')).toHaveText(first(gallery, 'picture').caption);
  await dialog.getByRole('button', { name: labels.nextPicture }).click();
  await expect(dialog.locator('figcaption')).toHaveText(entry(gallery, 1, 'picture').caption);
  await dialog.getByRole('button', { name: labels.closePicture }).click();
  await expect(dialog).toHaveCount(0);
}

test.use({ ...reducedMotion, allowedConsole: [/was rendered again/] });

test.beforeEach(async ({ page }) => {
  await controlClock(page);
  // A new tab would stop the painting of this one.
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await replaceClipboard(page, 'records');
  await stubMapService(page);
});

test('Home works with nodes of extensions and translated texts', async ({ page }) => {
  // The counters and the rotation move.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const releaseScripts = await openWithHeldScripts(page, '/');
  await addRules(page, ONLY_TWO_HOTELS);
  await page.getByRole('spinbutton').fill('3');
  await changePage(page);
  await startChanged(page, releaseScripts);

  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  const copy = page.getByRole('button', { name: `${labels.copy}: ${first(offers, 'offer').title}` });
  await bringIntoView(copy);
  const status = page.getByRole('status').filter({ hasText: labels.codeCopied });
  await stopClock(page);
  for (let press = 0; press < 2; press++) {
    await copy.click();
    await expect(status).toBeVisible();
    await page.clock.fastForward(COPIED_MESSAGE_MS);
    await expect(status).toHaveCount(0);
  }
  await page.clock.resume();

  const search = page.getByRole('search');
  for (const hotel of featuredHotels.slice(0, 2)) {
    await search.getByRole('combobox').selectOption(hotel.link.url);
    await search.getByRole('button').click();
    await expect(search.getByRole('status').getByRole('link')).toContainText(hotel.name);
  }
  await search.getByRole('combobox').selectOption('');
  await expect(search.locator('[role=status]')).toHaveText('');

  await expectTabs(page);
  const featured = carouselOf(page, headings.featuredHotels.title);
  await dotOf(featured, 1).click();
  await expectSlide(featured, 1);
  const pause = pauseOf(featured);
  const name = await pause.getAttribute('aria-label');
  await pause.click();
  await expect(pause).not.toHaveAttribute('aria-label', name!);
  const final = first(finalTexts, 'final text');
  const number = sectionOf(page, headings.counters.title).getByRole('img', { name: final }).first();
  await bringIntoView(number);
  await expect(number).not.toHaveText(/^0\D*$/);
  await page.clock.fastForward(COUNT_UP_MS);
  await expect(number).toHaveText(final);
  await expectMenu(page);
  await expectUnbroken(page);
});

test('Gallery works with nodes of extensions and translated texts', async ({ page }) => {
  const releaseScripts = await openWithHeldScripts(page, '/gallery');
  await changePage(page);
  await startChanged(page, releaseScripts);
  await expectPreview(page);
  await expectUnbroken(page);
});

test('Contact works with them too, and a field keeps the focus and the typed text', async ({ page }) => {
  const releaseScripts = await openWithHeldScripts(page, '/contact');
  const field = form(page).locator('[name=message]');
  await field.fill('Two room');
  await page.evaluate(addInsideIslands);
  releaseScripts();
  await startAllIslands(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('s');
  await expect(field).toHaveValue('Two rooms');

  await changePage(page);
  await page.evaluate(rememberSlots);
  await mapButton(page).click();
  await expect(page.locator(`iframe[title="${contact.map.title}"]`)).toBeVisible();
  await pressSend(page);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(3);
  await form(page).locator('[name=from_name]').fill('Anna');
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(2);
  await expectUnbroken(page);
});

test('Contact works with all comments removed from its HTML', async ({ page }) => {
  await changeFile(page, pagePath('/contact'), (html) => html.replaceAll(/<!--.*?-->/gs, ''));
  await startChanged(page, await openWithHeldScripts(page, '/contact'));
  await pressSend(page);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(4);
  await expectUnbroken(page);
});

test('an open menu stays open when its island starts in a changed page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const releaseScripts = await openWithHeldScripts(page, '/about');
  await changePage(page);
  await menuButton(page).click();
  releaseScripts();
  await startAllIslands(page);
  await expect(menuLinks(page).first()).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menuLinks(page).first()).toBeHidden();
  await expectMenu(page);
});
