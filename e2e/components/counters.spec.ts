import type { Locator, Page } from '@playwright/test';

import { counters } from '@/content/counters';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

import { dotOf } from '../support/controls';
import { finalTexts } from '../support/counters';
import { controlClock, readyCarousel, stopClock } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, matchLabel, scrollPageTo, sectionOf, visit } from '../support/visit';

test.use({ section: '.hotel-grid' });

const zeros = counters.map(({ suffix = '' }) => `0${suffix}`);

/** The strip with its numbers. */
const strip = (page: Page) => sectionOf(page, headings.counters.title);

const figures = (area: Locator) =>
  area.getByRole('img').evaluateAll((list) => list.map((figure) => figure.textContent ?? ''));

/** Scrolls until a share of the counters is above the lower edge of the screen, and until the page has been told. */
async function show(page: Page, share: number) {
  await strip(page)
    .locator('page-island > *')
    .first()
    .evaluate((element, part) => {
      const box = element.getBoundingClientRect();
      window.scrollBy({ top: box.top + box.height * part - innerHeight, behavior: 'instant' });
      return new Promise((done) => new IntersectionObserver(done).observe(element));
    }, share);
}

test('the counters wait at 0 until 30% of the strip is visible, and count once, for 3 s', async ({
  page,
}) => {
  await controlClock(page);
  await visit(page, '/');
  // Near the window, they are hydrated.
  await show(page, -0.5);
  await expect.poll(() => figures(strip(page))).toEqual(zeros);
  // While it counts, screen readers only get the final value: it is the accessible name.
  for (const final of finalTexts)
    await expect(strip(page).getByRole('img', { name: final, exact: true })).toHaveCount(1);
  await stopClock(page);
  await show(page, 0.15);
  await page.clock.runFor(500);
  expect(await figures(strip(page))).toEqual(zeros);

  await show(page, 0.5);
  const runUntil = async (isReached: () => Promise<boolean>) => {
    let passedMs = 0;
    for (; passedMs < 10_000 && !(await isReached()); passedMs += 100) await page.clock.runFor(100);
    return passedMs;
  };
  await runUntil(async () => (await figures(strip(page)))[0] !== zeros[0]);
  const passedMs = await runUntil(async () => (await figures(strip(page))).join() === finalTexts.join());
  expect(passedMs).toBeGreaterThan(2000);
  expect(passedMs).toBeLessThanOrEqual(3100);

  await scrollPageTo(page, 0);
  await bringIntoView(strip(page));
  await page.clock.runFor(300);
  expect(await figures(strip(page))).toEqual(finalTexts);
});

test('on a phone each counter starts when its slide is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await controlClock(page);
  test.skip(counters.length < 2, 'One figure is no carousel.');
  await visit(page, '/');
  // The clock stops, so the first slide stays until it is paused, however slow the machine is.
  await stopClock(page);
  const carousel = await readyCarousel(page, headings.counters.title);
  await carousel.getByRole('button', { name: matchLabel(labels.pause) }).click();
  const figuresLater = async () => {
    await page.clock.runFor(2000);
    return figures(carousel);
  };
  await expect.poll(figuresLater).toEqual([finalTexts[0], ...zeros.slice(1)]);
  await dotOf(carousel, 1).click();
  await expect.poll(figuresLater).toEqual([...finalTexts.slice(0, 2), ...zeros.slice(2)]);
});

test('under reduced motion the final values are shown at once', async ({ sharedPage }) => {
  expect(await figures(strip(await sharedPage('/')))).toEqual(finalTexts);
});
