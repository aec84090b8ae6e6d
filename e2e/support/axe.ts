import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 at levels A and AA, and what axe's makers call good practice. Target sizes come with wcag22aa only. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe leaves to a person, and the answer. A rule that is not listed here fails the test. */
const answers: Record<string, string> = {
  'color-contrast': 'Words over pictures and gradients: e2e/contrast.spec.ts measures the pixels.',
  'frame-tested': 'The map is the page of another site.',
};

/**
 * A run of axe-core. Its legacy mode stays in the page; the new mode opens a second page to join the frames of other
 * sites, which takes twice the time. It does not describe elements without a fault, nor fetch style sheets for rules
 * that do not run: together half of its time.
 */
export const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'], preload: false });

/**
 * What axe-core says of the page as it is now.
 *
 * @returns `faults` and unanswered `questions` as 'rule: element, reason'; `passes` is how many rules found something to
 *   judge and passed
 */
export async function judge(page: Page): Promise<{ faults: string[]; questions: string[]; passes: number }> {
  const { violations, incomplete, passes } = await axe(page).withTags(TAGS).analyze();
  const list = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, target, failureSummary }) =>
          `${id}: ${html.slice(0, 200)} ${target.join(' ')}, ${failureSummary ?? ''}`,
      ),
    );
  const open = incomplete.filter(({ id }) => !(id in answers));
  return { faults: list(violations), questions: list(open), passes: passes.length };
}
