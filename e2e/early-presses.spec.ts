import type { Page } from '@playwright/test';

import { contact } from '@/content/contact';
import { exploreFacilities } from '@/content/explore';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';

import { fillIn, form, message, submit, typed } from './support/contact';
import { openHeld } from './support/held-scripts';
import { expect, test } from './support/test';
import { at, bringIntoView, reads, waitUntilReady } from './support/visit';

/** Opens a page whose scripts are held back. */
async function openEarly(page: Page, path: string) {
  const letGo = await openHeld(page, path);
  return async () => {
    letGo();
    await waitUntilReady(page);
    await expect(page.locator('[data-early][aria-busy=true]')).toHaveCount(0);
  };
}

test('the menu opens at once, and stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const run = await openEarly(page, '/about');
  const menu = page.getByRole('button', { name: labels.menu, exact: true });
  const link = page.locator('.site-menu a').first();
  await menu.click();
  await expect(link).toBeVisible();
  await menu.click();
  await expect(link).toBeHidden();
  await menu.click();
  await page.mouse.click(20, 600);
  await expect(link).toBeHidden();
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await menu.click();
  await run();
  await expect(link).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await expect(link).toBeHidden();
});

test('a tab shows its panel at once; after several presses, the last one counts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const run = await openEarly(page, '/');
  const tab = (index: number) => page.getByRole('tab').nth(index);
  await tab(1).click();
  await tab(3).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  await expect(panel).toContainText(exploreFacilities[3]!.description);
  await page.keyboard.press('ArrowLeft');
  await expect(tab(2)).toBeFocused();
  await run();
  await expect(tab(2)).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toContainText(exploreFacilities[2]!.description);
  await page.keyboard.press('ArrowRight');
  await expect(tab(3)).toBeFocused();
});

test('an arrow moves the row at once, and its slide stays visible', async ({ page }) => {
  const carousel = page.locator('.hero-carousel');
  const last = carousel.locator('.carousel-slide').last();
  // Errors here are race conditions, in one load of three.
  for (let load = 0; load < 5; load++) {
    const run = await openEarly(page, '/');
    await carousel.locator('.carousel-previous').press('Enter');
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await run();
    await expect(carousel).toHaveAttribute('data-ready', 'true');
    await expect(last).toBeInViewport({ ratio: 0.9 });
    expect(await carousel.locator('.carousel-viewport').evaluate((row) => row.scrollLeft)).toBe(0);
  }
});

test('a dot shows its slide at once, and is marked as the current one', async ({ page }) => {
  const run = await openEarly(page, '/');
  const featured = page.locator('.carousel.featured');
  const dot = featured.locator('.carousel-dot').nth(3);
  await dot.click();
  const isMarked = async () => {
    await expect(featured.locator('.carousel-dot[aria-current=true]')).toHaveCount(1);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(featured.locator('.carousel-slide').nth(3)).toBeInViewport();
  };
  await isMarked();
  await run();
  await expect(featured).toHaveAttribute('data-ready', 'true');
  await isMarked();
});

test('a toggle looks pressed in the next frame, and is not pressed again if React toggled it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const run = await openEarly(page, '/');
  const button = page.locator('.hero').getByRole('button', { name: reads([labels.pause, labels.start]) });
  const isBusyAtOnce = await button.evaluate((element: HTMLElement) => {
    element.click();
    return element.ariaBusy;
  });
  expect(isBusyAtOnce).toBe('true');
  await run();
  await expect(button).toHaveAccessibleName(reads(labels.start));
});

test('a press during hydration is handled after the earlier ones', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const run = await openEarly(page, '/');
  const tab = (index: number) => page.getByRole('tab').nth(index);
  await tab(3).click();
  await tab(1).evaluate((element: HTMLElement) => {
    const root = document.documentElement;
    const observer = new MutationObserver(() => {
      if (!('started' in root.dataset)) return;
      observer.disconnect();
      Object.assign(window, { wasHydrated: 'hydrated' in root.dataset });
      element.click();
    });
    observer.observe(root, { attributes: true });
  });
  await run();
  expect(await page.evaluate(() => (window as unknown as { wasHydrated: boolean }).wasHydrated)).toBe(false);
  await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText(exploreFacilities[1]!.description);
});

test('a code is copied at once, and not again later', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const run = await openEarly(page, '/');
  const button = page.getByRole('button', { name: `${labels.copy}: ${offers[1]!.title}` });
  await bringIntoView(button);
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: labels.codeCopied })).toHaveCount(1);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await read()).toBe(offers[1]!.code);
  await page.evaluate(() => navigator.clipboard.writeText('other'));
  await run();
  expect(await read()).toBe('other');
});

test('a picture of the gallery opens in the page, and becomes the preview', async ({ page }) => {
  const run = await openEarly(page, '/gallery');
  const tile = page.getByRole('main').locator('a[aria-haspopup="dialog"]').nth(1);
  await tile.click();
  const dialog = page.getByRole('dialog');
  const { caption } = featuredHotels[0]!.gallery[1]!;
  await expect(dialog).toHaveAccessibleName(caption);
  await expect(dialog.getByRole('img').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(at('/gallery'));
  // A closed menu does not open again later.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await tile.click();
  await run();
  await expect(dialog.locator('figcaption')).toHaveText(caption);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test.describe('on Contact', () => {
  test.use({ allowedConsole: [/Contact form: not sent/] });
  test('after hydration the map opens, and Send sends once', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (entry) => said.push(entry.text()));
    await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }));
    const run = await openEarly(page, '/contact');
    const map = page.getByRole('button', { name: labels.openMap });
    await map.click();
    await expect(map).toHaveAttribute('aria-busy', 'true');
    await fillIn(page, message);
    await submit(page);
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await submit(page);
    await form(page).locator('[name=phone]').focus();
    await run();
    await expect(page.locator(`iframe[title="${contact.map.title}"]`)).toBeVisible();
    await expect(form(page).locator('[name=phone]')).toBeFocused();
    expect(await typed(page)).toEqual(message);
    // The press reached the form: the mail library refuses automated browsers, and logs that.
    await expect.poll(() => said.join()).toContain('Contact form: not sent');
    expect(said.filter((text) => text.includes('not sent'))).toHaveLength(1);
  });
});

test('the motion switch works at once, and keeps working', async ({ page }) => {
  const run = await openEarly(page, '/about');
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  const on = page.getByRole('button', { name: labels.resumeMotion });
  await expect(on).toBeVisible();
  await run();
  await on.click();
  await expect(page.getByRole('button', { name: labels.pauseMotion })).toBeVisible();
});
