import { content } from '@/content/content';
import { navigation, pages } from '@/content/pages';
import { site } from '@/content/site';

import { waitUntilFirstViewReady } from '../support/island';
import { origin, settings } from '../support/settings';
import { expect, test } from '../support/test';
import {
  menuLink,
  pagePath,
  visit,
  allowUnknownAddress,
  reducedMotion,
  UNKNOWN_ADDRESS,
} from '../support/visit';

test.use(reducedMotion);

test('an address also works with a slash at its end', async ({ page }) => {
  const { path, title, menu } = pages.gallery;
  await visit(page, `${path}/`);
  await expect(page).toHaveTitle(`${site.name} - ${title}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.getByRole('banner').locator('[aria-current="page"]')).toHaveText(menu!);
});

test('/facilities leads to /Facilities', async ({ page }) => {
  await page.goto(pagePath('/facilities/'));
  await page.waitForURL(new RegExp(`${pagePath('/Facilities')}/?$`));
  await waitUntilFirstViewReady(page);
  await expect(page).toHaveTitle(`${site.name} - ${pages.facilities.title}`);
});

test('an address with a file name shows the page About', async ({ page }) => {
  for (const form of ['/about.html', '/about/index.html']) {
    await visit(page, form);
    await expect(menuLink(page, '/about')).toHaveAttribute('aria-current', 'page');
  }
});

test.describe('on servers that respond with their 404 page', () => {
  test.use({ allowedConsole: [/404/], allowedFailures: [/status 404/] });

  test('/FACILITIES shows a page under the address that was typed', async ({ page }) => {
    await page.goto(origin + pagePath('/FACILITIES'));
    await waitUntilFirstViewReady(page);
    await expect(page).toHaveURL(origin + pagePath('/FACILITIES'));
  });

  test('two leading slashes redirect to the page with one', async ({ page }) => {
    test.skip(settings.basePath !== '', 'the slashes would be inside the path');
    await page.goto(`${origin}//about`);
    await expect(page).toHaveURL(`${origin}/about`);
    await waitUntilFirstViewReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.hero.title);
  });
});

test.describe('an unknown address', () => {
  test.use(allowUnknownAddress);

  test('shows our own 404 page with links', async ({ page }) => {
    const response = await page.goto(pagePath(UNKNOWN_ADDRESS));
    expect(response?.status()).toBe(404);
    await waitUntilFirstViewReady(page);
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
