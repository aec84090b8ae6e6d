import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 at levels A and AA, and axe's best practices. Target sizes are in wcag22aa only. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules of these levels that axe calls experimental, and does not run without being asked. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Rules that axe cannot decide without a person, with our answer. A rule that is not listed here fails the test. */
const knownAnswers: Record<string, string> = {
  'color-contrast': 'Words over pictures and gradients: e2e/support/contrast.ts measures the pixels.',
  'frame-tested': 'The map is the page of another site.',
};

/**
 * The result of axe-core for the page in its current state.
 *
 * @returns `faults` and unanswered `questions` as 'rule: element, reason'; `passes` is the number of rules that found
 *   something to check and passed; `unreadTexts` are the selectors of the texts whose contrast axe cannot judge
 */
export async function findFaults(
  page: Page,
): Promise<{ faults: string[]; questions: string[]; passes: number; unreadTexts: string[] }> {
  // The legacy mode stays in the page; the new mode opens a second page to join the iframes of other sites, which takes
  // twice the time. Elements without a fault are not described, and style sheets for rules that do not run are not
  // fetched: that saves half of the time. The script of axe-core is added to a page only once.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations, incomplete, passes } = await new AxeBuilder({
    page,
    ...(isThere && { axeSource: ';' }),
  })
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'], preload: false, rules: MORE_RULES })
    .withTags(TAGS)
    .analyze();
  const list = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, target, failureSummary }) =>
          `${id}: ${html.slice(0, 200)} ${target.join(' ')}, ${failureSummary ?? ''}`,
      ),
    );
  const open = incomplete.filter(({ id }) => !(id in knownAnswers));
  const unreadTexts = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  return { faults: list(violations), questions: list(open), passes: passes.length, unreadTexts };
}
