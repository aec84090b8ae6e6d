import { featuredHotels, nameWithoutBrand } from '@/content/hotels';
import { labels } from '@/content/labels';
import { fillPlaceholders, formatRupees } from '@/lib/format';
import { directionsLink } from '@/lib/links';

import { attribute, boxOf, entry, last } from '../support/present';
import { expect, test } from '../support/test';
import { noJavaScript, pagePath, reducedMotion, scrollPageTo, sectionOf, visit } from '../support/visit';

test.use(reducedMotion);

test('each featured hotel has its own heading, with its pictures', async ({ sharedPage }) => {
  const page = await sharedPage('/gallery');
  const names = featuredHotels.map(({ name, town }) => `${name}, ${town}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(names);
  for (const [index, { gallery }] of featuredHotels.entries())
    await expect(
      sectionOf(page, entry(names, index, 'name'))
        .getByRole('link')
        .getByRole('img'),
    ).toHaveCount(gallery.length);
});

for (const width of [390, 1280]) {
  test(`at ${width} px the row of names sticks below the header and links to every hotel`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await visit(page, '/gallery');
    const names = page.getByRole('navigation', { name: labels.galleriesOf });
    await expect(names.getByRole('link')).toHaveCount(featuredHotels.length);
    for (const [index, { name, town }] of featuredHotels.entries()) {
      // By keyboard: the row scrolls to the name of the visible section, also under a pointer.
      await names.getByRole('link').nth(index).press('Enter');
      await expect(names).toBeInViewport({ ratio: 1 });
      const heading = page.getByRole('heading', { name: `${name}, ${town}` });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const row = await boxOf(names);
      expect((await boxOf(heading)).y, name).toBeGreaterThan(row.y + row.height);
      await expect(names.locator('[aria-current]')).toContainText(nameWithoutBrand(name));
      await expect(names.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    }
    // Just above the middle, the border of two galleries marks one name.
    const second = page
      .locator('section')
      .filter({ hasText: entry(featuredHotels, 1, 'featured hotel').tagline });
    await second.evaluate((it) => scrollBy(0, it.getBoundingClientRect().top - innerHeight * 0.475));
    await expect(names.locator('[aria-current]')).toHaveText([/./]);
    await expect(names.locator('[aria-current]')).toContainText(
      entry(featuredHotels, 1, 'featured hotel').town,
    );
    // A jump to the top from the end, where the last gallery is above the window.
    await scrollPageTo(page, 1e6);
    await expect(names.locator('[aria-current]')).toContainText(
      nameWithoutBrand(last(featuredHotels, 'featured hotel').name),
    );
    await scrollPageTo(page, 0);
    await expect(names.locator('[aria-current]')).toHaveCount(0);
    await expect.poll(() => names.getByRole('list').evaluate((list) => list.scrollLeft)).toBe(0);
  });
}

test('Copy address and Directions are on one line, in any window', async ({ sharedPage }) => {
  const page = await sharedPage('/gallery');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const apart = await page.locator('[data-gallery]').evaluateAll((galleries) =>
      galleries.filter((gallery) => {
        const copy = gallery.querySelector('[data-copy-address] button')!;
        const { bottom, top } = copy.getBoundingClientRect();
        const directions = copy.nextElementSibling!.getBoundingClientRect();
        return directions.top > bottom || directions.bottom < top;
      }),
    );
    expect(apart, `${width} px`).toHaveLength(0);
  }
});

test.describe('without JavaScript', () => {
  test.use(noJavaScript);
  test('a tile leads to its picture', async ({ page }) => {
    await page.goto(pagePath('/gallery'));
    const href = await attribute(page.locator('a[data-caption]').first(), 'href');
    const response = await page.request.get(href);
    expect(response.headers()['content-type']).toBe('image/jpeg');
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ ...noJavaScript, viewport: { width: 390, height: 664 } });

  test('each gallery leads to the booking page and to the hotel in the list', async ({ page }) => {
    await page.goto(pagePath('/gallery'));
    for (const { id, name, link, coordinates, priceRange } of featuredHotels) {
      const gallery = page.locator(`#gallery-${id}`);
      const words = fillPlaceholders(labels.bookFrom, { price: formatRupees(priceRange.from) });
      const book = gallery.getByRole('link', { name: words });
      await expect(book).toHaveAttribute('href', link.url);
      await expect(book).toHaveAccessibleName(new RegExp(name));
      await expect(gallery.getByRole('link', { name: labels.directions })).toHaveAttribute(
        'href',
        directionsLink(coordinates),
      );
    }
  });
});
