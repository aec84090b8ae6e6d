import type { Page } from '@playwright/test';

import { exploreFacilities } from '@/content/explore';

import { changeFile } from '../support/changed-page';
import { expectNothingBusy, expectTabs, hero, nextOf, panels, tab } from '../support/controls';
import { useDevelopmentBuild } from '../support/development-build';
import { islandsOf, startAllIslands } from '../support/island';
import { expectSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { pagePath, reducedMotion, visit } from '../support/visit';

test.use({ ...reducedMotion, allowedConsole: [/The island "[\w-]+" failed|planted/] });

/** Expects that an island shows the HTML of the server, and that all others are ready. */
async function expectOnly(page: Page, name: string): Promise<void> {
  await startAllIslands(page);
  const failed = page.locator('page-island[data-state=failed]');
  const states = await failed.evaluateAll((islands) =>
    islands.map((island) => (island as HTMLElement).dataset.name),
  );
  expect(states).toEqual([name]);
}

/** Expects that the hero shows its next slide. */
async function expectHero(page: Page): Promise<void> {
  await nextOf(hero(page)).click();
  await expectSlide(hero(page), 1);
}

test('an island that fails because its properties cannot be read: the others work', async ({ page }) => {
  await changeFile(page, pagePath('/'), (html) =>
    html.replace(/(data-name="tabs"[^>]* data-props=")[^"]*/, '$1{'),
  );
  await page.goto(pagePath('/'));
  await expectOnly(page, 'tabs');
  await expect(panels(page)).toHaveCount(exploreFacilities.length);
  await expectHero(page);
});

/** Makes the tabs throw from a moment on. */
const breakTabs = (page: Page) =>
  useDevelopmentBuild(page, (text, name) => {
    if (name !== 'islands') return text;
    const changed = text.replace(
      /function TabsIsland\(\{[\s\S]*?\}\) \{/,
      '$& if (globalThis.isPlanted) throw new Error("planted");',
    );
    expect(changed).not.toBe(text);
    return changed;
  });
const plant = () => Object.assign(window, { isPlanted: true });

test('an island that fails because it throws at the start: the others work', async ({ page }) => {
  await breakTabs(page);
  await page.addInitScript(plant);
  await page.goto(pagePath('/'));
  await expectOnly(page, 'tabs');
  await expect(panels(page)).toHaveCount(exploreFacilities.length);
  await expectNothingBusy(page);
});

test('an island that fails because it throws in use: it shows all its panels, with their nodes, and the others work', async ({
  page,
}) => {
  await breakTabs(page);
  await visit(page, '/');
  await startAllIslands(page);
  await expectTabs(page);
  const panel = page.locator('[role=tabpanel] page-slot > *').first();
  await panel.evaluate((element) => element.setAttribute('data-kept', ''));
  await page.evaluate(plant);
  await tab(page, 0).click();
  await expect(islandsOf(page, 'tabs')).toHaveAttribute('data-state', 'failed');
  await expect(panels(page)).toHaveCount(exploreFacilities.length);
  await expect(page.locator('[role=tabpanel] [data-kept]')).toHaveCount(1);
  await expectHero(page);
});
