import { exploreFacilities } from '@/content/explore';
import { headings } from '@/content/headings';
import { hotelById } from '@/content/hotels';
import { labels } from '@/content/labels';

import { boxOf } from '../support/present';
import { expect, test } from '../support/test';
import { visit, reducedMotion } from '../support/visit';

test.use({ ...reducedMotion, section: ':has([role=tablist])' });

test('T3 each tab is visible and shows its facility with the link to its site, and the page does not move', async ({
  page,
}) => {
  await visit(page, '/');
  const tabs = page.getByRole('tablist', { name: labels.exploreName });
  await expect(page.getByRole('heading', { name: headings.exploreHotels.title })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = new Set<number>();
    for (const facility of exploreFacilities) {
      const hotel = hotelById(facility.hotel);
      const tab = tabs.getByRole('tab', { name: facility.title });
      const box = await boxOf(tab);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await tab.click();
      heights.add((await boxOf(page.locator('.tabs-panels'))).height);
      const panel = page.getByRole('tabpanel', { name: facility.title });
      await expect(panel.getByRole('img')).toBeVisible();
      if (width > 320) continue;
      await expect(panel.getByRole('heading', { name: facility.title })).toBeVisible();
      const words = (await panel.innerText()).replaceAll(/\s+/g, ' ');
      for (const text of [hotel.name, facility.description, hotel.phone.display, facility.hours])
        expect(words).toContain(text.replaceAll(/\s+/g, ' '));
      await expect(panel.getByRole('link', { name: facility.button })).toHaveAttribute(
        'href',
        hotel.link.url,
      );
    }
    expect(heights.size, `heights at ${width} px`).toBe(1);
  }
});

test('on Facilities the tabs have no title and no link to the site of a hotel', async ({ sharedPage }) => {
  const page = await sharedPage('/Facilities');
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: headings.exploreHotels.title })).toHaveCount(0);
  await expect(page.getByRole('tabpanel').locator('a[target="_blank"]')).toHaveCount(0);
});
