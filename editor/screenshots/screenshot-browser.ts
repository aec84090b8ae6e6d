/** Takes small screenshots of a change on its page, with the browser of the tests. */
import { chromium, type Locator } from '@playwright/test';
import sharp from 'sharp';

import { findBrowser, headlessShellOf, testArguments } from '../../tools/browser';
import type { Description } from '../change-report/describe-change';

/** What a screenshot shows. */
export interface Scene {
  /** Address of the page: '/Facilities'. */
  path: string;
  /** The title of the section. */
  heading?: string;
  /** Words in the middle of the screenshot, if the section shows them. */
  words?: string;
}

/** The scene of a change, before or after it; undefined if no page shows it. */
export function sceneOf({ section, lines }: Description, side: 'before' | 'after'): Scene | undefined {
  const kind = side === 'before' ? 'old' : 'new';
  const words = lines.flatMap(({ parts }) => parts).find(([each]) => each === kind)?.[1];
  return section && { ...section, words: words?.slice(0, 60) };
}

export interface ScreenshotBrowser {
  /** A JPEG, or undefined if the page cannot be shown. */
  take: (site: string, scene: Scene) => Promise<Buffer | undefined>;
  close: () => Promise<void>;
}

const screen = { width: 1000, height: 625 };
const WIDTH_PX = 480;

/** Starts the browser; undefined if none is installed. */
export async function openScreenshotBrowser(): Promise<ScreenshotBrowser | undefined> {
  const found = findBrowser();
  if (!found) return undefined;
  const browser = await chromium.launch({ executablePath: headlessShellOf(found), args: testArguments });
  // Without scripts, a page shows all of its texts, and nothing moves.
  const context = await browser.newContext({
    viewport: screen,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(240_000);
  return {
    async take(site, { path, heading, words }) {
      const page = await context.newPage();
      try {
        await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
        const title = page.getByRole('heading', { name: heading });
        const titled = page.locator('section').filter({ has: title }).last();
        // The published page may have another title there.
        const hasTitle = heading !== undefined && (await titled.count()) > 0;
        const section = hasTitle ? titled : page.locator('main');
        const found = words ? section.getByText(words).filter({ visible: true }).first() : undefined;
        if (found && (await found.count()) > 0) await show(found, 'center');
        else if (hasTitle) await show(section, 'start');
        await page.waitForLoadState('networkidle');
        return await sharp(await page.screenshot({ animations: 'disabled' }))
          .resize(WIDTH_PX)
          .jpeg({ quality: 70 })
          .toBuffer();
      } catch {
        // The report is complete without the screenshot.
        return undefined;
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

/**
 * Scrolls there, and waits for the photographs in view. It runs in the page, so it contains no named function: tsx
 * would add a call of its own to it, which the page does not have.
 */
const show = (place: Locator, block: 'center' | 'start') =>
  place.evaluate(async (element, where) => {
    element.scrollIntoView({ block: where, behavior: 'instant' });
    await Promise.all(
      [...document.images]
        .map((image) => ({ image, edges: image.getBoundingClientRect() }))
        .filter(({ edges }) => edges.bottom > 0 && edges.top < innerHeight)
        .map(({ image }) => image.decode().catch(() => {})),
    );
  }, block);
