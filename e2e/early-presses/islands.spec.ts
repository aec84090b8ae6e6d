import type { Locator, Page } from '@playwright/test';

import { contact } from '@/content/contact';
import { exploreFacilities } from '@/content/explore';
import { heroSlides } from '@/content/hero';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { stubMapService, form, pressSend } from '../support/contact';
import { busyControls, hero, mapButton, nextOf, pauseOf, tab, tile } from '../support/controls';
import { openWithHeldScripts, releaseAndRepeat } from '../support/held-requests';
import { islandsOf, waitUntilFirstViewReady, waitUntilIslandReady } from '../support/island';
import { menuButton, menuLinks } from '../support/menu';
import { entry } from '../support/present';
import { expectSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { pagePath, matchLabel, reducedMotion, waitTwoFrames, scrollPageTo } from '../support/visit';

// Under reduced motion, so that nothing changes on its own.
test.use(reducedMotion);

/** What a visitor clicks or types on a control whose island is not ready. */
interface EarlyPress {
  path: string;
  press: (page: Page) => Promise<void>;
  /** What looks busy at once. */
  busyControl: (page: Page) => Locator;
  /** What the visitor sees when the island is ready. */
  effect: (page: Page) => Promise<void>;
}

const presses: Record<string, EarlyPress> = {
  'an arrow key on a tab': {
    path: '/',
    press: (page) => tab(page, 0).press('ArrowRight'),
    busyControl: (page) => tab(page, 0),
    effect: async (page) => {
      await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, 1)).toBeFocused();
    },
  },
  'the map': {
    path: '/contact',
    press: (page) => mapButton(page).click(),
    busyControl: (page) => mapButton(page),
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
      await expect(dialog.locator('figcaption')).toHaveText(
        entry(featuredHotels[0]!.gallery, 1, 'picture').caption,
      );
      expect(new URL(page.url()).pathname).toBe(pagePath('/gallery'));
      // One history entry: the first Escape closes it, and the page stays.
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(pagePath('/gallery'));
    },
  },
};
for (const [name, { path, press, busyControl, effect }] of Object.entries(presses)) {
  test(`${name}: busy at once, and pressed once when the script has loaded`, async ({ page }) => {
    await stubMapService(page);
    const releaseScripts = await openWithHeldScripts(page, path);
    await press(page);
    await expect(busyControl(page)).toHaveAttribute('aria-busy', 'true');
    await expect(busyControls(page)).toHaveCount(1);
    await releaseAndRepeat(page, releaseScripts);
    await effect(page);
  });
}

test('several presses on several islands take effect in their order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const releaseScripts = await openWithHeldScripts(page, '/');
  const next = nextOf(hero(page));
  // By keyboard: the pointer would scroll the page.
  for (const control of [next, pauseOf(hero(page)), next, tab(page, -1), tab(page, 1)]) {
    await control.evaluate((element: HTMLElement) => element.click());
    await expect(control).toHaveAttribute('aria-busy', 'true');
  }
  await scrollPageTo(page, 0);
  await menuButton(page).click();
  const link = menuLinks(page).first();
  await expect(link).toBeVisible();
  await releaseAndRepeat(page, releaseScripts);
  await expectSlide(hero(page), 2 % heroSlides.length);
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText(entry(exploreFacilities, 1, 'facility').description);
  await expect(pauseOf(hero(page))).toHaveAccessibleName(matchLabel(labels.start));
  // The menu was opened last, and none of the repeated presses closes it.
  await waitUntilIslandReady(islandsOf(page, 'menu'));
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
    await tab(page, -1).click();
    await pauseOf(hero(page)).press('Enter');
    await pauseOf(hero(page)).press(' ');
    await releaseAndRepeat(page, releaseScripts);
    await waitTwoFrames(page);
    await expect(pauseOf(hero(page))).toHaveAccessibleName(matchLabel(labels.start));
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
