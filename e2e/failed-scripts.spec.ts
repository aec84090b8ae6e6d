import type { Locator, Page } from '@playwright/test';

import { SCRIPT_TIMEOUT_MS } from '@/components/islands/start-islands';
import { contact } from '@/content/contact';
import { exploreFacilities } from '@/content/explore';
import { featuredHotels, hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';

import { changeFile } from './support/changed-page';
import { answerMap, form } from './support/contact';
import { finalTexts } from './support/counters';
import { useDevelopmentBuild } from './support/development-build';
import { openWithHeldScripts } from './support/held-requests';
import { islandsOf, startAllIslands, waitUntilFirstViewReady, waitUntilIslandReady } from './support/island';
import { expectMenu } from './support/menu';
import { carouselOf, shownSlide } from './support/rotation';
import { expect, test } from './support/test';
import { pagePath, bringIntoView, matchLabel, scrollTop, visit, reducedMotion } from './support/visit';

const panels = (page: Page) => page.getByRole('tabpanel');
const tab = (page: Page, index: number) => page.getByRole('tab').nth(index);
const tile = (page: Page) => page.getByRole('main').locator('a[aria-haspopup="dialog"]').first();
const map = (page: Page) => page.getByRole('button', { name: labels.openMap });
const send = (page: Page) => form(page).getByRole('button', { name: labels.send });
/** What the form shows without its script: how else to reach us. */
const otherWays = (page: Page) => form(page).getByText(matchLabel(labels.noScriptForm));
const hero = (page: Page) => carouselOf(page, labels.heroName);

test.use(reducedMotion);

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

/** Expects that the tabs of Home work. */
async function expectTabs(page: Page): Promise<void> {
  await tab(page, 2).click();
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(panels(page)).toHaveCount(1);
}

/** Expects that no press waits for a script. */
const expectNothingBusy = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

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
      await tab(page, 2).evaluate((element: HTMLElement) => element.click());
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
      await send(page).click();
      await expect(otherWays(page)).toBeVisible();
      await expect(send(page)).toBeHidden();
      await expectNothingBusy(page);
    },
  },
  'the script of every page: the islands work': {
    path: '/',
    script: 'page',
    without: async (page) => {
      await expectTabs(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-opening');
      await expectMenu(page);
    },
  },
  'the form: it says how else to reach us, and the map works': {
    path: '/contact',
    script: 'contact-form.island',
    without: async (page) => {
      await form(page).locator('[name=message]').fill('Two rooms');
      await expect(otherWays(page)).toBeVisible();
      await expect(send(page)).toBeHidden();
      await expectNothingBusy(page);
      await expect(form(page).locator('[name=message]')).toHaveValue('Two rooms');
      await map(page).click();
      await expect(page.locator(`iframe[title="${contact.map.title}"]`)).toBeVisible();
    },
  },
  'the map: its drawing stays, and the form works': {
    path: '/contact',
    script: 'live-map.island',
    without: async (page) => {
      await map(page).click();
      await expect(map(page)).toBeHidden();
      await expect(page.getByRole('img', { name: contact.map.title })).toBeVisible();
      await expectNothingBusy(page);
      await send(page).click();
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
    script: 'framer-motion',
    without: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.reload();
      const figure = page.locator('.counter').first();
      await bringIntoView(figure);
      await waitUntilIslandReady(islandsOf(page, 'counters'));
      await expect(figure).toContainText(finalTexts[0]!);
      await expectTabs(page);
    },
  },
};

test.describe('a script that does not load', () => {
  test.use({
    allowedConsole: [/ERR_FAILED|Failed to load|dynamically imported/],
    // Offline, a picture may be on its way.
    allowedFailures: [/\/_next\/static\/|\/pictures\/.*ERR_INTERNET_DISCONNECTED/],
  });
  test.beforeEach(({ page }) => answerMap(page));

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
    ['page', '/', (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-opening')],
    ['gallery-preview.island', '/gallery', expectPreview],
  ] as const) {
    test(`is requested a second time: ${script}`, async ({ page }) => {
      const addresses: string[] = [];
      let isBroken = true;
      await page.route(new RegExp(`/${script}-[0-9a-f]+\\.js`), (route) => {
        const url = route.request().url();
        addresses.push(url);
        // The same address fails again, because browsers remember that a module could not be loaded.
        isBroken = !url.includes('?');
        return isBroken ? route.abort() : route.continue();
      });
      await page.goto(pagePath(path));
      await use(page);
      await expect.poll(() => addresses.at(-1)).toContain('?');
      await expect(page.locator('page-island[data-state=failed]')).toHaveCount(0);
    });
  }

  for (const script of ['islands', 'gallery-preview.island']) {
    test(`is loaded when the connection is back: ${script}`, async ({ page, context }) => {
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
});

test.describe('scripts that hang', () => {
  /** Opens a page whose scripts are held back until they are released. */
  async function openWithWaitingScripts(page: Page, path: string): Promise<() => Promise<void>> {
    // Otherwise a slow machine could use up the timeout.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const releaseScripts = await openWithHeldScripts(page, path);
    return async () => {
      releaseScripts();
      await page.clock.resume();
    };
  }

  test('after the timeout, and not before, an island is shown as without scripts', async ({ page }) => {
    const releaseScripts = await openWithWaitingScripts(page, '/');
    const tabs = islandsOf(page, 'tabs');
    await tab(page, 2).click();
    await expect(tabs).toHaveAttribute('data-state', 'loading');
    await page.clock.runFor(SCRIPT_TIMEOUT_MS - 500);
    await expect(panels(page)).toHaveCount(1);
    await expect(tab(page, 2)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(500);
    await expect(panels(page)).toHaveCount(exploreFacilities.length);
    await expectNothingBusy(page);
    await releaseScripts();
    await waitUntilIslandReady(tabs);
    await expectTabs(page);
  });

  for (const path of ['/', '/contact']) {
    test(`nothing on the first screen of ${path} moves when they are slow`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      const releaseScripts = await openWithWaitingScripts(page, path);
      const parts = page.getByRole('heading', { level: 1 }).or(page.getByRole('search'));
      const places = async () => Promise.all((await parts.all()).map((part) => part.boundingBox()));
      const before = await places();
      await page.clock.runFor(SCRIPT_TIMEOUT_MS + 1000);
      expect(await places()).toEqual(before);
      await releaseScripts();
      await waitUntilFirstViewReady(page);
      expect(await places()).toEqual(before);
    });
  }

  test('the controls of a carousel keep their place', async ({ page }) => {
    const releaseScripts = await openWithWaitingScripts(page, '/');
    const carousel = page.locator('page-island[data-name=carousel]:has(.featured)');
    const rows = carousel.locator('.carousel-controls, .featured > :last-child');
    const heights = () => rows.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    await carousel.dispatchEvent('pointerover');
    await expect(carousel).toHaveAttribute('data-state', 'loading');
    const before = await heights();
    expect(before).toHaveLength(2);
    await page.clock.runFor(SCRIPT_TIMEOUT_MS);
    await expect(carousel).toHaveAttribute('data-state', 'failed');
    expect(await heights()).toEqual(before);
    await releaseScripts();
  });

  test('if they load later, the typed text stays', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const releaseScripts = await openWithWaitingScripts(page, '/contact');
    const field = page.getByRole('textbox', { name: labels.yourMessage, exact: true });
    await field.fill('Two rooms in May');
    await page.clock.runFor(SCRIPT_TIMEOUT_MS + 1000);
    await expect(send(page)).toBeHidden();
    await releaseScripts();
    await expect(send(page)).toBeVisible();
    await expect(field).toHaveValue('Two rooms in May');
  });
});

test.describe('an island that fails', () => {
  test.use({ allowedConsole: [/The island "[\w-]+" failed|planted/] });

  /** Expects that an island shows the HTML of the server, and that all others are ready. */
  async function expectOnly(page: Page, name: string): Promise<void> {
    await startAllIslands(page);
    const failed = page.locator('page-island[data-state=failed]');
    const states = await failed.evaluateAll((islands) =>
      islands.map((island) => (island as HTMLElement).dataset.name),
    );
    expect(states).toEqual([name]);
  }

  test('because its properties cannot be read: the others work', async ({ page }) => {
    await changeFile(page, pagePath('/'), (html) =>
      html.replace(/(data-name="tabs"[^>]* data-props=")[^"]*/, '$1{'),
    );
    await page.goto(pagePath('/'));
    await expectOnly(page, 'tabs');
    await expect(panels(page)).toHaveCount(exploreFacilities.length);
    await hero(page)
      .getByRole('button', { name: matchLabel(labels.nextSlide) })
      .click();
    await expect(hero(page)).toHaveAttribute('data-ready');
    await expect.poll(() => shownSlide(hero(page))).toBe(1);
  });

  /** Makes the tabs throw from a moment on. */
  const breakTabs = (page: Page) =>
    useDevelopmentBuild(page, (text, name) => {
      if (name !== 'islands') return text;
      const changed = text.replace(
        /function TabsIsland\(\{[\s\S]*?\}\) \{/,
        '$& if (globalThis.isPlanted) throw new Error("planted");',
      );
      expect(changed).not.toBe(text);
      return changed;
    });
  const plant = () => Object.assign(window, { isPlanted: true });

  test('because it throws at the start: the others work', async ({ page }) => {
    await breakTabs(page);
    await page.addInitScript(plant);
    await page.goto(pagePath('/'));
    await expectOnly(page, 'tabs');
    await expect(panels(page)).toHaveCount(exploreFacilities.length);
    await expectNothingBusy(page);
  });

  test('because it throws in use: it shows all its panels, with their nodes, and the others work', async ({
    page,
  }) => {
    await breakTabs(page);
    await visit(page, '/');
    await startAllIslands(page);
    await expectTabs(page);
    const panel: Locator = page.locator('[role=tabpanel] page-slot > *').first();
    await panel.evaluate((element) => element.setAttribute('data-kept', ''));
    await page.evaluate(plant);
    await tab(page, 3).click();
    await expect(islandsOf(page, 'tabs')).toHaveAttribute('data-state', 'failed');
    await expect(panels(page)).toHaveCount(exploreFacilities.length);
    await expect(page.locator('[role=tabpanel] [data-kept]')).toHaveCount(1);
    await hero(page)
      .getByRole('button', { name: matchLabel(labels.nextSlide) })
      .click();
    await expect(hero(page)).toHaveAttribute('data-ready');
    await expect.poll(() => shownSlide(hero(page))).toBe(1);
  });
});

test.describe('pictures and fonts that cannot be loaded', () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to load/], allowedFailures: [/\/pictures\/|\.woff2/] });
  test('the text stays, and nothing moves', async ({ page }) => {
    await page.route(/\/pictures\/|\.woff2/, (route) => route.abort());
    await visit(page, '/gallery');
    await bringIntoView(page.getByRole('contentinfo'));
    expect(await scrollTop(page)).toBeGreaterThan(1000);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
      featuredHotels.length,
    );
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('alt', /\S/);
  });
});
