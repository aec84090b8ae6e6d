import { labels } from '@/content/labels';

import { states } from './support/states';
import { expect, test } from './support/test';
import { letTimePass, visit, scrollPageTo } from './support/visit';

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

test('after "Pause all movement", the menu and the booking sheet open without a movement', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, '/about');
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  for (const name of [labels.bookARoom, labels.menu]) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).first().click();
    await expect(page.locator(':popover-open'), name).toHaveCSS('animation-name', 'none');
    await page.keyboard.press('Escape');
  }
});
