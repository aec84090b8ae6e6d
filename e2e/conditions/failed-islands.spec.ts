import { exploreFacilities } from '@/content/explore';

import { expectTabs, hero, nextOf, panels, tab } from '../support/controls';
import { useDevelopmentBuild } from '../support/development-build';
import { islandsOf, startAllIslands } from '../support/island';
import { expectSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

test.use({ ...reducedMotion, allowedConsole: [/The island "tabs" failed|planted/] });

test('an island that throws in use shows all its panels, with their nodes, and the others work', async ({
  page,
}) => {
  await useDevelopmentBuild(page, (text, name) => {
    if (name !== 'islands') return text;
    const changed = text.replace(
      /function TabsIsland\(\{[\s\S]*?\}\) \{/,
      '$& if (globalThis.isPlanted) throw new Error("planted");',
    );
    expect(changed).not.toBe(text);
    return changed;
  });
  await visit(page, '/');
  await startAllIslands(page);
  await expectTabs(page);
  const panel = page.locator('[role=tabpanel] page-slot > *').first();
  await panel.evaluate((element) => element.setAttribute('data-kept', ''));
  await page.evaluate(() => Object.assign(window, { isPlanted: true }));
  await tab(page, 0).click();
  await expect(islandsOf(page, 'tabs')).toHaveAttribute('data-state', 'failed');
  await expect(panels(page)).toHaveCount(exploreFacilities.length);
  await expect(page.locator('[role=tabpanel] [data-kept]')).toHaveCount(1);
  await expect(page.locator('page-island[data-state=failed]')).toHaveCount(1);
  await nextOf(hero(page)).click();
  await expectSlide(hero(page), 1);
});
