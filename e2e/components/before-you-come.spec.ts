import type { Page } from '@playwright/test';

import { formatAccess } from '@/content/access';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { malayalam, timeInMalayalam, withoutLineBreaks } from '@/content/malayalam';
import { directionsLink } from '@/lib/links';

import { first, last } from '../support/present';
import { expect, test } from '../support/test';
import { noJavaScript, pagePath, reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

const stay = `stay-${last(hotels, 'hotel').id}`;

test.describe('on a phone without JavaScript', () => {
  test.use({ ...noJavaScript, viewport: { width: 390, height: 664 } });

  test('"Before You Come" has directions to each hotel, the places nearby, its halls and its reviews', async ({
    page,
  }) => {
    for (const { id, coordinates, nearby, halls, reviews } of hotels) {
      await page.goto(pagePath(`/contact#stay-${id}`));
      const details = page.locator(`#stay-${id}`);
      await expect(details.getByRole('link', { name: labels.directions })).toHaveAttribute(
        'href',
        directionsLink(coordinates),
      );
      for (const { name, words } of [...nearby, ...halls])
        await expect(details).toContainText(`${name}: ${words}`);
      for (const { name, url } of reviews)
        await expect(details.getByRole('link', { name })).toHaveAttribute('href', url);
    }
  });

  test('wheelchair access is two clicks from Home for one hotel, and one click for all', async ({ page }) => {
    const hotel = first(hotels, 'hotel');
    await page.goto(pagePath('/'));
    await page.locator(`#hotel-${hotel.id}`).getByRole('link', { name: labels.staySummary }).click();
    const stay = page.locator(`#stay-${hotel.id}`);
    await expect(stay).toBeInViewport();
    await expect(stay.getByText(formatAccess(hotel.access), { exact: true })).toBeVisible();
    for (const { name, access } of hotels) {
      const summary = page.locator('summary').filter({ hasText: name });
      await expect(summary.getByText(labels.stepFree)).toHaveCount(access.stepFree ? 1 : 0);
    }
  });

  test('every hotel has a description with lang="ml", linked from its entry on Home', async ({ page }) => {
    const described = hotels.filter((hotel) => hotel.malayalam);
    const addressOf = (id: string) => pagePath(`/contact#ml-${id}`);
    await page.goto(pagePath('/'));
    for (const { id } of described) {
      const entry = page.locator(`#hotel-${id}`);
      await entry.getByText(labels.aboutTheHotel).click();
      const link = entry.getByRole('link', { name: malayalam.summary });
      await expect(link).toHaveAttribute('href', pagePath(`/contact#stay-${id}`));
    }
    for (const hotel of described) {
      const { name, address, road } = hotel.malayalam!;
      await page.goto(addressOf(hotel.id));
      const description = page.locator('details[lang="ml"]').filter({ has: page.locator(`#ml-${hotel.id}`) });
      for (const text of [address, road!])
        await expect(description.getByText(withoutLineBreaks(text), { exact: true })).toBeVisible();
      await expect(description).toContainText(timeInMalayalam(hotel.stay.checkIn));
      const gap = await description.locator('summary [lang="en"]').evaluate((english) => {
        const before = document.createRange();
        before.setStart(english.closest('summary')!, 0);
        before.setEndBefore(english);
        return english.getBoundingClientRect().left - before.getBoundingClientRect().right;
      });
      expect(gap, 'the two languages are side by side').toBeLessThan(12);
      await expect(description.getByRole('link')).toHaveAttribute('href', `tel:${hotel.phone.e164}`);
      await expect(page.locator('summary [lang="ml"]').filter({ hasText: name })).toBeVisible();
    }
  });
});

for (const [way, lead] of Object.entries({
  'by a link of another page': async (page: Page) => {
    await visit(page, '/');
    const card = page.locator('li', { has: page.locator(`a[href$="#${stay}"]`) });
    await card.getByText(labels.aboutTheHotel).click();
    await card.locator(`a[href$="#${stay}"]`).press('Enter');
  },
  'by its address': async (page: Page) => page.goto(`${pagePath('/contact')}#${stay}`),
})) {
  test(`2.4.3 a hotel's facts are unfolded ${way}, and Tab goes on from there`, async ({ page }) => {
    await lead(page);
    const facts = page.locator(`#${stay}`);
    await expect(facts).toBeVisible();
    await expect(facts).toBeInViewport();
    const name = page.locator('details', { has: facts }).locator('summary').first();
    await expect(name).toBeInViewport();
    await page.keyboard.press('Tab');
    const isNear = await page.evaluate(
      (id) => !!document.activeElement?.closest('ul')?.querySelector(`#${id}`),
      stay,
    );
    expect(isNear).toBe(true);
  });
}
