import type { Page } from '@playwright/test';

import { roomEnquiries, roomEnquiryOf } from '@/content/enquiries';
import { featuredHotels, hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { roomCards } from '@/content/rooms';
import { site } from '@/content/site';
import { ANNOUNCE_DELAY_MS } from '@/lib/browser/announce';
import { addressLine, fillPlaceholders, formatRupees } from '@/lib/format';
import { chatLink, directionsLink } from '@/lib/links';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

import { replaceClipboard } from './support/clipboard';
import { form } from './support/contact';
import { first, last } from './support/present';
import { controlClock, stopClock } from './support/rotation';
import { addRules, EVERYTHING_LAID_OUT } from './support/style';
import { expect, test } from './support/test';
import { pagePath, noJavaScript, visit, reducedMotion } from './support/visit';

test.use(reducedMotion);

const phone = { viewport: { width: 390, height: 664 } };
const hotel = last(featuredHotels, 'featured hotel');
const entry = (page: Page, id = hotel.id) => page.locator(`#hotel-${id}`);

/** From Home to a prepared request for a room: the link of the hotel's card, then WhatsApp. */
async function expectPreparedRequest(page: Page): Promise<void> {
  const { id, link, message } = roomEnquiryOf(hotel);
  await entry(page).getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(new RegExp(`${pagePath('/contact')}#${id}$`));
  const section = page.locator(`#${id}`);
  await expect(section.getByText(message, { exact: true })).toBeInViewport();
  await expect(section.getByRole('link', { name: labels.byChat })).toHaveAttribute(
    'href',
    chatLink(site.phone.e164, message),
  );
  await expect(section.getByRole('link', { name: hotel.phone.display })).toHaveAttribute(
    'href',
    `tel:${hotel.phone.e164}`,
  );
  for (const other of roomEnquiries.filter((enquiry) => enquiry.id !== id))
    await expect(page.locator(`#${other.id}`)).toBeHidden();
}

test.describe('on a phone without JavaScript', () => {
  test.use({ ...noJavaScript, ...phone });

  test('every card has its price, and links to book, to call and to find it', async ({ page }) => {
    await page.goto(pagePath('/'));
    for (const { id, name, town, phone: number, link, coordinates, priceRange } of hotels) {
      const card = entry(page, id);
      for (const words of [
        name,
        town,
        fillPlaceholders(labels.fromPrice, { price: formatRupees(priceRange.from) }),
      ])
        await expect(card.getByText(words, { exact: true }).first()).toBeVisible();
      const book = card.getByRole('link', { name: labels.bookNow });
      await expect(book).toHaveAttribute('href', link.url);
      await expect(book).toContainText(link.kind === 'own-site' ? labels.ownSite : labels.bookingPage);
      await expect(card.getByRole('link', { name: labels.callHotel })).toHaveAttribute(
        'href',
        `tel:${number.e164}`,
      );
      const directions = card.getByRole('link', { name: labels.directions });
      await expect(directions).toHaveAttribute('href', directionsLink(coordinates));
      await expect(directions).toHaveAttribute('target', '_blank');
      await expect(directions).toHaveAccessibleName(new RegExp(`${name}, ${labels.opensInNewTab}$`));
      await expect(card.getByRole('button', { name: labels.copyAddress })).toBeHidden();
    }
    const [book, call] = await Promise.all(
      [labels.bookNow, labels.callHotel].map((name) => entry(page).getByRole('link', { name }).boundingBox()),
    );
    expect(book!.y).toBe(call!.y);
    for (const box of [book, call]) expect(box!.height).toBeGreaterThanOrEqual(48);
  });

  test('the office has directions, too', async ({ page }) => {
    await page.goto(pagePath('/contact'));
    const directions = page.locator('address').getByRole('link', { name: labels.directions });
    await expect(directions).toHaveAttribute('href', directionsLink(site.coordinates));
  });

  test('the rest of a card opens with "About the house"', async ({ page }) => {
    await page.goto(pagePath('/'));
    const card = entry(page);
    const share = card.getByRole('link', { name: new RegExp(`^${labels.share}`) });
    await expect(share).toBeHidden();
    await card.getByText(labels.aboutTheHotel).click();
    for (const words of [hotel.description, addressLine(hotel.address), hotel.amenities.join(', ')])
      await expect(card.getByText(words, { exact: true })).toBeVisible();
    await expect(share).toBeVisible();
    for (const { name } of hotel.reviews) await expect(card.getByRole('link', { name })).toBeVisible();
  });

  test('a request for a room is prepared two clicks from Home', async ({ page }) => {
    await page.goto(pagePath('/'));
    await expectPreparedRequest(page);
  });

  test('"Before You Come" has directions to each hotel, the places nearby, and its halls', async ({
    page,
  }) => {
    for (const { id, coordinates, nearby, halls } of hotels) {
      await page.goto(pagePath(`/contact#stay-${id}`));
      const details = page.locator(`#stay-${id}`);
      await expect(details.getByRole('link', { name: labels.directions })).toHaveAttribute(
        'href',
        directionsLink(coordinates),
      );
      for (const { name, words } of [...nearby, ...halls])
        await expect(details).toContainText(`${name}: ${words}`);
    }
  });

  test('each gallery leads to the booking page and to the hotel in the list', async ({ page }) => {
    await page.goto(pagePath('/gallery'));
    for (const { id, name, link, coordinates, priceRange } of featuredHotels) {
      const gallery = page.locator(`#gallery-${id}`);
      const words = fillPlaceholders(labels.bookHotel, { name, price: formatRupees(priceRange.from) });
      await expect(gallery.getByRole('link', { name: words })).toHaveAttribute('href', link.url);
      await expect(gallery.getByRole('link', { name: labels.directions })).toHaveAttribute(
        'href',
        directionsLink(coordinates),
      );
    }
  });

  test('About, Contact and Facilities lead to the list of hotels', async ({ page }) => {
    const links = page.getByRole('main').getByRole('link', { name: labels.chooseHotel });
    for (const path of ['/about', '/contact', '/Facilities']) {
      await page.goto(pagePath(path));
      // Facilities has one for each room, too.
      await expect(links).toHaveCount(path === '/Facilities' ? roomCards.length + 1 : 1);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', pagePath('/#hotels'));
    }
    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`${pagePath('/')}#hotels$`));
    await expect(entry(page, first(hotels, 'hotel').id).getByRole('heading', { level: 3 })).toBeInViewport();
  });
});

for (const path of ['/', '/gallery'])
  test(`on ${path}, the words for the page that a link opens stay on a line with the word before them`, async ({
    sharedPage,
  }) => {
    for (const width of [360, 390, 768, 1440]) {
      const page = await sharedPage(path, { width, height: 900 });
      await addRules(page, EVERYTHING_LAID_OUT);
      const links = page
        .locator('main a.text-link')
        .filter({ hasText: new RegExp(`\\s· (${labels.ownSite}|${labels.bookingPage})`) })
        // On their own line, the words have a dot for screen readers only.
        .filter({ hasNot: page.locator('.sr-only', { hasText: '·' }) });
      expect(await links.count()).toBeGreaterThan(0);
      const divided = await links.evaluateAll((all) =>
        all.flatMap((link) => {
          const dot = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          while (dot.nextNode() && !dot.currentNode.textContent?.includes('·'));
          const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()!;
          const range = document.createRange();
          range.setStart(words, words.textContent!.length - 1);
          range.setEnd(dot.currentNode, dot.currentNode.textContent!.indexOf('·') + 1);
          const [first, ...others] = [...range.getClientRects()];
          return others.some(({ top }) => first && top >= first.bottom) ? [link.textContent] : [];
        }),
      );
      expect(divided, `at ${width} px`).toEqual([]);
    }
  });

test.describe('with JavaScript', () => {
  test.use(phone);

  test('the form has the request for a room', async ({ page }) => {
    await visit(page, '/');
    await expectPreparedRequest(page);
    await expect(form(page).locator('[name="message"]')).toHaveValue(roomEnquiryOf(hotel).message);
  });

  for (const { name, path, part } of [
    { name: 'Home', path: '/', part: `#hotel-${hotel.id}` },
    { name: 'Contact', path: `/contact#stay-${hotel.id}`, part: `#stay-${hotel.id}` },
    { name: 'Gallery', path: '/gallery', part: `#gallery-${hotel.id}` },
  ])
    test(`an address on ${name} is copied in one click`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await controlClock(page);
      await visit(page, path);
      if (path === '/') await page.locator(part).getByText(labels.aboutTheHotel).click();
      const button = page.locator(part).getByRole('button', { name: labels.copyAddress });
      // Otherwise a busy computer can be slower than the limit of the clipboard, or than the message.
      await stopClock(page);
      await button.click();
      await expect(page.locator(part).getByText(labels.addressCopied)).toBeVisible();
      await page.clock.runFor(ANNOUNCE_DELAY_MS);
      await expect(page.getByRole('status').filter({ hasText: labels.addressCopied })).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressLine(hotel.address));
      await page.clock.fastForward(COPIED_MESSAGE_MS);
      await expect(button.getByText(labels.copyAddress)).toBeVisible();
    });

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

  test('if the clipboard is refused, the address is selected', async ({ page }) => {
    await replaceClipboard(page, 'refuses');
    await visit(page, '/gallery');
    const gallery = page.locator(`#gallery-${hotel.id}`);
    await gallery.getByRole('button', { name: labels.copyAddress }).click();
    await expect(gallery.getByText(labels.addressSelected)).toBeVisible();
    await expect(gallery.getByText(labels.addressCopied)).toBeHidden();
    expect(await page.evaluate(() => String(getSelection()))).toBe(addressLine(hotel.address));
  });
});
