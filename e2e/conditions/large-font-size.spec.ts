import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';

import { layoutFaults, sidewaysScroll } from '../support/layout';
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, routes, test } from '../support/test';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets tests set its font size.');

/** Sets the font size in the browser's settings. The usual one is 16 px. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** The words that break over two lines. Mail addresses may break, and so may a word that is wider than the page. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent ?? '';
      const parent = text.parentElement!;
      const isRead =
        parent.checkVisibility() && !parent.closest('svg, [aria-hidden="true"]:has(input), .sr-only');
      if (words.includes('@') || !isRead) continue;
      for (const { index, 0: word } of words.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = parts.map(({ top }) => top);
        const wordWidth = parts.reduce((sum, { width }) => sum + width, 0);
        // A phone has a margin of 16 px on each side.
        const fitsPage = wordWidth <= window.innerWidth - 32;
        if (fitsPage && Math.max(...tops) - Math.min(...tops) > 15) found.push(word);
      }
    }
    return found;
  });

for (const path of routes)
  test(`1.4.4 ${path} can be read and scrolls in one direction only`, async ({ sharedPage }) => {
    const page = await sharedPage(path);
    await setFontSize(page, 32);
    await addRules(page, EVERYTHING_LAID_OUT);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: width < 992 ? 664 : 800 });
      // The carousels react to a new width a moment later.
      await expect.poll(() => sidewaysScroll(page), { message: `${width} px` }).toBe(0);
      // In the narrowest window a long word may break.
      if (width > 320) await expect.poll(() => layoutFaults(page), { message: `${width} px` }).toEqual([]);
      // A PIN is joined to its town, so that in text of twice the size it may break.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const broken = (await brokenWords(page)).filter((word) => !/^\d{6}$/.test(word));
      if (width > 320) expect(broken, `${width} px`).toEqual([]);
      const menu = page.getByRole('button', { name: labels.menu });
      if (width < 992) await expect(menu).toBeInViewport({ ratio: 1 });
    }
    await setFontSize(page, 16);
  });
