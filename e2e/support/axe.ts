import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** WCAG 2.2 at levels A and AA, and axe's best practices. Target sizes are in wcag22aa only. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules of these levels that axe calls experimental, and does not run without being asked. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };
/** The rules that depend on the width of the window. */
const RULES_OF_WIDTH = ['color-contrast', 'target-size'];
/** Rules that axe cannot decide without a person, with our answer. A rule that is not listed here fails the test. */
const knownAnswers: Record<string, string> = {
  'color-contrast': 'Words over pictures and gradients: e2e/support/contrast.ts measures the pixels.',
  'frame-tested': 'The map is the page of another site.',
};

/**
 * Expects that axe finds no fault and leaves no rule undecided.
 *
 * @param look `part`, if only a part of the page has changed; `hasNewWidth`, if only the width has
 * @returns the selectors of the texts whose contrast axe cannot judge
 */
export async function expectNoFaults(
  page: Page,
  { part, hasNewWidth = false }: { part?: Locator; hasNewWidth?: boolean } = {},
): Promise<string[]> {
  // The legacy mode stays in the page; the new mode opens a second page to join the iframes of other sites, which takes
  // twice the time. Elements without a fault are not described, and style sheets for rules that do not run are not
  // fetched: that saves half of the time. The script of axe-core is added to a page only once.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'], preload: false, rules: MORE_RULES });
  if (hasNewWidth) axe.withRules(RULES_OF_WIDTH);
  else axe.withTags(TAGS);
  if (part) {
    await part.evaluateAll((all) => {
      for (const before of document.querySelectorAll('[data-axe]')) before.removeAttribute('data-axe');
      for (const element of all) element.setAttribute('data-axe', '');
    });
    axe.include('[data-axe]');
  }
  const { violations, incomplete, passes } = await axe.analyze();
  const list = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, target, failureSummary }) =>
          `${id}: ${html.slice(0, 200)} ${target.join(' ')}, ${failureSummary ?? ''}`,
      ),
    );
  const least = hasNewWidth ? 1 : part ? 4 : 15;
  expect.soft(passes.length, 'rules that judged something').toBeGreaterThanOrEqual(least);
  expect.soft(list(violations), 'faults').toEqual([]);
  expect.soft(list(incomplete.filter(({ id }) => !(id in knownAnswers))), 'open questions').toEqual([]);
  return incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}
