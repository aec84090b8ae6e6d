import type { Page } from '@playwright/test';

import { exploreFacilities } from '@/content/explore';
import { headings } from '@/content/headings';
import { heroSlides } from '@/content/hero';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';
import { addressLine } from '@/lib/format';
import { pictureData } from '@/lib/pictures';

import { CAROUSEL, SLIDE } from '../support/controls';
import { finalTexts } from '../support/counters';
import { boxOf, first, last } from '../support/present';
import { expect, routes, test } from '../support/test';
import { matchLabel, noJavaScript, pagePath, reducedMotion } from '../support/visit';

test.use({ ...reducedMotion, ...noJavaScript });

/** Expects that Home shows every offer, panel and number, and nothing that needs a script. */
async function expectHome(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const text of [
    ...offers.map(({ code }) => code),
    ...exploreFacilities.map(({ description }) => description),
    ...finalTexts,
  ])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  if (pictureData(first(heroSlides, 'slide').picture).dusk) {
    const lamps = page.locator('.lamps img');
    await expect(lamps).toHaveCSS('opacity', '1');
    const width = () => lamps.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(1);
  }
  // A link to the list replaces the search.
  await expect(page.getByRole('search')).toBeHidden();
  await main.getByRole('link', { name: labels.allHotels }).click();
  await expect(main.getByRole('heading', { name: headings.hotelList.title })).toBeInViewport();
  for (const name of [matchLabel([labels.pause, labels.start, labels.menu]), labels.pauseMotion])
    await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
  // A carousel is a row that scrolls.
  const row = page.locator(`${CAROUSEL} [aria-live]`).first();
  const reached = await row.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
    return element.scrollLeft;
  });
  expect(reached).toBeGreaterThan(0);
  await expect(page.locator(SLIDE).last()).not.toHaveAttribute('inert');

  await test.step('on a phone a hotel unfolds, without the buttons that need a script', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    const hotel = last(hotels, 'hotel');
    const card = page.locator(`#hotel-${hotel.id}`);
    for (const name of [labels.bookNow, labels.callHotel])
      expect((await boxOf(card.getByRole('link', { name }))).height).toBeGreaterThanOrEqual(48);
    await card.getByText(labels.aboutTheHotel).click();
    for (const words of [hotel.description, addressLine(hotel.address), hotel.amenities.join(', ')])
      await expect(card.getByText(words, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: labels.directions })).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
  });
}

/** Expects that Contact says how else to reach us. */
async function expectContact(page: Page): Promise<void> {
  const notice = page.getByText(matchLabel(labels.noScriptForm));
  await expect(notice).toContainText(site.phone.display);
  await expect(notice).toContainText(site.email);
  await expect(page.getByText(labels.loading, { exact: true })).toBeHidden();
}

test('every page can be read, the menu works, and nothing is shown that needs a script', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: labels.mainNavigation });
  for (const path of routes)
    await test.step(path, async () => {
      await page.goto(pagePath(path));
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // The browser opens and closes the menu, which is the same on all pages.
        if (path === '/') {
          if (width < 992) await page.getByRole('button', { name: labels.menu, exact: true }).click();
          for (const { label, href } of navigation) {
            await expect(menu.getByRole('link', { name: label })).toBeVisible();
            await expect(menu.getByRole('link', { name: label })).toHaveAttribute('href', pagePath(href));
          }
          if (width < 992) await page.getByRole('button', { name: labels.closeMenu, exact: true }).click();
        }
        // All headings are visible, except those for screen readers.
        const unseen = await page
          .getByRole('main')
          .locator('h2:not(.sr-only), h3, h4')
          .evaluateAll((list) =>
            list
              .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
              .map((part) => part.textContent),
          );
        expect(unseen).toEqual([]);
        const wideness = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wideness).toBeLessThanOrEqual(0);
      }
      if (path === '/') await expectHome(page);
      if (path === '/contact') await expectContact(page);
    });
});
