import { exploreFacilities } from '@/content/explore';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';

import { CAROUSEL, SLIDE } from '../support/controls';
import { finalTexts } from '../support/counters';
import { expect, routes, test } from '../support/test';
import { matchLabel, noJavaScript, pagePath, reducedMotion } from '../support/visit';

test.use(reducedMotion);

test.use(noJavaScript);

for (const path of routes) {
  test(`${path} can be read, and its links work`, async ({ page }) => {
    await page.goto(pagePath(path));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const menu = page.getByRole('navigation', { name: labels.mainNavigation });
      const open = page.getByRole('button', { name: labels.menu, exact: true });
      // The browser opens and closes the menu.
      if (width < 992) await open.click();
      for (const { label, href } of navigation) {
        await expect(menu.getByRole('link', { name: label })).toBeVisible();
        await expect(menu.getByRole('link', { name: label })).toHaveAttribute('href', pagePath(href));
      }
      if (width < 992) await page.getByRole('button', { name: labels.closeMenu, exact: true }).click();
      // All headings are visible, except those for screen readers.
      const unseen = await page
        .getByRole('main')
        .locator('h2:not(.sr-only), h3, h4')
        .evaluateAll((list) =>
          list
            .filter(
              (heading) => !heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((heading) => heading.textContent),
        );
      expect(unseen).toEqual([]);
      const wideness = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wideness).toBeLessThanOrEqual(0);
    }
  });
}

test('Home shows every offer, panel and number, and nothing that needs a script', async ({ page }) => {
  await page.goto(pagePath('/'));
  const main = page.getByRole('main');
  for (const { code } of offers) await expect(main.getByText(code, { exact: true })).toBeVisible();
  for (const { description } of exploreFacilities) await expect(main.getByText(description)).toBeVisible();
  for (const final of finalTexts) await expect(main.getByText(final, { exact: true }).first()).toBeVisible();
  // A link to the list replaces the search.
  await expect(page.getByRole('search')).toBeHidden();
  await main.getByRole('link', { name: labels.allHotels }).click();
  await expect(main.getByRole('heading', { name: headings.hotelList.title })).toBeInViewport();
  for (const name of [matchLabel([labels.pause, labels.start, labels.menu]), labels.pauseMotion]) {
    for (const button of await page.getByRole('button', { name }).all()) await expect(button).toBeHidden();
  }
  // A carousel is a row that scrolls.
  const row = page.locator(`${CAROUSEL} [aria-live]`).first();
  const reached = await row.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
    return element.scrollLeft;
  });
  expect(reached).toBeGreaterThan(0);
  await expect(page.locator(SLIDE).last()).not.toHaveAttribute('inert');
});

test('the form shows other ways to reach the group, and the loader disappears', async ({ page }) => {
  await page.goto(pagePath('/contact'));
  const notice = page.getByText(matchLabel(labels.noScriptForm));
  await expect(notice).toContainText(site.phone.display);
  await expect(notice).toContainText(site.email);
  await expect(page.getByText(labels.loading, { exact: true })).toBeHidden();
});
