import { states } from '../support/states';
import { expect, test } from '../support/test';
import { letTimePass, scrollPageTo, visit } from '../support/visit';

test('2.3.3 under reduced motion nothing runs on Home as it opens or in use, or in the preview', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 664 });
  const stateOf = (start: string) => states.find(({ name }) => name.startsWith(start))!;
  for (const { name, open } of [
    { name: 'Home as it opens', open: () => visit(page, '/') },
    stateOf('Gallery with its preview open'),
    stateOf('Home in use'),
  ]) {
    await open(page);
    await scrollPageTo(page, 1500);
    await letTimePass(page, 300);
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((run) => run.playState === 'running')
        .map((run) => `${(run as CSSAnimation).animationName ?? (run as CSSTransition).transitionProperty}`),
    );
    expect(running, name).toEqual([]);
  }
});
