import { exploreFacilities } from '@/content/explore';
import { headings } from '@/content/headings';
import { heroSlides } from '@/content/hero';
import { labels } from '@/content/labels';

import { carouselOf, hero, nextOf, pauseOf, tab } from '../support/controls';
import { openWithHeldScripts, releaseAndRepeat } from '../support/held-requests';
import { islandsOf, waitUntilFirstViewReady, waitUntilIslandReady } from '../support/island';
import { entry } from '../support/present';
import { expectSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { matchLabel, scrollPageTo, waitTwoFrames } from '../support/visit';

test('several presses on several islands are busy at once, and take effect in their order', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 700 });
  const releaseScripts = await openWithHeldScripts(page, '/');
  const next = nextOf(hero(page));
  // By keyboard: the pointer would scroll the page.
  for (const control of [next, pauseOf(hero(page)), next, tab(page, -1), tab(page, 1)]) {
    await control.evaluate((element: HTMLElement) => element.click());
    await expect(control).toHaveAttribute('aria-busy', 'true');
  }
  await releaseAndRepeat(page, releaseScripts);
  await expectSlide(hero(page), 2 % heroSlides.length);
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText(entry(exploreFacilities, 1, 'facility').description);
  await expect(pauseOf(hero(page))).toHaveAccessibleName(matchLabel(labels.start));
});

test('with movement, a press on Pause pauses, also if it is pressed twice', async ({ page }) => {
  const releaseScripts = await openWithHeldScripts(page, '/');
  // Its island is ready earlier, and then the hero has already been rendered again.
  await tab(page, -1).click();
  await pauseOf(hero(page)).press('Enter');
  await pauseOf(hero(page)).press(' ');
  await releaseAndRepeat(page, releaseScripts);
  await waitTwoFrames(page);
  await expect(pauseOf(hero(page))).toHaveAccessibleName(matchLabel(labels.start));
});

test('with movement, a mouse over a carousel pauses it, and keyboard focus in one stops it, also from before', async ({
  page,
}) => {
  const releaseScripts = await openWithHeldScripts(page, '/');
  const featured = carouselOf(page, headings.featuredHotels.title);
  await page.mouse.move(600, 300);
  await featured.getByRole('link').first().focus();
  await releaseAndRepeat(page, releaseScripts);
  await waitUntilIslandReady(islandsOf(page, 'carousel').filter({ has: featured }));
  await expect(pauseOf(featured)).toHaveAccessibleName(matchLabel(labels.start));

  await scrollPageTo(page, 0);
  await expect(hero(page)).toHaveAttribute('data-rotating');
  await page.mouse.move(601, 300);
  await expect(hero(page)).not.toHaveAttribute('data-rotating');
});

test('the motion switch works at once, and keeps working', async ({ page }) => {
  const releaseScripts = await openWithHeldScripts(page, '/about');
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  const on = page.getByRole('button', { name: labels.resumeMotion });
  await expect(on).toBeVisible();
  releaseScripts();
  await waitUntilFirstViewReady(page);
  await on.click();
  await expect(page.getByRole('button', { name: labels.pauseMotion })).toBeVisible();
});
