import { notFound } from '@/content/not-found';
import { site } from '@/content/site';

import { expect, routes, test } from './support/test';
import { at, noJavaScript, visit, waitUntilReady } from './support/visit';

const pages = [
  { path: '/', title: 'Home', heading: site.tagline },
  { path: '/about', title: 'About', heading: 'About Us' },
  { path: '/contact', title: 'Contact', heading: 'Contact Us' },
  { path: '/gallery', title: 'Gallery', heading: 'Gallery' },
  { path: '/Facilities', title: 'Facilities', heading: 'Facilities' },
];

test('the export holds the five pages and no other', () => {
  expect([...routes].sort()).toEqual(pages.map(({ path }) => path).sort());
});

for (const { path, title, heading } of pages) {
  test(`${path} has its title and one main heading`, async ({ page }) => {
    const answer = await page.goto(at(path));
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(`${site.name} - ${title}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });

  if (path === '/') continue;
  test(`${path} runs with a slash at the end, too`, async ({ page }) => {
    await visit(page, `${path}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    await expect(current).toHaveText(title);
  });
}

for (const spelling of ['/facilities', '/facilities/']) {
  test(`${spelling} arrives at /Facilities`, async ({ page }) => {
    await page.goto(at(spelling));
    await page.waitForURL(new RegExp(`${at('/Facilities')}/?$`));
    await waitUntilReady(page);
    await expect(page).toHaveTitle(`${site.name} - Facilities`);
  });
}

test.describe('without JavaScript', () => {
  test.use(noJavaScript);

  test('/facilities arrives at /Facilities', async ({ page }) => {
    await page.goto(at('/facilities'));
    await page.waitForURL(new RegExp(`${at('/Facilities')}/?$`));
    await expect(page).toHaveTitle(`${site.name} - Facilities`);
  });
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: [/404/], allowedFailures: [/no-such-page/] });

  test('shows a page of our own with ways to go on', async ({ page }) => {
    const answer = await page.goto(at('/no-such-page'));
    expect(answer?.status()).toBe(404);
    await waitUntilReady(page);
    await expect(page).toHaveTitle(`${site.name} - ${notFound.title}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const ways = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways.sort()).toEqual(routes.map(at).sort());
  });
});
