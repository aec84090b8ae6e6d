import type { Page } from '@playwright/test';

/** What a clipboard does with a text. Old browsers have none. */
type Clipboard = 'records' | 'refuses' | 'never settles' | 'is missing';

/** Replaces the clipboard of the pages that are opened from now on. */
export async function replaceClipboard(page: Page, clipboard: Clipboard): Promise<void> {
  await page.addInitScript((kind) => {
    const copied: string[] = [];
    const writeText = async (text: string) => {
      if (kind === 'refuses') throw new DOMException('Refused', 'NotAllowedError');
      if (kind === 'never settles') await new Promise(() => {});
      copied.push(text);
    };
    window.recorded = { ...window.recorded, copied };
    Object.defineProperty(navigator, 'clipboard', {
      value: kind === 'is missing' ? undefined : { writeText },
    });
  }, clipboard);
}

/** The texts that a page has copied to a clipboard that records. */
export const copiedTexts = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => window.recorded?.copied);
