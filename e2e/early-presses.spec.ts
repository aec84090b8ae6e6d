import type { Locator, Page } from '@playwright/test';

import { contact } from '@/content/contact';
import { exploreFacilities } from '@/content/explore';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { headings } from '@/content/pages';

import { answerMap, fillIn, form, message, pressSend, typedValues } from './support/contact';
import { openWithHeldScripts } from './support/held-requests';
import { islandsOf, waitUntilFirstViewReady, waitUntilIslandReady } from './support/island';
import { carouselOf, shownSlide } from './support/rotation';
import { expect, test } from './support/test';
import { pagePath, bringIntoView, matchLabel, reducedMotion } from './support/visit';

/** The controls whose presses wait. */
const busy = (page: Page) => page.locator('page-island [aria-busy=true]');

/** Releases the held scripts, and waits until the presses have been repeated. */
async function release(page: Page, releaseScripts: () => void): Promise<void> {
  releaseScripts();
  await expect(busy(page)).toHaveCount(0);
}

const tab = (page: Page, index: number) => page.getByRole('tab').nth(index);
const pauseOf = (carousel: Locator) =>
  carousel.getByRole('button', { name: matchLabel([labels.pause, labels.start]) });
const hero = (page: Page) => carouselOf(page, labels.heroName);
const menuButton = (page: Page) => page.getByRole('button', { name: labels.menu, exact: true });
const tile = (page: Page, index: number) =>
  page.getByRole('main').locator('a[aria-haspopup="dialog"]').nth(index);

/** Expects that a carousel runs and shows a slide. */
async function expectSlide(carousel: Locator, index: number): Promise<void> {
  await expect(carousel).toHaveAttribute('data-ready');
  await expect.poll(() => shownSlide(carousel)).toBe(index);
}

/** Expects that nothing happens for a moment: two frames in which React would have rendered. */
const waitTwoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/** A press of a visitor on a control whose island is not ready. */
interface EarlyPress {
  path: string;
  press: (page: Page) => Promise<void>;
  /** What looks busy at once. */
  busyControl: (page: Page) => Locator;
  /** What the visitor sees when the island is ready. */
  effect: (page: Page) => Promise<void>;
}

// Under reduced motion, so that nothing changes on its own.
test.use(reducedMotion);

const presses: Record<string, EarlyPress> = {
  'a tab': {
    path: '/',
    press: (page) => tab(page, 3).click(),
    busyControl: (page) => tab(page, 3),
    effect: async (page) => {
      await expect(tab(page, 3)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toContainText(exploreFacilities[3]!.description);
    },
  },
  'an arrow key on a tab': {
    path: '/',
    press: (page) => tab(page, 0).press('ArrowRight'),
    busyControl: (page) => tab(page, 0),
    effect: async (page) => {
      await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, 1)).toBeFocused();
    },
  },
  'an arrow of the hero': {
    path: '/',
    press: (page) =>
      hero(page)
        .getByRole('button', { name: matchLabel(labels.nextSlide) })
        .click(),
    busyControl: (page) => hero(page).getByRole('button', { name: matchLabel(labels.nextSlide) }),
    effect: (page) => expectSlide(hero(page), 1),
  },
  'a dot': {
    path: '/',
    press: (page) => dotOf(page, 4).click(),
    busyControl: (page) => dotOf(page, 4),
    effect: (page) => expectSlide(carouselOf(page, headings.featuredHotels.title), 3),
  },
  'a pause button': {
    path: '/',
    press: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await pauseOf(hero(page)).click();
    },
    busyControl: (page) => pauseOf(hero(page)),
    effect: (page) => expect(pauseOf(hero(page))).toHaveAccessibleName(matchLabel(labels.start)),
  },
  'the map': {
    path: '/contact',
    press: (page) => page.getByRole('button', { name: labels.openMap }).click(),
    busyControl: (page) => page.getByRole('button', { name: labels.openMap }),
    effect: (page) => expect(page.locator(`iframe[title="${contact.map.title}"]`)).toBeVisible(),
  },
  'Send with empty fields': {
    path: '/contact',
    press: pressSend,
    busyControl: form,
    effect: async (page) => {
      await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(4);
      await expect(form(page).locator('[name=from_name]')).toBeFocused();
    },
  },
  'a picture of the gallery': {
    path: '/gallery',
    press: (page) => tile(page, 1).click(),
    busyControl: (page) => tile(page, 1),
    effect: async (page) => {
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('figcaption')).toHaveText(featuredHotels[0]!.gallery[1]!.caption);
      expect(new URL(page.url()).pathname).toBe(pagePath('/gallery'));
      // One history entry: the first Escape closes it, and the page stays.
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(pagePath('/gallery'));
    },
  },
};
const dotOf = (page: Page, n: number) =>
  carouselOf(page, headings.featuredHotels.title).getByRole('button', {
    name: matchLabel(labels.goToSlide, { n }),
  });

for (const [name, { path, press, busyControl, effect }] of Object.entries(presses)) {
  test(`${name}: busy at once, announced, and pressed once when the script has loaded`, async ({ page }) => {
    await answerMap(page);
    const releaseScripts = await openWithHeldScripts(page, path);
    await press(page);
    await expect(busyControl(page)).toHaveAttribute('aria-busy', 'true');
    await expect(busy(page)).toHaveCount(1);
    if (busyControl !== form) await expect(page.locator('body > [role=status]')).toHaveText(/\S/);
    await release(page, releaseScripts);
    await effect(page);
  });
}

test.describe('Back after an early press on a picture', () => {
  test.beforeEach(({ page }) => page.goto(pagePath('/about')));
  const back = (page: Page) => page.evaluate(() => history.back());

  test('closes the preview', async ({ page }) => {
    const releaseScripts = await openWithHeldScripts(page, '/gallery');
    await tile(page, 1).click();
    releaseScripts();
    await expect(page.getByRole('dialog')).toBeVisible();
    await back(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(tile(page, 1)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(pagePath('/gallery'));
  });

  test('before the script has loaded, cancels the press and does not leave the page', async ({ page }) => {
    const releaseScripts = await openWithHeldScripts(page, '/gallery');
    await tile(page, 1).click();
    await expect(tile(page, 1)).toHaveAttribute('aria-busy', 'true');
    await tile(page, 2).click();
    await back(page);
    await expect(busy(page)).toHaveCount(0);
    releaseScripts();
    await waitUntilIslandReady(islandsOf(page, 'gallery-preview'));
    await waitTwoFrames(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(busy(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(pagePath('/gallery'));
    await back(page);
    await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}$`));
  });
});

test('a control is busy in the task of the press', async ({ page }) => {
  const releaseScripts = await openWithHeldScripts(page, '/');
  const answer = await tab(page, 2).evaluate((element: HTMLElement) => {
    element.click();
    return element.ariaBusy;
  });
  expect(answer).toBe('true');
  releaseScripts();
});

test('the menu opens at once, stays open, and says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const releaseScripts = await openWithHeldScripts(page, '/about');
  const link = page.locator('.site-menu a').first();
  await menuButton(page).click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await menuButton(page).click();
  await page.getByRole('button', { name: labels.closeMenu, exact: true }).click();
  await expect(link).toBeHidden();
  await menuButton(page).click();
  releaseScripts();
  await waitUntilIslandReady(islandsOf(page, 'header-menu'));
  await expect(link).toBeVisible();
  await expect(page.locator('.menu-toggle')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(page.locator('.menu-toggle')).toHaveAttribute('aria-expanded', 'false');
});

for (const [name, opened] of [
  ['the menu', ['.menu-toggle', '.menu-hotels a']],
  ['the sheet to book', ['.header-bar .book-opens-sheet', '.book-sheet a[href*="#"]']],
  [
    'the sheet, opened in the menu',
    ['.menu-toggle', '.menu-details .book-opens-sheet', '.book-sheet a[href*="#"]'],
  ],
] as const)
  test(`a link in ${name} to a place in the page covers no part of it, also before its island is ready`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const releaseScripts = await openWithHeldScripts(page, '/');
    for (const isReady of [false, true]) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      for (const press of opened) await page.locator(press).first().click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect(page.locator(':popover-open')).toHaveCount(0);
      if (isReady) break;
      releaseScripts();
      await waitUntilFirstViewReady(page);
    }
  });

test('a code is copied at once, and not again later', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const releaseScripts = await openWithHeldScripts(page, '/');
  const button = page.getByRole('button', { name: `${labels.copy}: ${offers[1]!.title}` });
  await bringIntoView(button);
  await button.click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).toBe(offers[1]!.code);
  await page.evaluate(() => navigator.clipboard.writeText('other'));
  await release(page, releaseScripts);
  await expect(page.getByRole('status').filter({ hasText: labels.codeCopied })).toHaveCount(1);
  expect(await read()).toBe('other');
});

test.describe('with other sites', () => {
  test.use({ hasOtherSites: true });
  test('the search opens the hotel at once, one time, and shows its link later', async ({
    page,
    context,
  }) => {
    const releaseScripts = await openWithHeldScripts(page, '/');
    const search = page.getByRole('search');
    await search.getByRole('combobox').first().selectOption({ index: 1 });
    const opened = context.waitForEvent('page');
    await search.getByRole('button', { name: labels.checkAvailability }).click();
    await (await opened).close();
    await expect(search).toHaveAttribute('aria-busy', 'true');
    await release(page, releaseScripts);
    await expect(search.getByRole('status')).toContainText(labels.searchOpened);
    await waitTwoFrames(page);
    expect(context.pages()).toHaveLength(1);
  });
});

test.describe('Send', () => {
  test.use({ allowedConsole: [/Contact form: not sent/] });
  test('sends a filled form once, although it was pressed twice', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (entry) => messages.push(entry.text()));
    await answerMap(page);
    const releaseScripts = await openWithHeldScripts(page, '/contact');
    const map = page.getByRole('button', { name: labels.openMap });
    await map.click();
    await fillIn(page, message);
    await pressSend(page);
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await pressSend(page);
    await form(page).locator('[name=phone]').focus();
    releaseScripts();
    await expect(page.locator(`iframe[title="${contact.map.title}"]`)).toBeVisible();
    // The press reached the form: the mail library refuses automated browsers, and logs that.
    await expect.poll(() => messages.join()).toContain('Contact form: not sent');
    await expect(form(page).locator('[name=phone]')).toBeFocused();
    expect(await typedValues(page)).toEqual(message);
    await waitTwoFrames(page);
    expect(messages.filter((text) => text.includes('not sent'))).toHaveLength(1);
  });
});

test('several presses on several islands take effect in their order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const releaseScripts = await openWithHeldScripts(page, '/');
  const next = hero(page).getByRole('button', { name: matchLabel(labels.nextSlide) });
  // By keyboard: the pointer would scroll the page.
  for (const control of [next, pauseOf(hero(page)), next, tab(page, 3), tab(page, 1)])
    await control.evaluate((element: HTMLElement) => element.click());
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await menuButton(page).click();
  const link = page.locator('.site-menu a').first();
  await expect(link).toBeVisible();
  await release(page, releaseScripts);
  await expectSlide(hero(page), 2);
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(pauseOf(hero(page))).toHaveAccessibleName(matchLabel(labels.start));
  // The menu was opened last, and none of the repeated presses closes it.
  await waitUntilIslandReady(islandsOf(page, 'header-menu'));
  await waitTwoFrames(page);
  await expect(link).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a press on Pause pauses, also if it is pressed twice, with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const releaseScripts = await openWithHeldScripts(page, '/');
    // Its island is ready earlier, and then the hero has already been rendered again.
    await tab(page, 3).click();
    await pauseOf(hero(page)).press('Enter');
    await pauseOf(hero(page)).press(' ');
    await release(page, releaseScripts);
    await waitTwoFrames(page);
    await expect(pauseOf(hero(page))).toHaveAccessibleName(matchLabel(labels.start));
  });

test('a page that is left and restored does not repeat earlier presses', async ({ page }) => {
  const releaseScripts = await openWithHeldScripts(page, '/');
  await tab(page, 3).click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(busy(page)).toHaveCount(0);
  releaseScripts();
  await waitUntilIslandReady(islandsOf(page, 'tabs'));
  await waitTwoFrames(page);
  await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true');
});

test('the motion switch works at once, and keeps working', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const releaseScripts = await openWithHeldScripts(page, '/about');
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  const on = page.getByRole('button', { name: labels.resumeMotion });
  await expect(on).toBeVisible();
  releaseScripts();
  await waitUntilFirstViewReady(page);
  await on.click();
  await expect(page.getByRole('button', { name: labels.pauseMotion })).toBeVisible();
});
