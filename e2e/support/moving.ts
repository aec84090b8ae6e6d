import { expect, type Locator, type Page } from '@playwright/test';

import { labels } from '@/content/labels';

import { bringIntoView, movePointerAway, reads } from './visit';

/** Noon, so that a test's clock does not cross midnight. */
const NOON = new Date('2026-03-09T12:00:00');

/** Lets the test control the page's timers. Call it before the page is opened. */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
}

/** Stops the page's clock. From then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Later than the call can take, because the clock cannot go back.
  await page.clock.pauseAt(now + 2000);
}

/** The carousel of a name. */
export const carouselOf = (page: Page, name: string): Locator =>
  page.locator('[aria-roledescription="carousel"]').and(page.getByLabel(name, { exact: true }));

/** The carousel with a name, hydrated, with its first button in view: otherwise it does not rotate. */
export async function readyCarousel(page: Page, name: string): Promise<Locator> {
  const carousel = carouselOf(page, name);
  await bringIntoView(carousel);
  const button = carousel.getByRole('button', { name: reads([labels.pause, labels.start]) });
  await expect(carousel).toHaveAttribute('data-ready');
  await bringIntoView(button);
  await movePointerAway(page);
  return carousel;
}

/** The index of the visible slide. The others are inert. */
export async function shownSlide(carousel: Locator): Promise<number> {
  const inert = await carousel
    .locator('[aria-roledescription="slide"]')
    .evaluateAll((slides) => slides.map((slide) => slide.hasAttribute('inert')));
  expect(inert.filter((isInert) => !isInert)).toHaveLength(1);
  return inert.indexOf(false);
}

/** The precision of intervals. Each step needs a round trip to the page. */
const STEP_MS = 100;

/** Expects a change every so many milliseconds, to within a tenth of a second. The page's clock must be stopped. */
export async function expectInterval(
  page: Page,
  intervalMs: number,
  read: () => Promise<number>,
): Promise<void> {
  await runToChange(page, intervalMs, read);
  const before = await read();
  await page.clock.runFor(intervalMs - STEP_MS - 20);
  expect(await read(), `${intervalMs - STEP_MS} ms after a change`).toBe(before);
  await page.clock.runFor(STEP_MS + 40);
  await expect.poll(read, `${intervalMs + 20} ms after a change`).not.toBe(before);
}

/** The duration of the mark below or beside a control, in milliseconds, from the style sheet. */
export const fillMs = (control: Locator) =>
  control.evaluate((element) => 1000 * parseFloat(getComputedStyle(element, '::after').animationDuration));

/** Runs the page's clock to the next change, or up to a step past it. */
async function runToChange(page: Page, withinMs: number, read: () => Promise<number>): Promise<void> {
  const before = await read();
  for (let passed = 0; passed <= withinMs; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    if ((await read()) !== before) return;
  }
  throw new Error(`Nothing changed within ${withinMs} ms.`);
}

/** Expects no change for three intervals. */
export async function expectStandstill(
  page: Page,
  intervalMs: number,
  read: () => Promise<number>,
): Promise<void> {
  const before = await read();
  for (let turn = 1; turn <= 3; turn += 1) {
    await page.clock.runFor(intervalMs);
    expect(await read(), `after ${turn} intervals`).toBe(before);
  }
}
