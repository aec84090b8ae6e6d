import type { Page } from '@playwright/test';

import { content } from '@/content/content';
import { labels } from '@/content/labels';
import { navigation, pages } from '@/content/pages';
import { site } from '@/content/site';

import { expect, routes, test } from './support/test';
import { pagePath, letTimePass, matchLabel, noJavaScript, visit, scrollPageTo } from './support/visit';

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

test.describe('the header', () => {
  const theme = (page: Page) =>
    page.getByRole('navigation', { name: labels.mainNavigation }).evaluate((element) => {
      const bar = element.closest('.header-bar')!;
      const [red = 0, green = 0, blue = 0] = getComputedStyle(bar).backgroundColor.match(/\d+/g)!.map(Number);
      return red + green + blue > 600 ? 'light' : red + green + blue < 200 ? 'dark' : 'between';
    });

  test('is dark at the top, light past 50 px, and dark again at the top', async ({ page }) => {
    await visit(page, '/about');
    await expect.poll(() => theme(page)).toBe('dark');
    await scrollPageTo(page, 50);
    await letTimePass(page, 400);
    expect(await theme(page)).toBe('dark');
    await scrollPageTo(page, 51);
    await expect.poll(() => theme(page)).toBe('light');
    await expect(page.getByRole('navigation', { name: labels.mainNavigation })).toBeInViewport();
    await scrollPageTo(page, 0);
    await expect.poll(() => theme(page)).toBe('dark');
  });

  test('shows its links from 992 px on and a button below', async ({ sharedPage }) => {
    const page = await sharedPage('/about', { width: 992, height: 800 });
    const menu = page.getByRole('navigation', { name: labels.mainNavigation });
    await expect(menu.getByRole('link')).toHaveCount(navigation.length);
    await expect(menu.getByRole('button')).toBeHidden();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(menu.getByRole('link')).toHaveCount(0);
    await expect(menu.getByRole('button')).toBeVisible();
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test.beforeEach(async ({ page }) => {
      await visit(page, '/about');
      await page.getByRole('button', { name: labels.menu }).click();
      await expect(page.getByRole('button', { name: labels.menu })).toHaveAttribute('aria-expanded', 'true');
    });

    test('is covered by the open menu; the button of the menu, a click beside its links and Escape close it', async ({
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

    test('is dark again with a closed menu when the window becomes wide enough for all links', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 992, height: 844 });
      await expect.poll(() => theme(page)).toBe('dark');
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
});

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

test('a phone number is read from left to right in a page that a translator wrote from right to left', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/about');
  const number = page.getByRole('banner').locator('a[href^="tel:"]').first();
  const [first, last] = await number.evaluate((link) => {
    const text = [...link.childNodes].find((node) => node instanceof Text)!;
    const range = document.createRange();
    const leftOf = (from: number) => {
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return range.getBoundingClientRect().left;
    };
    document.documentElement.dir = 'rtl';
    const lefts = [leftOf(0), leftOf(text.textContent.length - 1)];
    document.documentElement.dir = 'ltr';
    return lefts;
  });
  expect(first).toBeLessThan(last!);
});

test.describe('without JavaScript', () => {
  test.use(noJavaScript);

  test('the footer says how accessibility was tested', async ({ page }) => {
    await page.goto(pagePath('/about'));
    await page.getByText(content['site-accessibility'].title, { exact: true }).click();
    for (const text of content['site-accessibility'].paragraphs)
      await expect(page.getByText(text)).toBeVisible();
  });
});
