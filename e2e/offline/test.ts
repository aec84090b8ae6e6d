import type { Locator, Page } from '@playwright/test';

import { labels } from '@/content/labels';
import { pages as register } from '@/content/pages';

import { waitUntilFirstViewReady } from '../support/island';
import { startProxyServer, type ProxyServer } from '../support/proxy-server';
import { test as base } from '../support/test';
import { pagePath, skipLoader, reducedMotion } from '../support/visit';

/** The addresses of the pages, by their names. */
export const pages = Object.fromEntries(
  Object.entries(register).map(([name, { path }]) => [name, path]),
) as Record<keyof typeof register, string>;

/** The addresses of all pages. */
export const allPages = Object.values(pages);

interface Proxy extends ProxyServer {
  /** Opens a page and waits until it is hydrated. */
  open: (path: string, on?: Page) => Promise<void>;
  /** Opens a page and waits until the service worker controls it and has stored everything. */
  install: (path: string) => Promise<void>;
}

/**
 * Playwright's `test` for the service worker in each state of the connection in docs/architecture.md. Every test has its own
 * server, and controls its connection and deployments. The browser's cache works as for visitors.
 */
export const test = base.extend<{ proxyServer: Proxy }>({
  ...reducedMotion,
  serviceWorkers: 'allow',
  allowedConsole: async ({}, use) => use([/Failed to load resource/]),
  proxyServer: async ({ browserName, page }, use) => {
    base.skip(browserName !== 'chromium', 'only Chromium shows its service workers to tests');
    const server = await startProxyServer();
    const open = async (path: string, on = page) => {
      await on.goto(server.url + pagePath(path));
      await waitUntilFirstViewReady(on);
      await skipLoader(on);
    };
    const install = async (path: string) => {
      await open(path);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    };
    await use(Object.assign(server, { open, install }));
    await server.close();
  },
});

const bannerText = labels.offlineNotice.split('{day}')[0]!.trim();

/** The first picture of a page, in its first view. */
export const firstPicture = (page: Page) => page.locator('main picture > img').first();
/** The width of a picture's file; 0 until it has loaded. */
export const widthOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
/** The banner of a page that the worker shows from its copy. */
export const offlineBanner = (page: Page) => page.getByText(bannerText);
/** How many service workers the page's site has. */
export const countRegistrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The file name of the script with the islands. */
export async function islandScript(page: Page): Promise<string> {
  return /\/(islands-[0-9a-f]+\.js)/.exec(await page.content())![1]!;
}

interface StoredFile {
  cache: string;
  path: string;
  type: string;
}

/** The files in Cache Storage, after those with `replaced` in their address became the page of another site. */
export function storedFiles(page: Page, replaced?: string): Promise<StoredFile[]> {
  return page.evaluate(async (part) => {
    const files: StoredFile[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const headers = { 'content-type': 'text/html' };
        if (part && request.url.includes(part))
          await cache.put(request, new Response('<h1>Portal</h1>', { headers }));
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        files.push({ cache: name, path: new URL(request.url).pathname, type });
      }
    }
    return files;
  }, replaced);
}

/** The content types of stored files whose address has this ending. */
export const storedTypes = async (page: Page, ending: string) =>
  (await storedFiles(page)).flatMap(({ path, type }) => (path.endsWith(ending) ? type : []));

/** Whether a file is among those that the worker stores when it is installed. */
export const isPrecached = async (page: Page, name: string) =>
  (await storedFiles(page)).some(
    ({ cache, path }) => cache.startsWith('workbox-precache') && path.endsWith(`/${name}`),
  );
