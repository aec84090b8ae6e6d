import type { Page } from '@playwright/test';

import { exploreFacilities } from '@/content/explore';

import { findFaults } from '../support/axe';
import { first } from '../support/present';
import { states } from '../support/states';
import { keepOnly, WIDTHS, type Width } from '../support/states/state';
import { expect, routes, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

/** The minimum number of rules that find something to check, on the smallest page. */
const LEAST_RULES = 15;

/** Expects that axe finds no fault and leaves no rule undecided, on the page in its current state. */
async function expectNoFaults(page: Page, part = ''): Promise<void> {
  const { faults, questions, passes } = await findFaults(page);
  expect.soft(passes, `rules that judged something${part}`).toBeGreaterThanOrEqual(LEAST_RULES);
  expect.soft(faults, `faults${part}`).toEqual([]);
  expect.soft(questions, `open questions${part}`).toEqual([]);
  expect.soft(await lostLists(page), `no lists in Safari${part}`).toEqual([]);
}

/**
 * The lists that VoiceOver in Safari does not announce as lists: those without markers, which are the items with
 * `list-style: none` or without `display: list-item`. Lists in a navigation, and those with a role, always count.
 * https://github.com/WebKit/WebKit/blob/main/Source/WebCore/accessibility/AccessibilityList.cpp
 */
const lostLists = (page: Page) =>
  page.locator('ul:not([role=list], nav *), ol:not([role=list], nav *)').evaluateAll((lists) =>
    lists
      .filter((list) =>
        [...list.children].every((item) => {
          const { display, listStyleType } = getComputedStyle(item);
          return display !== 'list-item' || listStyleType === 'none';
        }),
      )
      .map((list) => list.outerHTML.slice(0, 150)),
  );

/** Expects no faults in any of these widths. */
async function expectNoFaultsAt(page: Page, widths: readonly Width[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFaults(page, ` at ${width} px`);
  }
}

for (const path of routes)
  test(`${path} as it opens: axe finds no fault, and leaves no rule undecided`, async ({ sharedPage }) => {
    await expectNoFaultsAt(await sharedPage(path, { width: WIDTHS[0], height: 800 }), WIDTHS);
  });

for (const { name, widths = [WIDTHS[0], WIDTHS[2]], allowed, open, part } of states) {
  test.describe(`at ${widths.join(', ')} px`, () => {
    test.use({
      viewport: { width: first(widths, 'width'), height: 800 },
      ...allowed,
    });

    test(`${name}: axe finds no fault, and leaves no rule undecided`, async ({ page }) => {
      await open(page);
      if (part) await keepOnly(part(page));
      await expectNoFaultsAt(page, widths);
    });
  });
}

// The first tab is part of the page when it opens. The others differ only in their texts, so one width is enough.
// Facilities uses the same component.
test('/ with each of its tabs: axe finds no fault, and leaves no rule undecided', async ({ page }) => {
  await visit(page, '/');
  await keepOnly(page.getByRole('tablist'));
  for (const { title } of exploreFacilities.slice(1)) {
    await page.getByRole('tab', { name: title }).click();
    await expect(page.getByRole('tabpanel', { name: title })).toBeVisible();
    await expectNoFaults(page, ` of "${title}"`);
  }
});
