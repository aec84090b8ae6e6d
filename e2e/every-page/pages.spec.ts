import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readContent } from '@/content/check/read';
import { contact } from '@/content/contact';
import { content } from '@/content/content';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';
import { navigation, pages, type PageInfo } from '@/content/pages';
import { site } from '@/content/site';

import { waitUntilFirstViewReady } from '../support/island';
import { attribute } from '../support/present';
import { origin, settings } from '../support/settings';
import { expect, routes, test } from '../support/test';
import {
  allowUnknownAddress,
  matchLabel,
  pagePath,
  reducedMotion,
  UNKNOWN_ADDRESS,
  visit,
} from '../support/visit';

test.use(reducedMotion);

/** The main heading of pages whose heading is in the content. Other pages only need to have one. */
const headingOf: Record<string, string> = {
  '/': site.tagline,
  '/about': content.about.hero.title,
  '/contact': contact.hero.title,
  '/gallery': headings.gallery.title,
  '/Facilities': headings.facilities.title,
};
const all = Object.values<PageInfo>(pages);

test('the export has the pages of content/pages.json and the offline page, and no content in scripts', () => {
  expect([...routes].sort()).toEqual([...all.map((page) => page.path), '/offline'].sort());
  const folder = path.join(__dirname, '../../out/_next/static/islands');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  expect(code, 'the tabs are among them').toContain('tabpanel');
  // esbuild leaves lookbehinds, which came with Safari 16.4: https://caniuse.com/js-regexp-lookbehind
  expect(code).not.toMatch(/\(\?<[=!]/);
  const sentences: string[] = [];
  JSON.stringify(readContent().content, (_, value: unknown) => {
    if (typeof value === 'string' && value.length > 24) sentences.push(value);
    return value;
  });
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => code.includes(sentence))).toEqual([]);
});

for (const { path: route, title } of all)
  test(`L1 L2 L4 ${route} has its title, landmarks, data for crawlers, and external links that say that they open a tab`, async ({
    sharedPage,
    request,
  }) => {
    const page = await sharedPage(route);
    await expect(page).toHaveTitle(`${site.name} - ${title}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf[route] ?? /\S/);
    const canonical = await attribute(page.locator('link[rel="canonical"]'), 'href');
    const sitemap = await (await request.get(pagePath('/sitemap.xml'))).text();
    expect(sitemap.replaceAll('/</loc>', '</loc>')).toContain(`<loc>${canonical.replace(/\/$/, '')}</loc>`);
    const shared = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    expect(await shared('url')).toBe(canonical);
    expect([await shared('image:width'), await shared('image:height')]).toEqual(['1200', '630']);
    expect(await shared('title')).toContain(title);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data!)).toHaveProperty('@context');

    const banner = page.getByRole('banner');
    for (const [name, address] of [
      [site.phone.display, `tel:${site.phone.e164}`],
      [site.email, `mailto:${site.email}`],
      [site.name, pagePath('/')],
    ] as const)
      await expect(banner.getByRole('link', { name })).toHaveAttribute('href', address);
    for (const town of site.topBarTowns) {
      const item = banner.getByRole('listitem').filter({ hasText: matchLabel(town) });
      await expect(item.first()).toBeVisible();
    }
    const menu = banner.getByRole('navigation', { name: labels.mainNavigation });
    await expect(menu.getByRole('link')).toHaveText(navigation.map(({ label }) => label));
    await expect(page.getByRole('navigation', { name: labels.floatingContact })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(String(site.copyrightYear));

    // Parts that wait for their last piece of HTML.
    const hidden = await page
      .locator('.hide-until-parsed')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).visibility));
    expect(hidden.length).toBeGreaterThan(1);
    expect(new Set(hidden)).toEqual(new Set(['visible']));

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

test.describe('other addresses', () => {
  test.use({ allowedConsole: [/404/], allowedFailures: [/status 404/] });

  test('an address also works with a slash at its end, in small letters, and with two leading slashes', async ({
    page,
  }) => {
    await visit(page, `${pages.gallery.path}/`);
    await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveText(pages.gallery.menu!);
    await page.goto(pagePath('/facilities/'));
    await page.waitForURL(new RegExp(`${pagePath('/Facilities')}/?$`));
    await waitUntilFirstViewReady(page);
    await expect(page).toHaveTitle(`${site.name} - ${pages.facilities.title}`);
    if (settings.basePath) return;
    await page.goto(`${origin}//about`);
    await expect(page).toHaveURL(`${origin}/about`);
    await waitUntilFirstViewReady(page);
  });
});

test.describe('an unknown address', () => {
  test.use(allowUnknownAddress);

  test('shows our own 404 page with links', async ({ sharedPage, request }) => {
    expect((await request.get(pagePath(UNKNOWN_ADDRESS))).status()).toBe(404);
    const page = await sharedPage(UNKNOWN_ADDRESS);
    await expect(page).toHaveTitle(`${site.name} - ${content['not-found'].title}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content['not-found'].title);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const ways = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways.sort()).toEqual(navigation.map(({ href }) => pagePath(href)).sort());
  });
});
