/** What pages show of the content, apart from the parts with a test of their own. */
import { content } from '@/content/content';
import { serviceTiles } from '@/content/explore';
import { facilityCards } from '@/content/facilities';
import { headings } from '@/content/headings';
import { hotelById, hotels, nameWithoutBrand } from '@/content/hotels';
import { labels } from '@/content/labels';
import { hotelPath } from '@/content/pages';
import { roomCards, roomCarousel } from '@/content/rooms';
import { fillPlaceholders, formatRupees } from '@/lib/format';

import { expect, test } from '../support/test';
import { pagePath, sectionOf } from '../support/visit';

test('the row of rooms is on Home, About and Facilities, and each room leads to its hotel', async ({
  sharedPage,
}) => {
  for (const path of ['/', '/about', '/Facilities']) {
    const page = await sharedPage(path);
    const slides = sectionOf(page, headings.roomCarousel.title).getByRole('link');
    await expect(slides).toContainText(roomCarousel.map(({ title }) => title));
    for (const [index, { hotel }] of roomCarousel.entries())
      await expect(slides.nth(index)).toHaveAttribute('href', hotelById(hotel).link.url);
  }
});

test('Facilities has a card with the facts of every room and facility', async ({ sharedPage }) => {
  const page = await sharedPage('/Facilities');
  const rooms = sectionOf(page, headings.rooms.title)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(rooms.getByRole('heading')).toHaveText(roomCards.map(({ title }) => title));
  for (const [index, room] of roomCards.entries()) {
    const card = rooms.nth(index);
    const { price, oldPrice, reviewText, bed, size = '', view = '', discount = '', includes } = room;
    for (const words of [formatRupees(price), reviewText, bed, size, view, discount, ...includes])
      await expect(card).toContainText(words);
    const stars = fillPlaceholders(labels.rating, { rating: room.rating });
    await expect(card.getByRole('img', { name: stars })).toHaveCount(1);
    const places = hotels.filter((hotel) => hotel.roomIds.includes(room.id));
    const links = card.locator('a:not([href$="#hotels"])');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      places.map((hotel) => pagePath(hotelPath(hotel.id))),
    );
    await expect(links).toHaveText(places.map(({ name }) => nameWithoutBrand(name)));
    await expect(card.locator('s')).toContainText(oldPrice === undefined ? [] : [formatRupees(oldPrice)]);
  }
  const facilities = sectionOf(page, headings.facilityCards.title).getByRole('listitem');
  await expect(facilities.getByRole('heading')).toHaveText(facilityCards.map(({ title }) => title));
  for (const [index, { hours, button, link }] of facilityCards.entries()) {
    await expect(facilities.nth(index)).toContainText(hours);
    const more = facilities.nth(index).getByRole('link', { name: button });
    await expect(more).toHaveAttribute('href', pagePath(link));
  }
});

test('the bars of About have labels and lengths, and its footer says how accessibility was tested', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/about');
  const looks = await page
    .getByRole('progressbar')
    .evaluateAll((list) =>
      list.map((bar) => ['label', 'valuetext', 'valuenow'].map((name) => bar.getAttribute(`aria-${name}`))),
    );
  expect(looks).toEqual(
    content.about.progress.map(({ label, shown, drawn }) => [label, `${shown}%`, String(drawn)]),
  );
  const { title, paragraphs } = content['site-accessibility'];
  const details = page.getByRole('contentinfo').locator('details').filter({ hasText: title });
  for (const text of paragraphs) await expect(details).toContainText(text);
});

test('Home has all service tiles, and other pages lead to its list of hotels', async ({ sharedPage }) => {
  const tiles = (await sharedPage('/')).locator('[data-reveal] > *');
  for (const { title, description } of serviceTiles) {
    await expect(tiles.getByRole('heading', { level: 3, name: title })).toHaveCount(1);
    await expect(tiles.getByText(description)).toHaveCount(1);
  }
  for (const path of ['/about', '/contact', '/Facilities']) {
    const links = (await sharedPage(path)).getByRole('main').getByRole('link', { name: labels.chooseHotel });
    // On Facilities, the price of each room is one, too.
    await expect(links).toHaveCount(path === '/Facilities' ? roomCards.length + 1 : 1);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', pagePath('/#hotels'));
  }
});
