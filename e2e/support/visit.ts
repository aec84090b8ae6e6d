import { expect, type Locator, type Page } from '@playwright/test';

import { labels } from '@/content/labels';
import { pages, type PageInfo } from '@/content/pages';
import { site } from '@/content/site';
import { fillPlaceholders } from '@/lib/format';

import { waitUntilFirstViewReady } from './island';
import { settings } from './settings';

/** For `test.use`: scripts do not run. Chromium then reports unloaded scripts as failed. */
export const noJavaScript = { javaScriptEnabled: false, allowedFailures: [/\.js failed: csp$/] };

/**
 * For `test.use`: under reduced motion. Nothing changes on its own, and a page at rest needs no time of the computer.
 * Use it in all tests that are not about movement.
 */
export const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** An address that no page has. The site shows its page for unknown addresses there. */
export const UNKNOWN_ADDRESS = '/no-such-page';

/** For `test.use`: the response for the unknown address has the status 404, which browsers report as an error. */
export const allowUnknownAddress = {
  allowedConsole: [new RegExp(UNKNOWN_ADDRESS)],
  allowedFailures: [new RegExp(UNKNOWN_ADDRESS)],
};

/** The address of a page under the path the site was built for: '/about' or '/site/about'. */
export function pagePath(path: string): string {
  return path === '/' ? `${settings.basePath}/` : `${settings.basePath}${path}`;
}

/** Opens a page, without its loader, and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.addInitScript(remember, pagePath(path));
  await page.goto(pagePath(path));
  await waitUntilFirstViewReady(page);
}

/** Runs in the page: marks an address as seen in this visit, as the page itself does. */
function remember(address: string): void {
  try {
    const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
    sessionStorage.setItem('seen', JSON.stringify([...new Set([...seen, address.replace(/\/$/, '')])]));
  } catch {
    // Storage is blocked: the loader is shown.
  }
}

const infoOf = (path: string) => Object.values<PageInfo>(pages).find((info) => info.path === path)!;

/** The title of a page: '/about' is 'Nilavara Residencies - About'. */
export const titleOf = (path: string) => `${site.name} - ${infoOf(path).title}`;

/** The link to a page of the menu, in the header or in another landmark. */
export const menuLink = (page: Page, path: string, landmark: 'banner' | 'main' = 'banner') =>
  page.getByRole(landmark).getByRole('link', { name: infoOf(path).menu!, exact: true });

/** The section of the page under a heading. The counters' is inside of another one. */
export const sectionOf = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    .last();

/** Opens another page by a link in the header. */
export async function followMenuLink(page: Page, path: string): Promise<void> {
  await menuLink(page, path).click();
  await expect(page).toHaveTitle(titleOf(path));
}

/** Escapes a text for a regular expression. */
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A pattern for a label, or for one of several. Placeholders without a value match any text.
 *
 * @example matchLabel(labels.goToSlide, { n: 2 }) // 'Show slide 2 of 4: Special Offers', for any number and name
 */
export function matchLabel(label: string | string[], values: Record<string, string | number> = {}): RegExp {
  const parts = [label].flat().map((text) => fillPlaceholders(text, values).split(/\{\w+\}/));
  return new RegExp(`^(${parts.map((between) => between.map(escape).join('.*')).join('|')})$`);
}

/** Finishes the loader's CSS animations. A page without a loader stays as it is. */
export async function skipLoader(page: Page): Promise<void> {
  await page
    .getByText(labels.loading, { exact: true })
    .locator('..')
    .evaluateAll((loaders) =>
      loaders.forEach((loader) => loader.getAnimations({ subtree: true }).forEach((run) => run.finish())),
    );
}

/** How far the page is scrolled down, in CSS pixels. */
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls the page to this many CSS pixels from its top, at once. */
export const scrollPageTo = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/**
 * Scrolls an element to the middle of the screen, at once, and waits until the browser has reported to the page what is
 * in view: observers are called in the order of their making, so ours is the last.
 */
export async function bringIntoView(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return new Promise<void>((done) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe(element);
    });
  });
}

/** Lets real time pass before a test checks that nothing has happened: there is no condition to wait for. */
export async function letTimePass(page: Page, ms: number): Promise<void> {
  await page.waitForTimeout(ms);
}

/** Waits for two frames: React renders in one, and a browser requests the pictures near the viewport. */
export const waitTwoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Moves the pointer away from everything that pauses under hover. */
export async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
}
