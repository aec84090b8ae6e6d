import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';

import { featuredCarousel } from './support/carousels';
import { dotOf, pauseOf, SLIDE } from './support/controls';
import { boxOf } from './support/present';
import {
  expectInterval,
  expectStandstill,
  readyCarousel,
  shownSlide,
  stopClock,
  controlClock,
} from './support/rotation';
import { expect, test } from './support/test';
import { bringIntoView, matchLabel, visit, waitTwoFrames } from './support/visit';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

/** Opens Home with a stopped clock, and scrolls to one of its carousels. */
async function open(page: Page, name: string) {
  await controlClock(page);
  await visit(page, '/');
  const carousel = await readyCarousel(page, name);
  await stopClock(page);
  return { carousel, shown: () => shownSlide(carousel) };
}

test('C14 the first tap on Pause stops the rotation, and the next one starts it', async ({ page }) => {
  const { carousel, shown } = await open(page, labels.heroName);
  const button = carousel.getByRole('button').first();
  await expect(button).toHaveAccessibleName(matchLabel(labels.pause));
  await button.tap();
  await expect(button).toHaveAccessibleName(matchLabel(labels.start));
  await expectStandstill(page, 3000, shown);
  await button.tap();
  await expect(button).toHaveAccessibleName(matchLabel(labels.pause));
  await expectInterval(page, 3000, carousel);
});

test('a tapped dot shows its slide, and the rotation continues', async ({ page }) => {
  const { carousel, shown } = await open(page, featuredCarousel.name);
  await dotOf(carousel, 1).tap();
  await expect.poll(shown).toBe(1);
  await expect(carousel.getByRole('button').first()).toHaveAccessibleName(matchLabel(labels.pause));
  // It rotates while its button is in view, which the dots at its end are not.
  await bringIntoView(pauseOf(carousel));
  await expectInterval(page, featuredCarousel.intervalMs, carousel);
});

test('a tapped tab is shown, and the rotation continues', async ({ page }) => {
  await controlClock(page);
  await visit(page, '/');
  const tabs = page.getByRole('tablist', { name: labels.exploreName }).getByRole('tab');
  await bringIntoView(tabs.first());
  await stopClock(page);
  const shown = () =>
    tabs.evaluateAll((list) => list.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'));
  await tabs.nth(1).tap();
  expect(await shown()).toBe(1);
  const button = page.getByRole('button', { name: matchLabel(labels.pause, { name: labels.exploreName }) });
  await expect(button).toBeVisible();
  await expectInterval(page, 4000, page.getByRole('tablist', { name: labels.exploreName }));
});

for (const [scale, words] of [
  [1, 'a drag changes the slide'],
  [2, 'with the page zoomed by two fingers, a drag moves the page and changes no slide'],
] as const)
  test(words, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      (value) => Object.defineProperty(visualViewport!, 'scale', { get: () => value }),
      scale,
    );
    await visit(page, '/');
    const carousel = await readyCarousel(page, featuredCarousel.name);
    const slide = carousel.locator(SLIDE).first();
    await bringIntoView(slide);
    const { x, y, width, height } = await boxOf(slide);
    const middle = y + height / 2;
    await page.mouse.move(x + 0.9 * width, middle);
    await page.mouse.down();
    await page.mouse.move(x + 0.1 * width, middle, { steps: 8 });
    await page.mouse.up();
    if (scale === 1) await expect.poll(() => shownSlide(carousel)).toBe(1);
    await waitTwoFrames(page);
    expect(await shownSlide(carousel)).toBe(scale === 1 ? 1 : 0);
  });
