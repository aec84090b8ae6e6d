import type { Locator, Page } from '@playwright/test';

import { settings } from './settings';

/** For `test.use`: scripts do not run; Chromium reports those it then leaves unfetched as failed. */
export const noJavaScript = { javaScriptEnabled: false, allowedFailures: [/\.js failed: csp$/] };

/** The address of a page under the path the site was built for: '/about' or '/site/about'. */
export function at(path: string): string {
  return path === '/' ? `${settings.basePath}/` : `${settings.basePath}${path}`;
}

/**
 * Opens a page and waits until its scripts run.
 *
 * @param hasLoader whether this visit has not seen the page before, so that it comes with the two seconds of the loader
 */
export async function visit(page: Page, path: string, { hasLoader = false } = {}): Promise<void> {
  if (!hasLoader) await page.addInitScript(remember, at(path));
  await page.goto(at(path));
  await waitUntilReady(page);
}

/** Runs in the page: notes an address among those that this visit has seen, as the page itself does. */
function remember(address: string): void {
  try {
    const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
    sessionStorage.setItem('seen', JSON.stringify([...new Set([...seen, address.replace(/\/$/, '')])]));
  } catch {
    // Storage is blocked: the loader comes.
  }
}

/** Until the page has been taken over by its scripts. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

/** Puts the loader's style sheet animations to their end; a page without a loader stays as it is. */
export async function skipLoader(page: Page): Promise<void> {
  await page
    .getByText('Loading', { exact: true })
    .locator('..')
    .evaluateAll((loaders) =>
      loaders.forEach((loader) => loader.getAnimations({ subtree: true }).forEach((run) => run.finish())),
    );
}

/** How far the page is scrolled down, in CSS pixels. */
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls an element to the middle of the screen, at once. */
export async function bringIntoView(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Moves the pointer where it holds nothing up. */
export async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
}
