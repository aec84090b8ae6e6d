import type { Locator } from '@playwright/test';

import { featuredHotels, nameWithoutBrand } from '@/content/hotels';
import { labels } from '@/content/labels';
import { fillPlaceholders, formatRupees } from '@/lib/format';
import { directionsLink } from '@/lib/links';

import { attribute, boxOf, entry, last } from '../support/present';
import { expect, test } from '../support/test';
import { reducedMotion, scrollPageTo, sectionOf, visit } from '../support/visit';

test.use(reducedMotion);

test('the row of names sticks below the header and links to every hotel', async ({ page }) => {
  await visit(page, '/gallery');
  const names = page.getByRole('navigation', { name: labels.galleriesOf });
  const current = names.locator('[aria-current]');
  await expect(names.getByRole('link')).toHaveCount(featuredHotels.length);
  for (const width of [390, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      // In a wide window all names fit.
      const shown = width < 992 ? featuredHotels : featuredHotels.slice(-1);
      for (const { id, name, town } of shown) {
        // By keyboard: the row scrolls to the name of the visible section, also under a pointer.
        await names.locator(`[href="#gallery-${id}"]`).press('Enter');
        await expect(names).toBeInViewport({ ratio: 1 });
        const heading = page.getByRole('heading', { name: `${name}, ${town}` });
        await expect(heading).toBeInViewport({ ratio: 1 });
        const row = await boxOf(names);
        expect((await boxOf(heading)).y, name).toBeGreaterThan(row.y + row.height);
        await expect(current).toContainText(nameWithoutBrand(name));
        await expect(current).toBeInViewport({ ratio: 1 });
      }
    });
  // Just above the middle, the border of two galleries marks one name.
  const { name, town } = entry(featuredHotels, 1, 'featured hotel');
  const second = sectionOf(page, `${name}, ${town}`);
  await second.evaluate((it) => scrollBy(0, it.getBoundingClientRect().top - innerHeight * 0.475));
  await expect(current).toHaveText([/./]);
  await expect(current).toContainText(town);
  // A jump to the top from the end, where the last gallery is above the window.
  await scrollPageTo(page, 1e6);
  await expect(current).toContainText(nameWithoutBrand(last(featuredHotels, 'featured hotel').name));
  await scrollPageTo(page, 0);
  await expect(current).toHaveCount(0);
  await expect.poll(() => names.getByRole('list').evaluate((list) => list.scrollLeft)).toBe(0);
});

test('each hotel has its pictures, and leads to the booking page and to its place; a tile leads to its picture', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/gallery');
  const parts = page.locator('[id^="gallery-"]');
  const addresses = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    featuredHotels.map(({ name, town }) => `${name}, ${town}`),
  );
  const tiles = await parts.evaluateAll((all) => all.map((part) => part.querySelectorAll('a img').length));
  expect(tiles).toEqual(featuredHotels.map(({ gallery }) => gallery.length));
  const book = parts.getByRole('link', { name: new RegExp(`^${labels.bookFrom.split('{')[0]}`) });
  expect(await addresses(book)).toEqual(featuredHotels.map(({ link }) => link.url));
  await expect(book).toContainText(
    featuredHotels.map(({ priceRange: { from } }) =>
      fillPlaceholders(labels.bookFrom, { price: formatRupees(from) }),
    ),
  );
  await expect(book).toContainText(featuredHotels.map(({ name }) => name));
  expect(await addresses(parts.getByRole('link', { name: labels.directions }))).toEqual(
    featuredHotels.map(({ coordinates }) => directionsLink(coordinates)),
  );
  const href = await attribute(page.locator('a[data-caption]').first(), 'href');
  expect((await page.request.get(href)).headers()['content-type']).toBe('image/jpeg');
});
