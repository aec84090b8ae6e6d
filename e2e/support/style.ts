import type { Page } from '@playwright/test';

/** Adds CSS rules to a page without a style element, because the content policy blocks those. */
export async function addRules(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/**
 * Lays out what components/startup/head-script.css and styles/malayalam-font.css leave for later, so that measurements
 * match what a visitor who scrolls will see.
 */
export const EVERYTHING_LAID_OUT = `
  main section, footer, [data-stagger] > li { animation: none !important; content-visibility: visible !important; }
  [lang='ml'] { font-family: var(--family-malayalam) !important; }`;

/**
 * Leaves one section of the page, with a window of space instead of each other section, so that a window's next size
 * takes a tenth of the time. For tests of one section.
 */
export const onlySection = (section: string) => `
  main > section:not(${section}), footer { min-height: 100vh; }
  main > section:not(${section}) > *, footer > * { display: none !important; }`;

/** Leaves two hotels in each list: the others have the same parts, and half of the time of axe is theirs. */
export const ONLY_TWO_HOTELS = `
  [id^='hotel-'] ~ [id^='hotel-'] ~ [id^='hotel-'], [id^='gallery-'] ~ [id^='gallery-'] ~ [id^='gallery-'],
  li:has([id^='stay-']) ~ li ~ li { display: none !important; }`;
