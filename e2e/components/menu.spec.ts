import { labels } from '@/content/labels';
import { pages } from '@/content/pages';

import { headerTheme } from '../support/menu';
import { expect, test } from '../support/test';
import { pagePath, visit } from '../support/visit';

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await visit(page, '/about');
    await page.getByRole('button', { name: labels.menu }).click();
    await expect(page.getByRole('button', { name: labels.menu })).toHaveAttribute('aria-expanded', 'true');
  });

  test('the open menu covers the header; its button, a click beside its links and Escape close it', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: labels.menu });
    const link = page.getByRole('banner').getByRole('link', { name: pages.gallery.menu });
    for (const close of [
      () => page.getByRole('button', { name: labels.closeMenu, exact: true }).click(),
      () => page.mouse.click(380, 300),
      () => page.keyboard.press('Escape'),
    ]) {
      await expect(link).toBeVisible();
      // It rises a few pixels while it opens.
      await expect
        .poll(() =>
          page.getByRole('navigation', { name: labels.mainNavigation }).locator('[popover]').boundingBox(),
        )
        .toMatchObject({ x: 0, y: 0, width: 390 });
      await close();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(link).toBeHidden();
      await button.click();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('the menu is closed and the header dark when the window becomes wide enough for all links', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 992, height: 844 });
    await expect.poll(() => headerTheme(page)).toBe('dark');
    await page.setViewportSize({ width: 390, height: 844 });
    const button = page.getByRole('button', { name: labels.menu });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // The menu is also closed on the page that one of its links opens.
    await button.click();
    await page.getByRole('banner').getByRole('link', { name: pages.gallery.menu }).click();
    await expect(page).toHaveURL(new RegExp(`${pagePath('/gallery')}$`));
    await expect(page.getByRole('banner').getByRole('link', { name: pages.gallery.menu })).toBeHidden();
  });
});
