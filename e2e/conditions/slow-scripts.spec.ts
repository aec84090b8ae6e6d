import type { Page } from '@playwright/test';

import { SCRIPT_TIMEOUT_MS } from '@/components/startup/start-islands';
import { exploreFacilities } from '@/content/explore';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

import { sendButton } from '../support/contact';
import { carouselOf, expectNothingBusy, expectTabs, panels, tab } from '../support/controls';
import { holdRequests, openWithHeldScripts } from '../support/held-requests';
import { islandsOf, waitUntilFirstViewReady, waitUntilIslandReady } from '../support/island';
import { expect, test } from '../support/test';
import { pagePath, reducedMotion, waitTwoFrames } from '../support/visit';

test.use(reducedMotion);

/** Opens a page whose scripts are held back until they are released. */
async function openWithWaitingScripts(page: Page, path: string): Promise<() => Promise<void>> {
  // Otherwise a slow machine could use up the timeout.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const releaseScripts = await openWithHeldScripts(page, path);
  return async () => {
    releaseScripts();
    await page.clock.resume();
  };
}

test('after the timeout of the scripts, and not before, an island is shown as without scripts', async ({
  page,
}) => {
  const releaseScripts = await openWithWaitingScripts(page, '/');
  const tabs = islandsOf(page, 'tabs');
  await tab(page, -1).click();
  await expect(tabs).toHaveAttribute('data-state', 'loading');
  await page.clock.runFor(SCRIPT_TIMEOUT_MS - 500);
  await expect(panels(page)).toHaveCount(1);
  await expect(tab(page, -1)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(500);
  await expect(panels(page)).toHaveCount(exploreFacilities.length);
  await expectNothingBusy(page);
  await releaseScripts();
  await waitUntilIslandReady(tabs);
  await expectTabs(page);
});

for (const path of ['/', '/contact']) {
  test(`nothing on the first screen of ${path} moves when the scripts are slow`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const releaseScripts = await openWithWaitingScripts(page, path);
    const parts = page.getByRole('heading', { level: 1 }).or(page.getByRole('search'));
    const places = async () => Promise.all((await parts.all()).map((part) => part.boundingBox()));
    const before = await places();
    expect(before.length).toBeGreaterThan(0);
    await page.clock.runFor(SCRIPT_TIMEOUT_MS + 1000);
    expect(await places()).toEqual(before);
    await releaseScripts();
    await waitUntilFirstViewReady(page);
    expect(await places()).toEqual(before);
  });
}

test('the controls of a carousel keep their place when its script is slow', async ({ page }) => {
  const releaseScripts = await openWithWaitingScripts(page, '/');
  const carousel = carouselOf(page, headings.featuredHotels.title);
  const island = islandsOf(page, 'carousel').filter({ has: carousel });
  const rows = carousel.locator('.carousel-controls, :scope > :last-child');
  const heights = () => rows.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  await island.dispatchEvent('pointerover');
  await expect(island).toHaveAttribute('data-state', 'loading');
  const before = await heights();
  expect(before).toHaveLength(2);
  await page.clock.runFor(SCRIPT_TIMEOUT_MS);
  await expect(island).toHaveAttribute('data-state', 'failed');
  expect(await heights()).toEqual(before);
  await releaseScripts();
});

test('a page without an island in view is ready when the script of every page has run', async ({ page }) => {
  const pageScript = /\/page-[0-9a-f]{12}\.js/;
  const releaseScript = await holdRequests(page, pageScript);
  const requested = page.waitForRequest(pageScript);
  await page.goto(pagePath('/Facilities'), { waitUntil: 'domcontentloaded' });
  await requested;
  // Islands in view are known soon after the first picture is shown.
  await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.decode());
  await waitTwoFrames(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  releaseScript();
  await waitUntilFirstViewReady(page);
});

test('if the scripts load later, the typed text stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const releaseScripts = await openWithWaitingScripts(page, '/contact');
  const field = page.getByRole('textbox', { name: labels.yourMessage, exact: true });
  await field.fill('Two rooms in May');
  await page.clock.runFor(SCRIPT_TIMEOUT_MS + 1000);
  await expect(sendButton(page)).toBeHidden();
  await releaseScripts();
  await expect(sendButton(page)).toBeVisible();
  await expect(field).toHaveValue('Two rooms in May');
});
