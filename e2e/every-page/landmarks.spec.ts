import { labels } from '@/content/labels';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';

import { expect, routes, test } from '../support/test';
import { matchLabel, pagePath, visit } from '../support/visit';

for (const path of routes) {
  test(`L1 L2 L4 ${path} has top bar, header, widget and footer, and external links that say that they open a tab`, async ({
    sharedPage,
  }) => {
    const page = await sharedPage(path);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: site.phone.display })).toHaveAttribute(
      'href',
      `tel:${site.phone.e164}`,
    );
    await expect(banner.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
    for (const town of site.topBarTowns)
      await expect(
        banner
          .getByRole('listitem')
          .filter({ hasText: matchLabel(town) })
          .first(),
      ).toBeVisible();

    await expect(banner.getByRole('link', { name: site.name })).toHaveAttribute('href', pagePath('/'));
    const menu = banner.getByRole('navigation', { name: labels.mainNavigation });
    await expect(menu.getByRole('link')).toHaveText(navigation.map(({ label }) => label));
    await expect(page.getByRole('navigation', { name: labels.floatingContact })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(String(site.copyrightYear));

    // One of each landmark, and navigations with different names.
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    const names = await page
      .locator('nav:not(main nav)')
      .evaluateAll((list) => list.map((element) => element.getAttribute('aria-label')));
    expect(names).toEqual([labels.mainNavigation, labels.floatingContact]);

    // Links to other sites open a new tab, give it no access to this one, and say so.
    const links = await page.locator('a[href]').evaluateAll((list) =>
      (list as HTMLAnchorElement[])
        .filter(({ href }) => /^https?:/.test(href) && new URL(href).origin !== location.origin)
        .map((link) => ({
          href: link.href,
          target: link.target,
          rel: [...link.relList].sort().join(' '),
          words: link.getAttribute('aria-label') ?? link.textContent,
        })),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
      expect(link.words, link.href).toContain(labels.opensInNewTab);
    }
  });
}

test('the skip link leads past the header to the content', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#content$/);
});
