import type { Page } from '@playwright/test';

import { contact } from '@/content/contact';
import { exploreFacilities } from '@/content/explore';
import { headings } from '@/content/headings';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';

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

/** What the form shows without its script: how else to reach us. */
const otherWays = (page: Page) => form(page).getByText(matchLabel(labels.noScriptForm));

/** Expects that a picture of the gallery opens in the page. */
async function expectPreview(page: Page): Promise<void> {
  await tile(page).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Expects that a picture of the gallery leads to its file. */
async function expectPictureLink(page: Page): Promise<void> {
  const picture = await tile(page).getAttribute('href');
  await tile(page).click();
  await expect(page).toHaveURL(new RegExp(`${picture}$`));
}

/** What a script adds to a page, and what visitors get without it. */
interface MissingScript {
  path: string;
  /** The name of the script, without its hash. */
  script: string;
  without: (page: Page) => Promise<void>;
}

const missingScripts: Record<string, MissingScript> = {
  'all islands: Home has all texts, and the menu works': {
    path: '/',
    script: 'islands',
    without: async (page) => {
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
    },
  },
  'all islands: a picture of the gallery is a link': {
    path: '/gallery',
    script: 'islands',
    without: async (page) => {
      await expectPictureLink(page);
    },
  },
  'all islands: the form says how else to reach us': {
    path: '/contact',
    script: 'islands',
    without: async (page) => {
      await sendButton(page).click();
      await expect(otherWays(page)).toBeVisible();
      await expect(sendButton(page)).toBeHidden();
      await expectNothingBusy(page);
    },
  },
  'the script of every page: the islands work, and no hotel can be shared': {
    path: '/',
    script: 'page',
    without: async (page) => {
      await expectTabs(page);
      await page.getByText(labels.aboutTheHotel).first().click();
      await expect(page.getByRole('button', { name: labels.share })).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
      await expectMenu(page);
    },
  },
  'the script of every page: an address has no button to copy it, and can be selected': {
    path: '/gallery',
    script: 'page',
    without: async (page) => {
      await expect(page.getByText(labels.copyAddress).first()).toBeHidden();
      await expect(page.getByRole('button', { name: labels.copyAddress })).toHaveCount(0);
      await expectPreview(page);
    },
  },
  'the form: it says how else to reach us, and the map works': {
    path: '/contact',
    script: 'contact-form.island',
    without: async (page) => {
      await form(page).locator('[name=message]').fill('Two rooms');
      await expect(otherWays(page)).toBeVisible();
      await expect(sendButton(page)).toBeHidden();
      await expectNothingBusy(page);
      await expect(form(page).locator('[name=message]')).toHaveValue('Two rooms');
      await mapButton(page).click();
      await expect(page.locator(`iframe[title="${contact.map.title}"]`)).toBeVisible();
    },
  },
  'the map: its drawing stays, and the form works': {
    path: '/contact',
    script: 'live-map.island',
    without: async (page) => {
      await mapButton(page).click();
      await expect(mapButton(page)).toBeHidden();
      await expect(page.getByRole('img', { name: contact.map.title })).toBeVisible();
      await expectNothingBusy(page);
      await sendButton(page).click();
      await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(4);
    },
  },
  'the preview: a picture of the gallery is a link': {
    path: '/gallery',
    script: 'gallery-preview.island',
    without: async (page) => {
      await expectMenu(page);
      await expectPictureLink(page);
    },
  },
  'the counting: the figures are complete': {
    path: '/',
    script: 'animate-value',
    without: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.reload();
      const figure = sectionOf(page, headings.counters.title).getByRole('img').first();
      await bringIntoView(figure);
      await waitUntilIslandReady(islandsOf(page, 'counters'));
      await expect(figure).toHaveText(first(finalTexts, 'final text'));
      await expectTabs(page);
    },
  },
};

test.beforeEach(({ page }) => stubMapService(page));

for (const [name, { path, script, without }] of Object.entries(missingScripts)) {
  test(`without the script of ${name}`, async ({ page }) => {
    let requests = 0;
    await page.route(new RegExp(`/${script}-[0-9a-f]+\\.js`), (route) => {
      requests += 1;
      return route.abort();
    });
    await page.goto(pagePath(path));
    await without(page);
    expect(requests).toBeGreaterThan(0);
  });
}

for (const [script, path, use] of [
  ['islands', '/', expectTabs],
  ['page', '/', (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-first-picture')],
  ['gallery-preview.island', '/gallery', expectPreview],
] as const) {
  test(`a script that does not load is requested a second time: ${script}`, async ({ page }) => {
    const addresses: string[] = [];
    await page.route(new RegExp(`/${script}-[0-9a-f]+\\.js`), (route) => {
      const url = route.request().url();
      addresses.push(url);
      // The same address fails again, because browsers remember that a module could not be loaded.
      const isFirst = !url.includes('?');
      return isFirst ? route.abort() : route.continue();
    });
    await page.goto(pagePath(path));
    await use(page);
    await expect.poll(() => addresses.at(-1)).toContain('?');
    await expect(page.locator('page-island[data-state=failed]')).toHaveCount(0);
  });
}

for (const script of ['islands', 'gallery-preview.island']) {
  test(`a script that did not load is loaded when the connection is back: ${script}`, async ({
    page,
    context,
  }) => {
    const pattern = new RegExp(`/${script}-[0-9a-f]+\\.js`);
    await page.route(pattern, (route) => route.abort());
    await page.goto(pagePath('/gallery'));
    const island = islandsOf(page, 'gallery-preview');
    await tile(page).focus();
    await expect(island).toHaveAttribute('data-state', 'failed');
    await page.unroute(pattern);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(island).not.toHaveAttribute('data-state');
    await expectPreview(page);
  });
}
