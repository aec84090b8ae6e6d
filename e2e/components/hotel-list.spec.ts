import type { Page } from '@playwright/test';

import { headings } from '@/content/headings';
import { featuredHotels, hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { ANNOUNCE_DELAY_MS } from '@/lib/browser/announce';
import { addressLine, fillPlaceholders, formatRupees } from '@/lib/format';
import { directionsLink } from '@/lib/links';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

import { replaceClipboard } from '../support/clipboard';
import { boxOf, last } from '../support/present';
import { controlClock, stopClock } from '../support/rotation';
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, test } from '../support/test';
import { bringIntoView, noJavaScript, pagePath, reducedMotion, visit, sectionOf } from '../support/visit';

test.use(reducedMotion);

const phone = { viewport: { width: 390, height: 664 } };
const hotel = last(featuredHotels, 'featured hotel');
const entry = (page: Page, id = hotel.id) => page.locator(`#hotel-${id}`);

test('the list has every hotel, with everything in the specification', async ({ sharedPage }) => {
  const page = await sharedPage('/');
  const entries = sectionOf(page, headings.hotelList.title).locator('li[id]');
  await expect(entries).toHaveCount(hotels.length);
  for (const [index, hotel] of hotels.entries()) {
    const entry = entries.nth(index);
    await expect(entry.getByRole('heading', { name: hotel.name })).toHaveCount(1);
    for (const text of [hotel.town, hotel.description, hotel.phone.display])
      await expect(entry).toContainText(text);
    // Without a picture, the card shows the logo. In a wide window it is folded.
    await expect(entry.locator('img')).toHaveCount(hotel.picture ? 1 : 0);
    await expect(entry.getByRole('link', { name: labels.bookNow })).toHaveAttribute('href', hotel.link.url);
    await expect(entry.getByRole('link', { name: hotel.phone.display })).toHaveAttribute(
      'href',
      `tel:${hotel.phone.e164}`,
    );
  }
});

test.describe('in a wide window', () => {
  for (const width of [1024, 1440])
    test(`at ${width} px it is an index: a low row with two lines, and the rest unfolds`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/');
      const card = entry(page);
      await bringIntoView(card);
      expect((await boxOf(card)).height).toBeLessThanOrEqual(width > 1200 ? 120 : 145);
      const description = card.getByText(hotel.description, { exact: true });
      const { height } = await boxOf(description);
      const directions = card.getByRole('link', { name: labels.directions });
      await expect(directions).toBeHidden();
      await expect(card.getByText(addressLine(hotel.address))).toBeHidden();
      const [book, call] = await Promise.all(
        [labels.bookNow, labels.callHotel].map((name) => boxOf(card.getByRole('link', { name }))),
      );
      expect(book!.y).toBe(call!.y);
      await card.getByText(labels.aboutTheHotel).click();
      await expect(directions).toBeVisible();
      await expect(card.getByText(addressLine(hotel.address))).toBeVisible();
      await expect(card.getByRole('img')).toBeVisible();
      expect((await boxOf(description)).height).toBeGreaterThan(height);
    });

  test('Home is not higher than 8,000 px, and has at most 150 links, hidden ones too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    await bringIntoView(page.getByRole('contentinfo'));
    await addRules(page, EVERYTHING_LAID_OUT);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(8000);
    expect(await page.locator('a[href]').count()).toBeLessThanOrEqual(150);
  });
});

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

    // The rest of a card opens with "About the house".
    const card = entry(page);
    const directions = card.getByRole('link', { name: labels.directions });
    await card.getByText(labels.aboutTheHotel).click();
    for (const words of [hotel.description, addressLine(hotel.address), hotel.amenities.join(', ')])
      await expect(card.getByText(words, { exact: true })).toBeVisible();
    await expect(directions).toBeVisible();
    // Its button needs a script.
    await expect(share(page)).toBeHidden();
  });
});

const share = (page: Page) =>
  page.locator(`#hotel-${hotel.id}`).getByRole('button', { name: new RegExp(`^${labels.share}`) });

test.describe('a hotel', () => {
  test.use({ section: '#hotels' });

  /** Opens Home and unfolds the hotel. */
  async function visitUnfolded(page: Page): Promise<void> {
    await visit(page, '/');
    await entry(page).getByText(labels.aboutTheHotel).click();
  }

  test('is shared by the share dialog of the device, if it has one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.documentElement.dataset.sharedUrl = data.url;
          return Promise.resolve();
        },
      });
    });
    await visitUnfolded(page);
    await share(page).click();
    const url = await page.evaluate(() => document.documentElement.dataset.sharedUrl!);
    expect(new URL(url).hash).toBe(`#hotel-${hotel.id}`);
    await page.goto(url);
    await expect(page.locator(`#hotel-${hotel.id}`).getByRole('heading')).toBeInViewport();
  });

  test('is shared by a copy of its address, with a message, if the device has no dialog or the dialog fails', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await controlClock(page);
    await visitUnfolded(page);
    // Otherwise a busy computer can be slower than the limit of the clipboard, or than the message.
    await stopClock(page);
    for (const error of ['', 'NotAllowedError', 'TypeError']) {
      await page.evaluate(async (name) => {
        await navigator.clipboard.writeText('');
        const share = () => Promise.reject(new DOMException('', name));
        Object.defineProperty(navigator, 'share', { value: name ? share : undefined, configurable: true });
      }, error);
      await share(page).click();
      await expect(page.getByText(labels.linkCopied).locator('visible=true').first()).toBeVisible();
      await page.clock.runFor(ANNOUNCE_DELAY_MS);
      const message = page.getByRole('status').filter({ hasText: labels.linkCopied });
      await expect(message).toHaveCount(1);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).hash, error).toBe(`#hotel-${hotel.id}`);
      await page.clock.fastForward(COPIED_MESSAGE_MS);
      await expect(message).toHaveCount(0);
    }
  });

  test('with a closed share dialog copies nothing, and a clipboard that never settles shows the address', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let name = 'AbortError';
      const refuse = () => {
        const error = new DOMException('', name);
        name = 'NotAllowedError';
        return Promise.reject(error);
      };
      Object.defineProperty(navigator, 'share', { value: refuse });
    });
    await replaceClipboard(page, 'never settles');
    await page.clock.install();
    await visitUnfolded(page);
    const address = page.url();
    await share(page).click();
    await page.clock.runFor(1500);
    expect(page.url()).toBe(address);
    await share(page).click();
    await page.clock.runFor(1500);
    await expect(page).toHaveURL(new RegExp(`#hotel-${hotel.id}$`));
  });
});
