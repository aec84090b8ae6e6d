import { expect, type Page } from '@playwright/test';

import { labels } from '@/content/labels';

/** Expects that the menu of a phone opens and closes. The window stays as small as a phone. */
export async function expectMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('button', { name: labels.menu, exact: true }).click();
  const link = page.locator('.site-menu a').first();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
}
