import { expect, type Locator, type Page } from '@playwright/test';

import { carouselOf, pauseOf, SLIDE } from './controls';
import { bringIntoView, movePointerAway } from './visit';

/** Noon, so that a test's clock does not cross midnight. */
const NOON = new Date('2026-03-09T12:00:00');

/** Lets the test control the page's timers. Call it before the page is opened. */
export async function controlClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
}

/** Stops the page's clock. From then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Later than the call can take, because the clock cannot go back.
  await page.clock.pauseAt(now + 2000);
}

/** The carousel with a name, hydrated, with its first button in view: otherwise it does not rotate. */
export async function readyCarousel(page: Page, name: string): Promise<Locator> {
  const carousel = carouselOf(page, name);
  await bringIntoView(carousel);
  const button = pauseOf(carousel);
  await expect(carousel).toHaveAttribute('data-ready');
  await bringIntoView(button);
  await movePointerAway(page);
  return carousel;
}

/** The index of the visible slide. The others are inert. */
export async function shownSlide(carousel: Locator): Promise<number> {
  const inert = await carousel
    .locator(SLIDE)
    .evaluateAll((slides) => slides.map((slide) => slide.hasAttribute('inert')));
  expect(inert.filter((isInert) => !isInert)).toHaveLength(1);
  return inert.indexOf(false);
}

/** Expects that a carousel is ready and shows a slide. */
export async function expectSlide(carousel: Locator, index: number): Promise<void> {
  await expect(carousel).toHaveAttribute('data-ready');
  await expect.poll(() => shownSlide(carousel)).toBe(index);
}

/** The slide or the tab that is shown. */
const SHOWN = `${SLIDE}:not([inert]), [role="tab"][aria-selected="true"]`;

/**
 * Expects that a carousel, or a list of tabs, shows the next slide or tab after each interval, to within a tenth of a
 * second: it changes twice. The page's clock must be stopped.
 */
export async function expectInterval(page: Page, intervalMs: number, part: Locator): Promise<void> {
  const parts = part.locator(`${SLIDE}, [role="tab"]`);
  const shown = () =>
    parts.evaluateAll((all, selector) => all.findIndex((each) => each.matches(selector)), SHOWN);
  await expect(part.locator('xpath=ancestor-or-self::*[@data-rotating]')).toHaveCount(1);
  const first = await shown();
  const count = await parts.count();
  // The first one may come sooner, because its time began before. The next interval begins with it.
  await page.clock.fastForward(intervalMs);
  await expect.poll(shown, 'after one interval').toBe((first + 1) % count);
  await page.clock.fastForward(intervalMs - 100);
  expect(await shown(), 'just before the end of the second one').toBe((first + 1) % count);
  await page.clock.fastForward(200);
  await expect.poll(shown, 'just after its end').toBe((first + 2) % count);
}

/** The duration of the mark that fills below or in a control, in milliseconds, from the style sheet. */
export const fillMs = (control: Locator) =>
  control.evaluate((element) => {
    const line = element.querySelector('.dot-icon > path');
    const { animationDuration } = line ? getComputedStyle(line) : getComputedStyle(element, '::after');
    return 1000 * parseFloat(animationDuration);
  });

/** Expects no change for three intervals. */
export async function expectStandstill(
  page: Page,
  intervalMs: number,
  read: () => Promise<number>,
): Promise<void> {
  const before = await read();
  for (let turn = 1; turn <= 3; turn += 1) {
    await page.clock.fastForward(intervalMs);
    expect(await read(), `after ${turn} intervals`).toBe(before);
  }
}
