import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

import { origin } from './settings';

/** What the screen reader is asked for, as far as it is used here. */
interface Virtual {
  start: (options: { container: Node }) => Promise<void>;
  next: () => Promise<void>;
  stop: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
}

/** From this site, since the pages' policy refuses scripts of others. */
const ADDRESS = `${origin}/virtual-screen-reader.js`;
const file = createRequire(__filename).resolve('@guidepup/virtual-screen-reader/browser.js');

/** Longer than any page of ours: a walk that does not end is a fault of the walk. */
const MOST_STEPS = 4000;

/**
 * Walks a page, or a part of it, from its first word to its last with a virtual screen reader.
 *
 * @param selector the part to walk
 * @returns what is spoken, a phrase a step: 'heading, About Us, level 1', 'link, Gallery', 'end of list'
 */
export async function transcript(page: Page, selector = 'body'): Promise<string[]> {
  await page.route(ADDRESS, (route) => route.fulfill({ path: file, contentType: 'text/javascript' }));
  return page.evaluate(
    async ({ address, selector: part, most }) => {
      const { virtual } = (await import(address)) as { virtual: Virtual };
      const container = document.querySelector(part);
      if (!container) throw new Error(`There is no ${part} to read.`);
      await virtual.start({ container });
      const end = `end of ${await virtual.lastSpokenPhrase()}`;
      for (let step = 0; step < most; step += 1) {
        await virtual.next();
        // A walk of a part ends where that part does, and would begin again.
        const last = await virtual.lastSpokenPhrase();
        if (last === 'end of document' || last === end) break;
      }
      const phrases = await virtual.spokenPhraseLog();
      await virtual.stop();
      return phrases;
    },
    { address: ADDRESS, selector, most: MOST_STEPS },
  );
}

const LANDMARKS = 'banner|main|contentinfo|navigation|search|region|form|complementary';

/**
 * The bones of a transcript: its landmarks as they are spoken, and its headings as level and name: '2 Special Offers'.
 */
export function outline(phrases: string[]): string[] {
  return phrases.flatMap((phrase) => {
    const heading = /^heading, (.*), level (\d)$/.exec(phrase);
    if (heading) return [`${heading[2]} ${heading[1]}`];
    return new RegExp(`^(end of )?(${LANDMARKS})\\b(, |$)`).test(phrase) ? [phrase] : [];
  });
}
