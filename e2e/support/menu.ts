import { expect, type Page } from '@playwright/test';

import { labels } from '@/content/labels';

/** The links of the menu. In a narrow window, they are hidden until it is open. */
export const menuLinks = (page: Page) =>
  page.getByRole('navigation', { name: labels.mainNavigation }).getByRole('link');

/** The button that opens the menu. */
export const menuButton = (page: Page) => page.getByRole('button', { name: labels.menu, exact: true });

/** Expects that the menu of a phone opens and closes. The window stays as small as a phone. */
export async function expectMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 });
  await menuButton(page).click();
  const link = menuLinks(page).first();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
}
