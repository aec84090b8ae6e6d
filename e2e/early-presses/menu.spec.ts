import { labels } from '@/content/labels';

import { contactWidget } from '../support/controls';
import { openWithHeldScripts } from '../support/held-requests';
import { islandsOf, waitUntilFirstViewReady, waitUntilIslandReady } from '../support/island';
import { menuButton, menuLinks } from '../support/menu';
import { withoutPopovers } from '../support/popovers';
import { expect, test } from '../support/test';
import { reducedMotion, scrollPageTo } from '../support/visit';

test.use(reducedMotion);

test('the menu opens at once, stays open, and its button has the right state', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const releaseScripts = await openWithHeldScripts(page, '/about');
  const link = menuLinks(page).first();
  await menuButton(page).click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await menuButton(page).click();
  await page.getByRole('button', { name: labels.closeMenu, exact: true }).click();
  await expect(link).toBeHidden();
  await menuButton(page).click();
  releaseScripts();
  await waitUntilIslandReady(islandsOf(page, 'menu'));
  await expect(link).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the menu is closed on a page that is left and restored, also before its island is ready', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openWithHeldScripts(page, '/about');
  await menuButton(page).click();
  await expect(menuLinks(page).first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(menuLinks(page).first()).toBeHidden();
});

test('in a browser without popovers, the first click opens the menu, over the contact buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
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

for (const [name, opened] of [
  ['the booking sheet', ['.header-bar .book-opens-sheet', '.booking-sheet a[href*="#"]']],
  [
    'the booking sheet, opened in the menu',
    ['.menu-toggle', '.menu-details .book-opens-sheet', '.booking-sheet a[href*="#"]'],
  ],
] as const)
  test(`a link in ${name} to a place in the page covers no part of it, also before its island is ready`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const releaseScripts = await openWithHeldScripts(page, '/');
    for (const isReady of [false, true]) {
      await scrollPageTo(page, 0);
      for (const press of opened) await page.locator(press).first().click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect(page.locator(':popover-open')).toHaveCount(0);
      if (isReady) break;
      releaseScripts();
      await waitUntilFirstViewReady(page);
    }
  });
