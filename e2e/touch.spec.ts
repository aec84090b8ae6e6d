import type { Locator, Page } from '@playwright/test';

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

/** One that fades and one that slides; the others are the same component. */
const carousels = [
  { name: labels.heroName, intervalMs: 3000 },
  { name: headings.featuredHotels.title, intervalMs: 6000 },
];

/** Home with its clock stopped, and one carousel of it under the finger. */
async function open(page: Page, name: string) {
  await takeClock(page);
  await visit(page, '/');
  const carousel = await readyCarousel(page, name);
  await stopClock(page);
  return { carousel, shown: () => shownSlide(carousel) };
}

/** Likewise the tabs. */
async function openTabs(page: Page) {
  await takeClock(page);
  await visit(page, '/');
  const tabs = page.getByRole('tablist', { name: labels.exploreName }).getByRole('tab');
  await bringIntoView(tabs.first());
  await stopClock(page);
  const shown = () =>
    tabs.evaluateAll((list) => list.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'));
  const name = reads([labels.pause, labels.start], { name: labels.exploreName });
  return { tabs, shown, button: page.getByRole('button', { name }) };
}

/** The first tap pauses, for good; the second starts. */
async function expectTapsToWork(
  page: Page,
  button: Locator,
  intervalMs: number,
  shown: () => Promise<number>,
): Promise<void> {
  await expect(button).toHaveAccessibleName(reads(labels.pause));
  await button.tap();
  await expect(button).toHaveAccessibleName(reads(labels.start));
  await expectStandstill(page, intervalMs, shown);
  await button.tap();
  await expect(button).toHaveAccessibleName(reads(labels.pause));
  await expectInterval(page, intervalMs, shown);
}

for (const { name, intervalMs } of carousels) {
  test(`C14 ${name}: the first tap on Pause pauses, the next one starts`, async ({ page }) => {
    const { carousel, shown } = await open(page, name);
    await expectTapsToWork(page, carousel.getByRole('button').first(), intervalMs, shown);
  });
}

test('a tapped tab is shown, and its turn ends like any other', async ({ page }) => {
  const { tabs, button, shown } = await openTabs(page);
  await tabs.nth(2).tap();
  expect(await shown()).toBe(2);
  await expect(button).toHaveAccessibleName(reads(labels.pause));
  await expectInterval(page, 4000, shown);
});

for (const [what, section, control, intervalMs] of [
  ['dot', headings.specialOffers.title, reads(labels.goToSlide, { n: 3 }), 3000],
  ['arrow', labels.heroName, reads(labels.nextSlide), 3000],
] as const) {
  test(`a tapped ${what} does its work, and the slides go on`, async ({ page }) => {
    const { carousel, shown } = await open(page, section);
    const before = await shown();
    await carousel.getByRole('button', { name: control }).tap();
    await expect.poll(shown).not.toBe(before);
    await expect(carousel.getByRole('button').first()).toHaveAccessibleName(reads(labels.pause));
    await expectInterval(page, intervalMs, shown);
  });
}
