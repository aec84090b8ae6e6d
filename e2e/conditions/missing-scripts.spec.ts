import type { Page } from '@playwright/test';

import { contact } from '@/content/contact';
import { exploreFacilities } from '@/content/explore';
import { headings } from '@/content/headings';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';

import { replaceClipboard } from '../support/clipboard';
import { form, sendButton, stubMapService } from '../support/contact';
import { expectNothingBusy, expectTabs, mapButton, panels, tab, tile } from '../support/controls';
import { finalTexts } from '../support/counters';
import { islandsOf, waitUntilIslandReady } from '../support/island';
import { expectMenu } from '../support/menu';
import { first } from '../support/present';
import { expect, test } from '../support/test';
import { bringIntoView, matchLabel, pagePath, reducedMotion, sectionOf } from '../support/visit';

test.use({
  ...reducedMotion,
  allowedConsole: [/ERR_FAILED|Failed to load|dynamically imported/],
  // Offline, a picture may be on its way.
  allowedFailures: [/\/_next\/static\/|\/pictures\/.*ERR_INTERNET_DISCONNECTED/],
});

/** Opens a page without one of its scripts, by its name without the hash. */
async function openWithout(page: Page, script: string, path: string): Promise<void> {
  await stubMapService(page);
  await page.route(new RegExp(`/${script}-[0-9a-f]+\\.js`), (route) => route.abort());
  await page.goto(pagePath(path));
}

/** Expects that a picture of the gallery opens in the page. */
async function expectPreview(page: Page): Promise<void> {
  await tile(page).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

test('without all islands Home has all texts and a working menu, and the form of Contact says how else to reach us', async ({
  page,
}) => {
  await openWithout(page, 'islands', '/');
  // The press is lost with the script, and nothing stays busy. Scrolling to the tab would start its island first.
  await tab(page, -1).evaluate((element: HTMLElement) => element.click());
  await expect(islandsOf(page, 'tabs')).toHaveAttribute('data-state', 'failed');
  await expectNothingBusy(page);
  await expect(panels(page)).toHaveCount(exploreFacilities.length);
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const { code } of offers) await expect(page.getByText(code, { exact: true })).toBeVisible();
  const bookNow = page.getByRole('main').getByRole('link', { name: labels.bookNow });
  await expect(bookNow).toHaveCount(hotels.length);
  await expectMenu(page);

  await page.goto(pagePath('/contact'));
  await sendButton(page).click();
  await expect(form(page).getByText(matchLabel(labels.noScriptForm))).toBeVisible();
  await expect(sendButton(page)).toBeHidden();
  await expectNothingBusy(page);
});

test('without the script of every page the islands and the menu work, and an address can be copied', async ({
  page,
}) => {
  await replaceClipboard(page, 'records');
  await openWithout(page, 'page', '/');
  await expectTabs(page);
  await page.getByText(labels.aboutTheHotel).first().click();
  await page.getByRole('button', { name: labels.copyAddress }).first().click();
  await expect(page.getByText(labels.addressCopied).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
  await expectMenu(page);
});

test('without the scripts of the form and the map, typed text stays, and the drawing of the map', async ({
  page,
}) => {
  await openWithout(page, '(contact-form|live-map)\\.island', '/contact');
  await form(page).locator('[name=message]').fill('Two rooms');
  await expect(form(page).getByText(matchLabel(labels.noScriptForm))).toBeVisible();
  await expect(sendButton(page)).toBeHidden();
  await expect(form(page).locator('[name=message]')).toHaveValue('Two rooms');
  await mapButton(page).click();
  await expect(mapButton(page)).toBeHidden();
  await expect(page.getByRole('img', { name: contact.map.title })).toBeVisible();
  await expectNothingBusy(page);
});

test('without the script of the counting, the figures are complete', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWithout(page, 'animate-value', '/');
  const figure = sectionOf(page, headings.counters.title).getByRole('img').first();
  await bringIntoView(figure);
  await waitUntilIslandReady(islandsOf(page, 'counters'));
  await expect(figure).toHaveText(first(finalTexts, 'final text'));
});

test('without the script of the preview a picture is a link; with the connection, the script loads once more', async ({
  page,
  context,
}) => {
  const addresses: string[] = [];
  page.on('requestfailed', (request) => addresses.push(request.url()));
  await openWithout(page, 'gallery-preview.island', '/gallery');
  const picture = await tile(page).getAttribute('href');
  await tile(page).click();
  await expect(page).toHaveURL(new RegExp(`${picture}$`));
  // The same address fails again, because browsers remember that a module could not be loaded.
  expect(addresses.some((url) => url.includes('.js?'))).toBe(true);

  await page.goBack();
  await tile(page).focus();
  const island = islandsOf(page, 'gallery-preview');
  await expect(island).toHaveAttribute('data-state', 'failed');
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(island).not.toHaveAttribute('data-state');
  await expectPreview(page);
});

test('a script that does not load at first is requested again at once', async ({ page }) => {
  await page.route(/\/(islands|page|gallery-preview\.island)-[0-9a-f]+\.js$/, (route) => route.abort());
  await page.goto(pagePath('/gallery'));
  await expectPreview(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
  await expect(page.locator('page-island[data-state=failed]')).toHaveCount(0);
});
