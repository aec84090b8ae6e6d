import type { Page } from '@playwright/test';

import { content } from '@/content/content';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

import { waitUntilFirstViewReady } from '../support/island';
import { expect, test } from '../support/test';
import { followMenuLink, menuLink, pagePath, scrollPageTo, scrollTop, visit } from '../support/visit';

/** Goes back or forward as with the browser's button, and waits until that page is hydrated. */
async function step(page: Page, way: 'back' | 'forward'): Promise<void> {
  await (way === 'back' ? page.goBack() : page.goForward());
  await waitUntilFirstViewReady(page);
}

/** The scroll positions of the page in all frames, from the first one on, each position once. */
const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const places: number[] = [];
    window.recorded = { ...window.recorded, places };
    requestAnimationFrame(function record() {
      const place = Math.round(scrollY);
      if (places.at(-1) !== place) places.push(place);
      requestAnimationFrame(record);
    });
  });
const places = (page: Page) => page.evaluate(() => window.recorded?.places);

test('Back and Forward show the top, without a jump', async ({ page }) => {
  await recordFrames(page);
  await visit(page, '/about');
  await scrollPageTo(page, 1200);
  await followMenuLink(page, '/gallery');
  await waitUntilFirstViewReady(page);
  await scrollPageTo(page, 1600);
  for (const [way, heading] of [
    ['back', content.about.hero.title],
    ['forward', headings.gallery.title],
  ] as const) {
    await step(page, way);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await scrollTop(page)).toBe(0);
    expect(await places(page)).toEqual([0]);
  }
});

test('a reload keeps the position, also after Back', async ({ page }) => {
  await visit(page, '/about');
  await followMenuLink(page, '/gallery');
  await step(page, 'back');
  await scrollPageTo(page, 1200);
  await page.reload();
  await waitUntilFirstViewReady(page);
  await expect.poll(() => scrollTop(page)).toBe(1200);
});

test('Back to a page that was left further down shows that page, and its links work', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('link', { name: labels.skipToContent }).press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await followMenuLink(page, '/gallery');

  await step(page, 'back');

  await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}#content$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.hero.title);
  await menuLink(page, '/gallery').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.gallery.title);
});
