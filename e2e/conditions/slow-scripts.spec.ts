import type { Page } from '@playwright/test';

import { SCRIPT_TIMEOUT_MS } from '@/components/startup/start-islands';
import { exploreFacilities } from '@/content/explore';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

import { sendButton } from '../support/contact';
import { carouselOf, expectNothingBusy, expectTabs, panels, tab } from '../support/controls';
import { openWithHeldScripts } from '../support/held-requests';
import { islandsOf, waitUntilFirstViewReady, waitUntilIslandReady } from '../support/island';
import { expect, test } from '../support/test';
import { reducedMotion } from '../support/visit';

test.use({ ...reducedMotion, viewport: { width: 390, height: 664 } });

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

/** Where the title and the search are. */
const places = (page: Page) =>
  page
    .locator('h1, form[role=search]')
    .evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())));

test('after the timeout of the scripts, and not before, islands are shown as without scripts, and nothing moves', async ({
  page,
}) => {
  const releaseScripts = await openWithWaitingScripts(page, '/');
  const before = await places(page);
  expect(before).toHaveLength(2);
  const carousel = carouselOf(page, headings.featuredHotels.title);
  const carouselIsland = islandsOf(page, 'carousel').filter({ has: carousel });
  const heights = () =>
    carousel
      .locator('.carousel-controls, :scope > :last-child')
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  const tabs = islandsOf(page, 'tabs');
  await tab(page, -1).evaluate((element: HTMLElement) => element.click());
  await carouselIsland.dispatchEvent('pointerover');
  await expect(tabs).toHaveAttribute('data-state', 'loading');
  await expect(carouselIsland).toHaveAttribute('data-state', 'loading');
  const rows = await heights();
  expect(rows).toHaveLength(2);

  await page.clock.runFor(SCRIPT_TIMEOUT_MS - 500);
  await expect(panels(page)).toHaveCount(1);
  await expect(tab(page, -1)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(500);
  await expect(panels(page)).toHaveCount(exploreFacilities.length);
  await expect(carouselIsland).toHaveAttribute('data-state', 'failed');
  await expectNothingBusy(page);
  expect(await heights()).toEqual(rows);
  expect(await places(page)).toEqual(before);

  await releaseScripts();
  await waitUntilFirstViewReady(page);
  expect(await places(page)).toEqual(before);
  await waitUntilIslandReady(tabs);
  await expectTabs(page);
});

test('if the scripts load later, the typed text stays', async ({ page }) => {
  const releaseScripts = await openWithWaitingScripts(page, '/contact');
  const field = page.getByRole('textbox', { name: labels.yourMessage, exact: true });
  await field.fill('Two rooms in May');
  await page.clock.runFor(SCRIPT_TIMEOUT_MS + 1000);
  await expect(sendButton(page)).toBeHidden();
  await releaseScripts();
  await expect(sendButton(page)).toBeVisible();
  await expect(field).toHaveValue('Two rooms in May');
});
