import { tile } from '../support/controls';
import { startAllIslands } from '../support/island';
import { expect, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

test.use({ ...reducedMotion, viewport: { width: 390, height: 664 } });

test('2.3.3 under reduced motion nothing runs on Home with all of its islands, or in the preview', async ({
  page,
}) => {
  for (const path of ['/', '/gallery']) {
    await visit(page, path);
    if (path === '/') await startAllIslands(page);
    else await tile(page).click();
    // A fade may end.
    await expect
      .poll(() =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter((run) => run.playState === 'running')
            .map(({ id, effect }) => `${id} ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 80)}`),
        ),
      )
      .toEqual([]);
  }
});
