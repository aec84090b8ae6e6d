import { expect, type Page } from '@playwright/test';

import { labels } from '@/content/labels';

export const menuButton = (page: Page) => page.getByRole('button', { name: labels.menu, exact: true });

/** Expects that the menu of a phone opens and closes. The window stays as small as a phone. */
export async function expectMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 });
  await menuButton(page).click();
  const link = page.locator('.site-menu a').first();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
}
