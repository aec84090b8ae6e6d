import type { Page } from '@playwright/test';

/** Adds rules to a page, in a way that its content policy allows: it refuses added style elements. */
export async function addRules(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Far sections laid out as well, so that what is measured is what a visitor who scrolls will see. */
export const EVERYTHING_LAID_OUT = '.section-far { content-visibility: visible !important; }';
