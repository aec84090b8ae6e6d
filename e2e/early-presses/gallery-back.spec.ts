import type { Page } from '@playwright/test';

import { expectNothingBusy, tile } from '../support/controls';
import { openWithHeldScripts } from '../support/held-requests';
import { islandsOf, waitUntilIslandReady } from '../support/island';
import { expect, test } from '../support/test';
import { pagePath, reducedMotion, waitTwoFrames } from '../support/visit';

test.use(reducedMotion);

test.beforeEach(({ page }) => page.goto(pagePath('/about')));
const back = (page: Page) => page.evaluate(() => history.back());

test('Back after an early press on a picture closes the preview', async ({ page }) => {
  const releaseScripts = await openWithHeldScripts(page, '/gallery');
  await tile(page, 1).click();
  releaseScripts();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tile(page, 1)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(pagePath('/gallery'));
});

test('Back before the script has loaded cancels the press and does not leave the page', async ({ page }) => {
  const releaseScripts = await openWithHeldScripts(page, '/gallery');
  await tile(page, 1).click();
  await expect(tile(page, 1)).toHaveAttribute('aria-busy', 'true');
  await tile(page, 2).click();
  await back(page);
  await expectNothingBusy(page);
  releaseScripts();
  await waitUntilIslandReady(islandsOf(page, 'gallery-preview'));
  await waitTwoFrames(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNothingBusy(page);
  expect(new URL(page.url()).pathname).toBe(pagePath('/gallery'));
  await back(page);
  await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}$`));
});
