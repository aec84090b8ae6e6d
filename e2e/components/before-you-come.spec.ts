import { formatAccess } from '@/content/access';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { malayalam, timeInMalayalam, withoutLineBreaks } from '@/content/malayalam';
import { directionsLink } from '@/lib/links';

import { first, last } from '../support/present';
import { expect, test } from '../support/test';
import { noJavaScript, pagePath, reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

test.describe('on a phone without JavaScript', () => {
  test.use({ ...noJavaScript, viewport: { width: 390, height: 664 } });

  test('"Before You Come" has access, directions, places, halls, reviews and Malayalam of each hotel, linked from Home', async ({
    page,
  }) => {
    await page.goto(pagePath('/'));
    for (const { id, malayalam: described } of hotels) {
      const link = page.locator(`#hotel-${id} a[href="${pagePath(`/contact#stay-${id}`)}"]`);
      await expect(link.filter({ hasText: malayalam.summary })).toHaveCount(described ? 1 : 0);
    }
    const nearest = first(hotels, 'hotel');
    await page.locator(`#hotel-${nearest.id}`).getByRole('link', { name: labels.staySummary }).click();
    const stay = page.locator(`#stay-${nearest.id}`);
    await expect(stay).toBeInViewport();
    await expect(stay.getByText(formatAccess(nearest.access), { exact: true })).toBeVisible();

    for (const { id, name, access, coordinates, nearby, halls, reviews } of hotels) {
      const details = page.locator(`#stay-${id}`);
      await expect(
        details.getByRole('link', { name: labels.directions, includeHidden: true }),
      ).toHaveAttribute('href', directionsLink(coordinates));
      for (const place of [...nearby, ...halls])
        await expect(details).toContainText(`${place.name}: ${place.words}`);
      for (const review of reviews)
        await expect(details.getByRole('link', { name: review.name, includeHidden: true })).toHaveAttribute(
          'href',
          review.url,
        );
      const summary = page.locator('summary').filter({ hasText: name });
      await expect(summary.getByText(labels.stepFree)).toHaveCount(access.stepFree ? 1 : 0);
    }

    for (const hotel of hotels.filter((each) => each.malayalam)) {
      const { name, address, road } = hotel.malayalam!;
      await page.goto(pagePath(`/contact#ml-${hotel.id}`));
      const description = page.locator('details[lang="ml"]').filter({ has: page.locator(`#ml-${hotel.id}`) });
      for (const text of [address, road!])
        await expect(description.getByText(withoutLineBreaks(text), { exact: true })).toBeVisible();
      await expect(description).toContainText(timeInMalayalam(hotel.stay.checkIn));
      await expect(description.getByRole('link')).toHaveAttribute('href', `tel:${hotel.phone.e164}`);
      await expect(page.locator('summary [lang="ml"]').filter({ hasText: name })).toBeVisible();
    }
  });
});

test("2.4.3 a hotel's facts are unfolded by a link of another page, and Tab goes on from there", async ({
  page,
}) => {
  const stay = `stay-${last(hotels, 'hotel').id}`;
  await visit(page, '/');
  const card = page.locator('li', { has: page.locator(`a[href$="#${stay}"]`) });
  await card.getByText(labels.aboutTheHotel).click();
  await card.locator(`a[href$="#${stay}"]`).press('Enter');
  const facts = page.locator(`#${stay}`);
  await expect(facts).toBeInViewport();
  await expect(page.locator('details', { has: facts }).locator('summary').first()).toBeInViewport();
  await page.keyboard.press('Tab');
  const isNear = await page.evaluate(
    (id) => !!document.activeElement?.closest('ul')?.querySelector(`#${id}`),
    stay,
  );
  expect(isNear).toBe(true);
});
