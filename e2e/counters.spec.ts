import type { Locator, Page } from '@playwright/test';

import { counters } from '@/content/counters';
import { headings } from '@/content/pages';

import { readyCarousel, shownSlide } from './support/moving';
import { expect, test } from './support/test';
import { at, bringIntoView, noJavaScript, visit } from './support/visit';

const finals = counters.map(({ value, suffix = '' }) => `${value}${suffix}`);
const zeros = counters.map(({ suffix = '' }) => `0${suffix}`);

/** The strip with its four figures. */
const strip = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: headings.counters.title }) });

const figures = (area: Locator) =>
  area.getByRole('img').evaluateAll((list) => list.map((figure) => figure.textContent ?? ''));

/** Scrolls so far that a share of the strip's counted part stands above the lower edge of the screen. */
async function show(page: Page, share: number) {
  await strip(page)
    .locator('[data-active], .counters')
    .first()
    .evaluate((element, part) => {
      const box = element.parentElement!.getBoundingClientRect();
      window.scrollBy({ top: box.top + box.height * part - innerHeight, behavior: 'instant' });
    }, share);
}

test('they wait at 0 until 30% of the strip is seen, count for 3 s, and once', async ({ page }) => {
  await visit(page, '/');
  await expect.poll(() => figures(strip(page))).toEqual(zeros);
  await show(page, 0.15);
  await page.waitForTimeout(500);
  expect(await figures(strip(page))).toEqual(zeros);

  // Timed in the page, whose frames the test cannot see in time.
  const passedMs = await strip(page).evaluate(
    (area, goal) =>
      new Promise<number>((resolve) => {
        const shown = () => [...area.querySelectorAll('[role="img"]')].map((figure) => figure.textContent);
        let start = 0;
        const look = () => {
          const now = shown();
          if (start === 0 && now[0] !== '0') start = performance.now();
          if (now.join() === goal) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        const box = area.querySelector('.counters')!.parentElement!.getBoundingClientRect();
        window.scrollBy({ top: box.top + box.height * 0.5 - innerHeight, behavior: 'instant' });
        look();
      }),
    finals.join(),
  );
  expect(passedMs).toBeGreaterThan(1800);
  expect(passedMs).toBeLessThan(4500);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await bringIntoView(strip(page));
  await page.waitForTimeout(300);
  expect(await figures(strip(page))).toEqual(finals);
});

test('on a return to the page they stand there as they ended', async ({ page }) => {
  await visit(page, '/');
  await bringIntoView(strip(page));
  await expect.poll(() => figures(strip(page))).toEqual(finals);
  await visit(page, '/about');
  await visit(page, '/');
  expect(await figures(strip(page))).toEqual(finals);
  await bringIntoView(strip(page));
  const seen = await strip(page).evaluate(async (area) => {
    const texts = new Set<string>();
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      texts.add([...area.querySelectorAll('[role="img"]')].map((figure) => figure.textContent).join());
    }
    return [...texts];
  });
  expect(seen).toEqual([finals.join()]);
});

test('on a phone each counts when its turn comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, '/');
  const carousel = await readyCarousel(page, headings.counters.title);
  await carousel.getByRole('button', { name: /^Pause/ }).click();
  const shown = await shownSlide(carousel);
  await expect.poll(async () => (await figures(carousel))[shown]).toBe(finals[shown]);
  const waiting = (await figures(carousel)).slice(shown + 1);
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.every((figure) => /^0%?$/.test(figure))).toBe(true);
  await carousel.getByRole('button', { name: new RegExp(`^Show slide ${shown + 2} of`) }).click();
  await expect.poll(async () => (await figures(carousel))[shown + 1]).toBe(finals[shown + 1]);
});

test('a running figure is not read out: its name is the final one', async ({ page }) => {
  await visit(page, '/');
  for (const final of finals)
    await expect(strip(page).getByRole('img', { name: final, exact: true })).toHaveCount(1);
});

test('under reduced motion the final figures simply stand there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  expect(await figures(strip(page))).toEqual(finals);
  await bringIntoView(strip(page));
  await page.waitForTimeout(300);
  expect(await figures(strip(page))).toEqual(finals);
});

test.describe('without JavaScript', () => {
  test.use(noJavaScript);
  test('the final figures are in the page', async ({ page }) => {
    await page.goto(at('/'));
    expect(await figures(strip(page))).toEqual(finals);
  });
});

for (const [width, isCarousel] of [
  [767, true],
  [768, false],
] as const) {
  test(`at ${width} px they are ${isCarousel ? 'a carousel' : 'side by side'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await bringIntoView(strip(page));
    const carousel = page.locator(
      `[aria-roledescription="carousel"][aria-label="${headings.counters.title}"]`,
    );
    await expect(carousel).toHaveCount(isCarousel ? 1 : 0);
    if (isCarousel) {
      await expect.poll(() => carousel.locator('[inert]').count()).toBe(counters.length - 1);
      expect(await shownSlide(carousel)).toBe(0);
    } else {
      for (const { label } of counters)
        await expect(strip(page).getByText(label, { exact: true })).toBeInViewport();
    }
  });
}
