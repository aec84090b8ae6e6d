import type { Page } from '@playwright/test';

/** Replaces the clipboard of the pages that are opened from now on. */
export async function replaceClipboard(page: Page, clipboard: 'records' | 'refuses'): Promise<void> {
  await page.addInitScript((kind) => {
    const copied: string[] = [];
    window.recorded = { ...window.recorded, copied };
    const writeText = async (text: string) => {
      if (kind === 'refuses') throw new DOMException('Refused', 'NotAllowedError');
      copied.push(text);
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, clipboard);
}

/** The texts that a page has copied to a clipboard that records. */
export const copiedTexts = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => window.recorded?.copied);
