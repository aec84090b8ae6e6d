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

/** Whether the header is dark, or light as over a page that was scrolled. */
export const headerTheme = (page: Page) =>
  page.getByRole('navigation', { name: labels.mainNavigation }).evaluate((element) => {
    const bar = element.closest('.header-bar')!;
    const [red = 0, green = 0, blue = 0] = getComputedStyle(bar).backgroundColor.match(/\d+/g)!.map(Number);
    return red + green + blue > 600 ? 'light' : red + green + blue < 200 ? 'dark' : 'between';
  });
