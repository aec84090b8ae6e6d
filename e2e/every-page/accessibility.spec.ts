import type { Page } from '@playwright/test';

import { findFaults } from '../support/axe';
import { expectLegible } from '../support/contrast';
import { startAllIslands } from '../support/island';
import { states } from '../support/states';
import { keepOnly } from '../support/states/state';
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, routes, test } from '../support/test';
import { reducedMotion, scrollPageTo } from '../support/visit';

test.use(reducedMotion);

/** The minimum number of rules that find something to check, on the smallest page. */
const LEAST_RULES = 15;

/** Expects that axe finds no fault and leaves no rule undecided, and returns the texts that it cannot read. */
async function expectNoFaults(page: Page): Promise<string[]> {
  const { faults, questions, passes, unreadTexts } = await findFaults(page);
  expect.soft(passes, `rules that judged something`).toBeGreaterThanOrEqual(LEAST_RULES);
  expect.soft(faults, `faults`).toEqual([]);
  expect.soft(questions, `open questions`).toEqual([]);
  expect.soft(await lostLists(page), `no lists in Safari`).toEqual([]);
  return unreadTexts;
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

/**
 * The texts over pictures, gradients and transparent backgrounds that have to be measured. The letters on the drawn
 * houses are part of a drawing that means nothing by itself (WCAG 1.4.3, "incidental"). Header and footer are the same
 * on every page.
 */
const textsToMeasure = (page: Page, selectors: string[], path: string) =>
  page.evaluate(
    ([all, part]) => [
      ...new Set(
        all.filter((selector) => {
          const element = document.querySelector(selector);
          return element?.closest(part) && !element.closest('.drawing');
        }),
      ),
    ],
    [[...selectors, 'main h1'], path === '/' ? 'body' : 'main'] as const,
  );

for (const path of routes)
  for (const width of [320, 1440])
    test(`1.4.3 ${path} as it opens at ${width} px: axe finds no fault, and all texts can be read`, async ({
      sharedPage,
    }) => {
      // It takes and compares a few dozen screenshots.
      test.setTimeout(120_000);
      const page = await sharedPage(path, { width, height: 800 });
      await addRules(page, EVERYTHING_LAID_OUT);
      // A carousel that starts in between would move its texts.
      await startAllIslands(page);
      await scrollPageTo(page, 0);
      await expectLegible(page, await textsToMeasure(page, await expectNoFaults(page), path), { least: 1 });
    });

for (const { name, width = 320, allowed, open, part } of states) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, ...allowed });

    test(`${name}: axe finds no fault, and leaves no rule undecided`, async ({ page }) => {
      await open(page);
      if (part) await keepOnly(part(page));
      await expectNoFaults(page);
    });
  });
}
