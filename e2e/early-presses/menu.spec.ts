import { labels } from '@/content/labels';

import { contactWidget } from '../support/controls';
import { openWithHeldScripts } from '../support/held-requests';
import { islandsOf, waitUntilFirstViewReady, waitUntilIslandReady } from '../support/island';
import { menuButton, menuLinks } from '../support/menu';
import { withoutPopovers } from '../support/popovers';
import { expect, test } from '../support/test';
import { reducedMotion, scrollPageTo } from '../support/visit';

test.use({ ...reducedMotion, viewport: { width: 390, height: 700 } });

test('the menu opens at once, is closed on a page that is left, and stays open while its island starts', async ({
  page,
}) => {
  const releaseScripts = await openWithHeldScripts(page, '/about');
  const link = menuLinks(page).first();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: labels.closeMenu, exact: true }).click(),
    // The page may be restored.
    () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))),
  ]) {
    await menuButton(page).click();
    await expect(link).toBeVisible();
    await close();
    await expect(link).toBeHidden();
  }
  await menuButton(page).click();
  releaseScripts();
  await waitUntilIslandReady(islandsOf(page, 'menu'));
  await expect(link).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('in a browser without popovers, the first click opens the menu, over the contact buttons', async ({
  page,
}) => {
  await withoutPopovers(page, '/about');
  const releaseScripts = await openWithHeldScripts(page, '/about');
  await menuButton(page).click();
  releaseScripts();
  await expect(menuLinks(page).first()).toBeVisible();
  const isCovered = await contactWidget(page).evaluate((widget) => {
    const { x, y, width, height } = widget.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.site-menu') !== null;
  });
  expect(isCovered).toBe(true);
});

test('a link in the booking sheet to a place in the page is not covered, also before its island is ready', async ({
  page,
}) => {
  const releaseScripts = await openWithHeldScripts(page, '/');
  const sheetLink = '.booking-sheet a[href*="#"]';
  for (const isReady of [false, true]) {
    for (const opened of [
      ['.header-bar .book-opens-sheet', sheetLink],
      ['.menu-toggle', '.menu-details .book-opens-sheet', sheetLink],
    ]) {
      await scrollPageTo(page, 0);
      for (const press of opened) await page.locator(press).first().click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect(page.locator(':popover-open')).toHaveCount(0);
    }
    if (isReady) break;
    releaseScripts();
    await waitUntilFirstViewReady(page);
  }
});
