import type { Locator, Page } from '@playwright/test';

import { labels } from '@/content/labels';

import { waitUntilFirstViewReady } from '../support/island';
import { overlap } from '../support/layout';
import { expect, test } from '../support/test';
import { followMenuLink, pagePath } from '../support/visit';

// Also a hidden loader: a slow machine can take longer than the two seconds.
const loader = (page: Page) =>
  page.getByRole('status', { includeHidden: true }).filter({ hasText: labels.loading });
/** The box of the text, not of its block. */
const textBox = (title: Locator) =>
  title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });

test('the loader spins for 2000 ms at the first load of a page, by CSS alone, and is still under reduced motion', async ({
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
  await followMenuLink(page, '/contact');
  await expect.poll(first).toEqual({ isShown: true, 'loader-out': 2000 });
  await page.goBack();
  await waitUntilFirstViewReady(page);
  await expect(loader(page)).toHaveCSS('display', 'none');
  // The same page under another address.
  await page.goto(pagePath('/about/'));
  await expect(loader(page)).toHaveCSS('display', 'none');
});

test('the loader covers no text of the page, and ignores presses', async ({ page }) => {
  for (const path of ['/', '/about']) {
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
      const ring = await loader(page).evaluate((node) => node.getBoundingClientRect());
      expect(overlap(ring, await textBox(title)), `${path} at ${width} px`).toBe(false);
      const isPressed = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x!, y!)!.closest('.loader') !== null,
        [ring.x + ring.width / 2, ring.y + ring.height / 2],
      );
      expect(isPressed, `${path} at ${width} px`).toBe(false);
    }
  }
});
