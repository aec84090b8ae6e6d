import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';
import { pages } from '@/content/pages';

import { contactWidget } from '../support/controls';
import { openWithHeldScripts } from '../support/held-requests';
import { headerTheme, menuButton, menuLinks } from '../support/menu';
import { withoutPopovers } from '../support/popovers';
import { expect, test } from '../support/test';
import { pagePath, reducedMotion } from '../support/visit';

test.use({ ...reducedMotion, viewport: { width: 390, height: 844 } });

/** The page is left, and may be restored. */
const leave = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

test('the open menu covers the header; its button, a click beside its links, Escape, a wider window, leaving the page and a link close it', async ({
  page,
}) => {
  // It needs no script that loads.
  await openWithHeldScripts(page, '/about');
  const button = menuButton(page);
  const link = page.getByRole('banner').getByRole('link', { name: pages.gallery.menu });
  const menu = page.getByRole('navigation', { name: labels.mainNavigation }).locator('[popover]');
  for (const close of [
    () => page.getByRole('button', { name: labels.closeMenu, exact: true }).click(),
    () => page.mouse.click(380, 300),
    () => page.keyboard.press('Escape'),
    async () => {
      await page.setViewportSize({ width: 992, height: 844 });
      await expect.poll(() => headerTheme(page)).toBe('dark');
      await page.setViewportSize({ width: 390, height: 844 });
    },
    () => leave(page),
  ]) {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
    await close();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
  }
  await button.click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${pagePath('/gallery')}$`));
  await expect(link).toBeHidden();
});

test('in a browser without popovers it opens over the contact buttons, and closes', async ({ page }) => {
  await withoutPopovers(page, '/about');
  await openWithHeldScripts(page, '/about');
  const link = menuLinks(page).first();
  for (const close of [
    () => page.getByRole('button', { name: labels.closeMenu, exact: true }).click(),
    () => page.mouse.click(380, 300),
    () => leave(page),
  ]) {
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await close();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
  }
  await menuButton(page).click();
  const isCovered = await contactWidget(page).evaluate((widget) => {
    const { x, y, width, height } = widget.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.site-menu') !== null;
  });
  expect(isCovered).toBe(true);
});
