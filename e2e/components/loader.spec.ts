import type { Locator, Page } from '@playwright/test';

import { labels } from '@/content/labels';

import { waitUntilFirstViewReady } from '../support/island';
import { overlap } from '../support/layout';
import { expect, routes, test } from '../support/test';
import { followMenuLink, pagePath, visit } from '../support/visit';

// Also a hidden loader: a slow machine can take longer than the two seconds.
const loader = (page: Page) =>
  page.getByRole('status', { includeHidden: true }).filter({ hasText: labels.loading });
const boxOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect());
/** The box of the text, not of its block. */
const textBox = (title: Locator) =>
  title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });
const isInPage = (page: Page) =>
  loader(page).evaluate((element) => getComputedStyle(element).display !== 'none');

test('the loader spins for 2000 ms at a full load, by CSS alone, and is still under reduced motion', async ({
  page,
}) => {
  // Recorded in the page, because a slow machine can miss the two seconds.
  await page.addInitScript(() =>
    requestAnimationFrame(function note() {
      const element = document.querySelector('.loader');
      if (!element) return requestAnimationFrame(note);
      const runs = element.getAnimations({ subtree: true }) as CSSAnimation[];
      const ends = runs.map((run) => [run.animationName, run.effect!.getComputedTiming().endTime]);
      const isShown = element.checkVisibility({ visibilityProperty: true });
      window.recorded = { ...window.recorded, first: { isShown, ...Object.fromEntries(ends) } };
    }),
  );
  const first = () => page.evaluate(() => window.recorded?.first);
  await page.goto(pagePath('/about'), { waitUntil: 'commit' });
  // It fades out at the end of its two seconds.
  await expect.poll(first).toEqual({ isShown: true, 'loader-out': 2000, 'loader-turn': 2000 });
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.loader')!).visibility === 'hidden',
  );
  const lastedMs = await loader(page).evaluate(
    (element) => Number(document.timeline.currentTime) - Number(element.getAnimations()[0]!.startTime),
  );
  expect(lastedMs).toBeGreaterThanOrEqual(1990);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pagePath('/gallery'), { waitUntil: 'commit' });
  await expect.poll(first).toEqual({ isShown: true, 'loader-out': 2000 });
});

test('the loader covers no text of the page, and ignores presses', async ({ page }) => {
  // So that each page counts as opened for the first time.
  await page.addInitScript(() => sessionStorage.clear());
  for (const path of routes) {
    await page.goto(pagePath(path), { waitUntil: 'commit' });
    // The loader is paused, so it stays however slow the machine is.
    await loader(page).evaluate((element) => element.getAnimations().forEach((run) => run.pause()));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [ring, words] = await Promise.all([boxOf(loader(page)), textBox(title)]);
      expect(overlap(ring, words), `${path} at ${width} px: ${JSON.stringify({ ring, words })}`).toBe(false);
      const isPressed = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x!, y!)!.closest('.loader') !== null,
        [ring.x + ring.width / 2, ring.y + ring.height / 2],
      );
      expect(isPressed, `${path} at ${width} px`).toBe(false);
    }
  }
});

test('the loader is shown on the first load of a page in a visit, and not again', async ({ page }) => {
  await visit(page, '/about', { hasLoader: true });
  expect(await isInPage(page)).toBe(true);
  await followMenuLink(page, '/contact');
  expect(await isInPage(page)).toBe(true);
  await page.goBack();
  await waitUntilFirstViewReady(page);
  expect(await isInPage(page)).toBe(false);
  // The same page under another address.
  await page.goto(pagePath('/about/'));
  expect(await isInPage(page)).toBe(false);
  await page.reload();
  expect(await isInPage(page)).toBe(false);
});

test('the loader is shown every time if storage is blocked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  );
  await visit(page, '/about');
  await page.reload();
  expect(await isInPage(page)).toBe(true);
  await waitUntilFirstViewReady(page);
});
