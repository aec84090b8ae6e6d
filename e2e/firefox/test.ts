import { expect, test as base } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

import { startProxyServer, type ProxyServer } from '../support/proxy-server';
import { settings } from '../support/settings';
import { pagePath } from '../support/visit';

export { expect };

interface Options {
  /** Console errors and uncaught errors that the test expects. */
  allowedConsole: RegExp[];
}

interface Fixtures {
  /** A proxy in front of the site that can close connections, stop, and return wrong responses. */
  proxyServer: ProxyServer;
  /** A tab of Firefox with its own storage and caches. https://pptr.dev/api/puppeteer.page */
  tab: Page;
  /** Opens a page of the site, by its path, and waits until it is hydrated. */
  open: (path: string) => Promise<void>;
}

/**
 * Playwright's `test` with Debian's Firefox, which Playwright itself cannot drive: `tab` is a page of Puppeteer's, over
 * WebDriver BiDi. Any console error, uncaught error or violation of the security policy fails the test.
 *
 *     test('the menu opens', async ({ open, tab }) => {
 *       await open('/about');
 *       await tab.locator('.menu-toggle').click();
 *       await waitUntil(tab, () => document.querySelector('.site-menu')!.checkVisibility());
 *     });
 */
export const test = base.extend<Options & Fixtures, { firefox: Browser }>({
  allowedConsole: [[], { option: true }],
  firefox: [
    async ({}, use) => {
      test.skip(!settings.firefox, 'Firefox is not installed (Debian: apt-get install firefox-esr)');
      // Starting it can be slow on a busy machine.
      const timeouts = { timeout: 60_000, protocolTimeout: 60_000 };
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: settings.firefox,
        // As on a device with a touch screen.
        extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1 },
        ...timeouts,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  proxyServer: async ({}, use) => {
    const proxyServer = await startProxyServer();
    await use(proxyServer);
    await proxyServer.close();
  },
  tab: async ({ allowedConsole, firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    await tab.setViewport({ width: 1280, height: 800 });
    const problems: string[] = [];
    tab.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    tab.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
    await tab.evaluateOnNewDocument(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`security policy refused: ${effectiveDirective} ${blockedURI}`),
      ),
    );
    await use(tab);
    await context.close();
    expect(
      problems.filter((text) => !allowedConsole.some((pattern) => pattern.test(text))),
      'errors during the test',
    ).toEqual([]);
  },
  open: async ({ proxyServer, tab }, use) => {
    await use(async (path) => {
      await tab.goto(proxyServer.url + pagePath(path), { timeout: 30_000 });
      await waitUntil(tab, () => document.documentElement.dataset.hydrated !== undefined);
    });
  },
});

/** Waits until a condition is true in the page. The test can pass it a value. */
export async function waitUntil(tab: Page, condition: (value: string) => unknown, value = ''): Promise<void> {
  // While a page is replaced by the next, it has no elements.
  const isSeen = () => tab.evaluate(condition, value).then(Boolean, () => false);
  await expect.poll(isSeen, { message: String(condition) }).toBe(true);
}
