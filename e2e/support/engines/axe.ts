import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import type { Finding, Verdict } from './finding';

/** WCAG 2.2 at levels A and AA, and what axe's makers hold for good practice. Target sizes come with wcag22aa only. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Begins a question to axe-core. Its old mode stays in the page; the new one opens a second page to put the frames of
 * other sites together, which takes twice the time, and ours hold none but the map. Nor does it describe each element in
 * which nothing is wrong, or fetch style sheets for rules that are not asked: together half of its time.
 */
export const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'], preload: false });

/** Asks axe-core about the page as it stands. */
export async function judgeWithAxe(page: Page): Promise<Verdict> {
  const { violations, incomplete, passes } = await axe(page).withTags(TAGS).analyze();
  const list = (results: typeof violations): Finding[] =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target, failureSummary }) => ({
        engine: 'axe',
        rule: id,
        place: `${html.slice(0, 200)} ${target.join(' ')}`,
        reason: failureSummary ?? '',
      })),
    );
  return { findings: list(violations), undecided: list(incomplete), judged: passes.length };
}
