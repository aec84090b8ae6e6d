import type { Page } from '@playwright/test';

/**
 * Holds the scripts of the site back, as a slow connection does, for whatever page is opened next.
 *
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return async () => letGo();
}
