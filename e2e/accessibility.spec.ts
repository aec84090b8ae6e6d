import type { Page } from '@playwright/test';

import { exploreFacilities } from '@/content/explore';

import { judgeWithAlfa } from './support/engines/alfa';
import { judgeWithAxe } from './support/engines/axe';
import type { EngineName, Verdict } from './support/engines/finding';
import { unanswered, unexpected } from './support/engines/known';
import { keepOnly, states, WIDTHS, type Width } from './support/states';
import { expect, routes, test } from './support/test';
import { visit } from './support/visit';

interface Engine {
  name: EngineName;
  judge: (page: Page) => Promise<Verdict>;
  /** How much it finds to judge on the barest of our pages. */
  least: number;
  /** Alfa sees the document rather than where things lie: one width of a state will do. */
  judgesAt: (width: Width, widths: readonly Width[]) => boolean;
}

const engines: Engine[] = [
  { name: 'axe', judge: judgeWithAxe, least: 15, judgesAt: () => true },
  { name: 'Alfa', judge: judgeWithAlfa, least: 10, judgesAt: (width, widths) => width === widths[0] },
];

// Alfa thinks for seconds, and the first test of a run waits for it to be loaded as well.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** That the engines find nothing wrong in a page as it stands, and leave no question open. */
async function expectNothing(page: Page, judges: Engine[], part = ''): Promise<void> {
  for (const { name, judge, least } of judges) {
    const { findings, undecided, judged } = await judge(page);
    expect.soft(judged, `what ${name} found to judge${part}`).toBeGreaterThanOrEqual(least);
    expect.soft(unexpected(findings), name + part).toEqual([]);
    expect.soft(unanswered(undecided), `questions of ${name}${part}`).toEqual([]);
  }
}

for (const state of states) {
  const widths = state.widths ?? WIDTHS;
  for (const width of widths) {
    test.describe(`at ${width} px`, () => {
      test.use({
        viewport: { width, height: 800 },
        allowedConsole: state.allowed ? [state.allowed] : [],
        allowedFailures: state.allowed ? [state.allowed] : [],
      });

      test(`${state.name}: nothing found, no question open`, async ({ page }) => {
        await state.reach(page);
        if (state.part) await keepOnly(state.part(page));
        await expectNothing(
          page,
          engines.filter(({ judgesAt }) => judgesAt(width, widths)),
        );
      });
    });
  }
}

for (const [path, width] of [
  ['/', 1440],
  ['/Facilities', 320],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    // The first is what the page opens with; the others differ from it in words alone, so one width each will do.
    test(`${path} with each of its tabs: nothing found, no question open`, async ({ page }) => {
      await visit(page, path);
      // On Facilities the section has no heading of its own, and the headings in it need those before.
      if (path === '/') await keepOnly(page.getByRole('tablist'));
      for (const { title } of exploreFacilities.slice(1)) {
        await page.getByRole('tab', { name: title }).click();
        await expect(page.getByRole('tabpanel', { name: title })).toBeVisible();
        await expectNothing(page, engines, ` of "${title}"`);
      }
    });
  });
}

test('every page is among the states', () => {
  const names = states.map(({ name }) => name);
  for (const path of routes) expect(names).toContain(`${path} as it opens`);
  expect(new Set(names).size).toBe(names.length);
});

test.describe('with faults planted in a page', () => {
  const planted = `
    <p id="faint">Too faint to be read</p>
    <img src="/pictures/none.jpg">
    <button type="button" id="unnamed"></button>
  `;
  const named: Record<EngineName, string[]> = {
    axe: ['color-contrast', 'image-alt', 'button-name'],
    Alfa: ['sia-r69', 'sia-r2', 'sia-r12'],
  };
  // The server knows no such picture.
  test.use({ allowedConsole: [/./], allowedFailures: [/none\.jpg/] });

  for (const { name, judge } of engines) {
    test(`${name} finds each of them`, async ({ page }) => {
      await visit(page, '/about');
      await page.getByRole('main').evaluate((main, html) => {
        main.insertAdjacentHTML('afterbegin', html);
        // A style sheet of the element's own, which the policy lets a script write.
        const faint = main.querySelector<HTMLElement>('#faint')!;
        faint.style.color = '#bbb';
        faint.style.background = '#fff';
        const unnamed = main.querySelector<HTMLElement>('#unnamed')!;
        unnamed.style.inlineSize = '60px';
        unnamed.style.blockSize = '30px';
      }, planted);
      const { findings } = await judge(page);
      expect([...new Set(findings.map(({ rule }) => rule))]).toEqual(expect.arrayContaining(named[name]));
    });
  }

  test('axe measures targets as well', async ({ page }) => {
    await visit(page, '/about');
    await page.getByRole('main').evaluate((main) => {
      const row = document.createElement('p');
      row.innerHTML = '<button type="button">a</button><button type="button">b</button>';
      for (const button of row.querySelectorAll('button')) button.style.fontSize = '8px';
      main.prepend(row);
    });
    const { findings } = await judgeWithAxe(page);
    expect(findings.map(({ rule }) => rule)).toContain('target-size');
  });
});
