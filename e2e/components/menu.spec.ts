import { labels } from '@/content/labels';
import { pages } from '@/content/pages';

import { headerTheme, menuButton } from '../support/menu';
import { expect, test } from '../support/test';
import { pagePath, reducedMotion, visit } from '../support/visit';

test.use({ ...reducedMotion, viewport: { width: 390, height: 844 } });

test('the open menu covers the header; its button, a click beside its links, Escape, a wider window and a link close it', async ({
  page,
}) => {
  await visit(page, '/about');
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
  ]) {
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
