import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';
import { headings } from '@/content/pages';

import {
  expectInterval,
  expectStandstill,
  readyCarousel,
  shownSlide,
  stopClock,
  takeClock,
} from './support/moving';
import { expect, test } from './support/test';
import { bringIntoView, reads, visit } from './support/visit';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

/** Opens Home with a stopped clock, and scrolls to one of its carousels. */
async function open(page: Page, name: string) {
  await takeClock(page);
  await visit(page, '/');
  const carousel = await readyCarousel(page, name);
  await stopClock(page);
  return { carousel, shown: () => shownSlide(carousel) };
}

test('C14 the first tap on Pause stops the rotation, and the next one starts it', async ({ page }) => {
  const { carousel, shown } = await open(page, labels.heroName);
  const button = carousel.getByRole('button').first();
  await expect(button).toHaveAccessibleName(reads(labels.pause));
  await button.tap();
  await expect(button).toHaveAccessibleName(reads(labels.start));
  await expectStandstill(page, 3000, shown);
  await button.tap();
  await expect(button).toHaveAccessibleName(reads(labels.pause));
  await expectInterval(page, 3000, shown);
});

test('a tapped dot shows its slide, and the rotation continues', async ({ page }) => {
  const { carousel, shown } = await open(page, headings.specialOffers.title);
  const before = await shown();
  await carousel.getByRole('button', { name: reads(labels.goToSlide, { n: 3 }) }).tap();
  await expect.poll(shown).not.toBe(before);
  await expect(carousel.getByRole('button').first()).toHaveAccessibleName(reads(labels.pause));
  await expectInterval(page, 3000, shown);
});

test('a tapped tab is shown, and the rotation continues', async ({ page }) => {
  await takeClock(page);
  await visit(page, '/');
  const tabs = page.getByRole('tablist', { name: labels.exploreName }).getByRole('tab');
  await bringIntoView(tabs.first());
  await stopClock(page);
  const shown = () =>
    tabs.evaluateAll((list) => list.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'));
  await tabs.nth(2).tap();
  expect(await shown()).toBe(2);
  const button = page.getByRole('button', { name: reads(labels.pause, { name: labels.exploreName }) });
  await expect(button).toBeVisible();
  await expectInterval(page, 4000, shown);
});
