import { expect, test } from '../support/test';
import { bringIntoView, visit } from '../support/visit';

test('the service tiles rise after 500 ms, for 1000 ms', async ({ page }) => {
  await visit(page, '/');
  const tiles = page.locator('[data-reveal] > *');
  // A page that is saved before does not hide them.
  await expect(tiles).toHaveCSS('opacity', '1');
  await bringIntoView(tiles);
  const timings = () =>
    tiles.evaluate((element) =>
      element.getAnimations().map((run) => {
        const { delay, duration } = run.effect!.getTiming();
        return { delay, duration };
      }),
    );
  await expect.poll(timings).toEqual([{ delay: 500, duration: 1000 }]);
  await tiles.evaluate((element) => element.getAnimations().forEach((run) => run.finish()));
  await expect(tiles).toHaveCSS('opacity', '1');
});
