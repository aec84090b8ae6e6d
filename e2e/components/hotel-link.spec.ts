import { labels } from '@/content/labels';

import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, test } from '../support/test';
import { reducedMotion } from '../support/visit';

test.use(reducedMotion);

for (const path of ['/', '/gallery'])
  test(`on ${path}, the words for the page that a link opens stay on a line with the word before them`, async ({
    sharedPage,
  }) => {
    for (const width of [360, 390, 768, 1440]) {
      const page = await sharedPage(path, { width, height: 900 });
      await addRules(page, EVERYTHING_LAID_OUT);
      const links = page
        .locator('main a.text-link')
        .filter({ hasText: new RegExp(`\\s· (${labels.ownSite}|${labels.bookingPage})`) })
        // On their own line, the words have a dot for screen readers only.
        .filter({ hasNot: page.locator('.sr-only', { hasText: '·' }) });
      expect(await links.count()).toBeGreaterThan(0);
      const divided = await links.evaluateAll((all) =>
        all.flatMap((link) => {
          const dot = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          while (dot.nextNode() && !dot.currentNode.textContent?.includes('·'));
          const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()!;
          const range = document.createRange();
          range.setStart(words, words.textContent!.length - 1);
          range.setEnd(dot.currentNode, dot.currentNode.textContent!.indexOf('·') + 1);
          const [first, ...others] = [...range.getClientRects()];
          return others.some(({ top }) => first && top >= first.bottom) ? [link.textContent] : [];
        }),
      );
      expect(divided, `at ${width} px`).toEqual([]);
    }
  });
