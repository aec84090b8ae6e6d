import { states } from '../support/states';
import { expect, test } from '../support/test';
import { letTimePass, scrollPageTo, visit } from '../support/visit';

test('2.3.3 under reduced motion nothing runs on Home, in the preview or after a copy', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stateOf = (name: string) => states.find((state) => state.name === name)!;
  for (const { name, open } of [
    { name: 'Home as it opens', open: () => visit(page, '/') },
    stateOf('Gallery with its preview open'),
    stateOf('Home with an offer copied'),
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
