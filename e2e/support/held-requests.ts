import type { Page } from '@playwright/test';

import { expectNothingBusy } from './controls';
import { SCRIPTS } from './island';
import { pagePath, skipLoader } from './visit';

/**
 * Holds back the requests of a page for some addresses, as on a slow connection.
 *
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await isReleased;
    await route.fallback();
  });
  return release;
}

/**
 * Opens a page whose scripts are held back. Its HTML is loaded, and the loader is gone.
 *
 * @returns a function that releases the scripts
 */
export async function openWithHeldScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(pagePath(path), { waitUntil: 'domcontentloaded' });
  await skipLoader(page);
  return release;
}

/** Releases held scripts, and waits until the presses have been repeated. */
export async function releaseAndRepeat(page: Page, releaseScripts: () => void): Promise<void> {
  releaseScripts();
  await expectNothingBusy(page);
}
