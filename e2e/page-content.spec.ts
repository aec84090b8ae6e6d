import type { Page } from '@playwright/test';

import { content } from '@/content/content';
import { facilityCards } from '@/content/facilities';
import { headings } from '@/content/headings';
import { featuredHotels, hotelById, hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { roomCards, roomCarousel } from '@/content/rooms';
import { fillPlaceholders, formatRupees } from '@/lib/format';

import { SLIDE } from './support/controls';
import { readyCarousel } from './support/rotation';
import { expect, test } from './support/test';
import { pagePath, matchLabel, sectionOf } from './support/visit';

/** The row of rooms, which is on several pages. e2e/carousels.spec.ts tests where it is a carousel. */
async function expectRoomCarousel(page: Page): Promise<void> {
  const slides = sectionOf(page, headings.roomCarousel.title).getByRole('link');
  await expect(slides).toHaveCount(roomCarousel.length);
  for (const [index, { title, hotel }] of roomCarousel.entries()) {
    await expect(slides.nth(index)).toContainText(title);
    await expect(slides.nth(index)).toHaveAttribute('href', hotelById(hotel).link.url);
  }
}

test('the hotel list and the grid have every hotel, with everything in the specification', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  const entries = sectionOf(page, headings.hotelList.title).locator('li[id]');
  await expect(entries).toHaveCount(hotels.length);
  for (const [index, hotel] of hotels.entries()) {
    const entry = entries.nth(index);
    await expect(entry.getByRole('heading', { name: hotel.name })).toHaveCount(1);
    for (const text of [hotel.town, hotel.description, hotel.phone.display])
      await expect(entry).toContainText(text);
    // Without a picture, the card shows the logo.
    await expect(entry.getByRole('img')).toHaveCount(hotel.picture ? 1 : 0);
    await expect(entry.getByRole('link', { name: labels.bookNow })).toHaveAttribute('href', hotel.link.url);
    await expect(entry.getByRole('link', { name: hotel.phone.display })).toHaveAttribute(
      'href',
      `tel:${hotel.phone.e164}`,
    );
    for (const { name, url } of hotel.reviews)
      await expect(entry.getByRole('link', { name })).toHaveAttribute('href', url);
  }

  // The hotel grid also shows all hotels, each with one link to its booking page.
  const links = sectionOf(page, headings.hotelGrid.title).getByRole('listitem').getByRole('link');
  const addresses = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(hotels.map(({ link }) => link.url));
  await expectRoomCarousel(page);
});

test("'Featured Hotels' has one slide per hotel with three rows: alternate sides, Visit Us in odd rows", async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  const carousel = await readyCarousel(page, headings.featuredHotels.title);
  const dots = carousel.getByRole('button', { name: matchLabel(labels.goToSlide) });
  await expect(dots).toHaveCount(featuredHotels.length);
  const arrows = carousel.getByRole('button', { name: matchLabel([labels.nextSlide, labels.previousSlide]) });
  await expect(arrows).toHaveCount(0);
  const slides = await carousel.locator(SLIDE).evaluateAll((list) =>
    list.map((slide) =>
      [...slide.querySelectorAll('h3')].map((heading) => {
        const link = heading.parentElement!.querySelector('a')!;
        const image = heading.parentElement!.parentElement!.querySelector('img')!;
        return {
          heading: heading.textContent,
          word: link.textContent.split(/\s·/)[0],
          href: link.getAttribute('href'),
          side: image.getBoundingClientRect().x < link.getBoundingClientRect().x ? 'left' : 'right',
        };
      }),
    ),
  );
  expect(slides).toEqual(
    featuredHotels.map(({ rows, link }) =>
      rows.map(({ heading }, index) => ({
        heading,
        word: index % 2 === 0 ? labels.visitUs : labels.learnMore,
        href: link.url,
        side: index % 2 === 0 ? 'left' : 'right',
      })),
    ),
  );
});

test('/Facilities has every room with its facts, the cards with their hours, and the tabs without a title', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/Facilities');
  const cards = sectionOf(page, headings.rooms.title)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(roomCards.length);
  for (const [index, room] of roomCards.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(room.title);
    await expect(card).toContainText(formatRupees(room.price));
    await expect(card).toContainText(room.reviewText);
    await expect(card).toContainText(room.bed);
    for (const words of [room.size, room.view ?? '', ...room.includes])
      await expect(card).toContainText(words);
    await expect(
      card.getByRole('img', { name: fillPlaceholders(labels.rating, { rating: room.rating }) }),
    ).toHaveCount(1);
    await expect(card.locator('s')).toHaveCount(room.oldPrice === undefined ? 0 : 1);
    if (room.oldPrice !== undefined) await expect(card).toContainText(formatRupees(room.oldPrice));
    if (room.discount) await expect(card).toContainText(room.discount);
  }
  await expectRoomCarousel(page);
  const facilities = sectionOf(page, headings.facilityCards.title).getByRole('listitem');
  await expect(facilities.getByRole('heading')).toHaveText(facilityCards.map(({ title }) => title));
  for (const [index, { hours, button, link }] of facilityCards.entries()) {
    await expect(facilities.nth(index)).toContainText(hours);
    await expect(facilities.nth(index).getByRole('link', { name: button })).toHaveAttribute(
      'href',
      pagePath(link),
    );
  }
  // Here the tabs have no title and no link to the site of a hotel.
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: headings.exploreHotels.title })).toHaveCount(0);
  await expect(page.getByRole('tabpanel').locator('a[target="_blank"]')).toHaveCount(0);
});

test('/about has the story, its features, the row of rooms, and bars with separate labels and lengths', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/about');
  await expect(page.getByRole('heading', { name: headings.ourStory.title })).toBeVisible();
  const why = sectionOf(page, headings.whyChooseUs.title);
  for (const { title } of content.about.features)
    await expect(why.getByRole('heading', { name: title })).toBeVisible();
  await expectRoomCarousel(page);
  const bars = page.getByRole('progressbar');
  const looks = await bars.evaluateAll((list) =>
    list.map((bar) => [
      bar.getAttribute('aria-label'),
      bar.getAttribute('aria-valuetext'),
      bar.getAttribute('aria-valuenow'),
    ]),
  );
  expect(looks).toEqual(
    content.about.progress.map(({ label, shown, drawn }) => [label, `${shown}%`, String(drawn)]),
  );
});
