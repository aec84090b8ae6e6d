import { expect, type Locator, type Page } from '@playwright/test';

/** The islands with a name: the files `NAME.island.tsx` of components/. */
export const islandsOf = (page: Page, name: string): Locator =>
  page.locator(`page-island[data-name="${name}"]`);

/** Waits until an island handles events itself. */
export async function waitUntilIslandReady(island: Locator): Promise<void> {
  await expect(island).toHaveAttribute('data-state', 'ready');
}

/** Waits until the script of every page has run, and every island in the first view handles events itself. */
export async function waitUntilFirstViewReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

/** Scrolls through all islands and points at each, so that all start. Waits until they are ready, or have failed. */
export async function startAllIslands(page: Page): Promise<void> {
  for (const island of await page.locator('page-island').all()) {
    await island
      .locator(':scope > *')
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-state', /ready|failed/);
  }
}

/** What the addresses of the site's scripts have in common. */
export const SCRIPTS = /\/_next\/static\/.*\.js/;

/** The name of a script without its hash: 'page', 'islands', 'live-map.island'. */
export const scriptName = (address: string): string =>
  /([^/]+)-[0-9a-f]{12}\.js/.exec(address)?.[1] ?? address;

/** The names of the scripts that the page requests from now on. */
export function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (/\.js(\?|$)/.test(request.url())) names.push(scriptName(request.url()));
  });
  return names;
}
