import { content } from '@/content/content';

import { waitUntilFirstViewReady } from './support/island';
import { origin, settings } from './support/settings';
import { expect, test } from './support/test';
import { pagePath, menuLink, visit } from './support/visit';

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
