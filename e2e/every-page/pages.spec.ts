import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readContent } from '@/content/check/read';
import { contact } from '@/content/contact';
import { content } from '@/content/content';
import { headings } from '@/content/headings';
import { pages, type PageInfo } from '@/content/pages';
import { site } from '@/content/site';

import { attribute } from '../support/present';
import { expect, routes, test } from '../support/test';
import { pagePath, reducedMotion } from '../support/visit';

test.use(reducedMotion);

/** The main heading of pages whose heading is in the content. Other pages only need to have one. */
const headingOf: Record<string, string> = {
  '/': site.tagline,
  '/about': content.about.hero.title,
  '/contact': contact.hero.title,
  '/gallery': headings.gallery.title,
  '/Facilities': headings.facilities.title,
};
const all = Object.values<PageInfo>(pages).map((page) => ({
  ...page,
  heading: headingOf[page.path] ?? /\S/,
}));

test('the export contains the pages of content/pages.json, the offline page and no other', () => {
  expect([...routes].sort()).toEqual([...all.map(({ path }) => path), '/offline'].sort());
});

test('no script contains texts of the content: they are in the HTML', () => {
  const folder = path.join(__dirname, '../../out/_next/static/islands');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  expect(code, 'the tabs are among them').toContain('tabpanel');
  const sentences: string[] = [];
  JSON.stringify(readContent().content, (_, value: unknown) => {
    if (typeof value === 'string' && value.length > 24) sentences.push(value);
    return value;
  });
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => code.includes(sentence))).toEqual([]);
});

for (const { path, title, heading } of all) {
  test(`${path} has its title, one main heading and the data for crawlers and shared links`, async ({
    sharedPage,
    request,
  }) => {
    expect((await request.get(pagePath(path))).status()).toBe(200);
    const page = await sharedPage(path);
    await expect(page).toHaveTitle(`${site.name} - ${title}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const canonical = await attribute(page.locator('link[rel="canonical"]'), 'href');
    const sitemap = await (await request.get(pagePath('/sitemap.xml'))).text();
    expect(sitemap.replaceAll('/</loc>', '</loc>')).toContain(`<loc>${canonical.replace(/\/$/, '')}</loc>`);
    const shared = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    expect(await shared('url')).toBe(canonical);
    expect([await shared('image:width'), await shared('image:height')]).toEqual(['1200', '630']);
    expect(await shared('title')).toContain(title);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data!)).toHaveProperty('@context');
  });
}
