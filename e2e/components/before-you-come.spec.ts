import type { Locator } from '@playwright/test';

import { formatAccess } from '@/content/access';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { malayalam, timeInMalayalam, withoutLineBreaks } from '@/content/malayalam';
import { directionsLink } from '@/lib/links';

import { entry, first, last } from '../support/present';
import { expect, test } from '../support/test';
import { noJavaScript, pagePath, reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

test('"Before You Come" has access, directions, places, halls, reviews and Malayalam of each hotel', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/contact');
  const inMalayalam = hotels.filter((hotel) => hotel.malayalam);
  const read = (parts: Locator) =>
    parts.evaluateAll((all) =>
      all.map((part) => ({
        id: part.id,
        words: part.textContent,
        addresses: [...part.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      })),
    );
  const stays = await read(page.locator('[id^="stay-"]'));
  expect(stays.map(({ id }) => id)).toEqual(hotels.map(({ id }) => `stay-${id}`));
  for (const [index, { access, coordinates, nearby, halls, reviews }] of hotels.entries()) {
    const { words, addresses } = entry(stays, index, 'hotel');
    for (const { name, words: facts } of [...nearby, ...halls]) expect(words).toContain(`${name}: ${facts}`);
    expect(words).toContain(formatAccess(access));
    for (const address of [directionsLink(coordinates), ...reviews.map(({ url }) => url)])
      expect(addresses).toContain(address);
  }
  await expect(page.locator('summary').filter({ hasText: labels.stepFree })).toContainText(
    hotels.filter(({ access }) => access.stepFree).map(({ name }) => name),
  );

  const described = await read(page.locator('details[lang="ml"]'));
  expect(described).toHaveLength(inMalayalam.length);
  for (const [index, hotel] of inMalayalam.entries()) {
    const { words, addresses } = entry(described, index, 'text in Malayalam');
    const { address, road } = hotel.malayalam!;
    for (const text of [address, road!]) expect(words).toContain(withoutLineBreaks(text));
    expect(words).toContain(timeInMalayalam(hotel.stay.checkIn));
    expect(addresses).toEqual([`tel:${hotel.phone.e164}`]);
  }
  await expect(page.locator('summary [lang="ml"]')).toContainText(
    inMalayalam.map((hotel) => hotel.malayalam!.name),
  );
});

test.describe('on a phone without JavaScript', () => {
  test.use({ ...noJavaScript, viewport: { width: 390, height: 664 } });

  test('links of Home lead to what guests need to know of a hotel, in English and in Malayalam', async ({
    page,
  }) => {
    await page.goto(pagePath('/'));
    const links = page.locator('[id^="hotel-"] a').filter({ hasText: labels.staySummary });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      hotels.map(({ id }) => pagePath(`/contact#stay-${id}`)),
    );
    const nearest = first(hotels, 'hotel');
    await page.locator(`#hotel-${nearest.id}`).getByRole('link', { name: labels.staySummary }).click();
    const stay = page.locator(`#stay-${nearest.id}`);
    await expect(stay).toBeInViewport();
    await expect(stay.getByText(formatAccess(nearest.access), { exact: true })).toBeVisible();

    const hotel = hotels.find((each) => each.malayalam);
    if (!hotel) return;
    await page.goto(pagePath('/'));
    await page.getByRole('link', { name: malayalam.summary }).click();
    await expect(page.locator('summary').getByText(hotel.malayalam!.name)).toBeInViewport();
    await page.goto(pagePath(`/contact#ml-${hotel.id}`));
    const address = withoutLineBreaks(hotel.malayalam!.address);
    await expect(page.locator('details[lang="ml"]').getByText(address, { exact: true })).toBeVisible();
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
