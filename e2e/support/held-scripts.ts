import type { Page } from '@playwright/test';

import { SCRIPTS } from './island';
import { at, skipLoader } from './visit';

/**
 * Opens a page whose scripts are held back, as on a slow connection. Its HTML is loaded, and the loader is gone.
 *
 * @returns a function that releases the scripts
 */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SCRIPTS, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto(at(path), { waitUntil: 'domcontentloaded' });
  await skipLoader(page);
  return letGo;
}
