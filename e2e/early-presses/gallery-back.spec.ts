import { expectNothingBusy, tile } from '../support/controls';
import { openWithHeldScripts } from '../support/held-requests';
import { islandsOf, waitUntilIslandReady } from '../support/island';
import { expect, test } from '../support/test';
import { pagePath, reducedMotion, waitTwoFrames } from '../support/visit';

test.use(reducedMotion);

test('Back cancels an early press on a picture, or closes the preview that it opened', async ({ page }) => {
  await page.goto(pagePath('/about'));
  const releaseScripts = await openWithHeldScripts(page, '/gallery');
  const back = () => page.evaluate(() => history.back());
  const expectGallery = async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(pagePath('/gallery'));
  };
  // Cancelled before the script has loaded.
  await tile(page, 2).click();
  await expect(tile(page, 2)).toHaveAttribute('aria-busy', 'true');
  await back();
  await expectNothingBusy(page);
  await tile(page, 1).click();
  await expect(tile(page, 1)).toHaveAttribute('aria-busy', 'true');
  releaseScripts();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back();
  await expectGallery();
  await expect(tile(page, 1)).toBeFocused();
  await waitUntilIslandReady(islandsOf(page, 'gallery-preview'));
  await waitTwoFrames(page);
  await expectGallery();
  await expectNothingBusy(page);
  await back();
  await expect(page).toHaveURL(new RegExp(`${pagePath('/about')}$`));
});
