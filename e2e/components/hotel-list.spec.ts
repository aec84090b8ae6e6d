import type { Page } from '@playwright/test';

import { headings } from '@/content/headings';
import { featuredHotels, hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { ANNOUNCE_DELAY_MS } from '@/lib/browser/announce';
import { addressLine, fillPlaceholders, formatRupees } from '@/lib/format';
import { directionsLink } from '@/lib/links';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

import { boxOf, last } from '../support/present';
import { controlClock, stopClock } from '../support/rotation';
import { addRules, EVERYTHING_LAID_OUT } from '../support/style';
import { expect, test } from '../support/test';
import { bringIntoView, reducedMotion, visit, sectionOf } from '../support/visit';

test.use(reducedMotion);

const hotel = last(featuredHotels, 'featured hotel');
const entry = (page: Page) => page.locator(`#hotel-${hotel.id}`);
const share = (page: Page) => entry(page).getByRole('button', { name: new RegExp(`^${labels.share}`) });

test('in a wide window it is an index: a low row with two lines, and the rest unfolds', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await addRules(page, EVERYTHING_LAID_OUT);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight), 'the height of Home')
    .toBeLessThanOrEqual(8000);
  expect(await page.locator('a[href]').count(), 'links, hidden ones too').toBeLessThanOrEqual(150);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  const card = entry(page);
  const directions = card.getByRole('link', { name: labels.directions });
  const address = card.getByText(addressLine(hotel.address));
  const description = card.getByText(hotel.description, { exact: true });
  await bringIntoView(card);
  for (const [width, highest] of [
    [1024, 145],
    [1440, 120],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await boxOf(card)).height).toBeLessThanOrEqual(highest);
    for (const folded of [directions, address]) await expect(folded).toBeHidden();
    const [book, call] = await Promise.all(
      [labels.bookNow, labels.callHotel].map((name) => boxOf(card.getByRole('link', { name }))),
    );
    expect(book!.y).toBe(call!.y);
  }
  const { height } = await boxOf(description);
  await card.getByText(labels.aboutTheHotel).click();
  for (const unfolded of [directions, address, card.getByRole('img')]) await expect(unfolded).toBeVisible();
  expect((await boxOf(description)).height).toBeGreaterThan(height);
});

test('the list has every hotel with its price, and links to book, to call and to find it', async ({
  sharedPage,
}) => {
  const page = await sharedPage('/');
  const list = sectionOf(page, headings.hotelList.title).locator('li[id]');
  const links = (name: string) => list.getByRole('link', { name, includeHidden: true });
  const addresses = (name: string) =>
    links(name).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const words of [
    hotels.map(({ name }) => name),
    hotels.map(({ town }) => town),
    hotels.map(({ description }) => description),
    hotels.map(({ phone }) => phone.display),
    hotels.map(({ priceRange: { from } }) =>
      fillPlaceholders(labels.fromPrice, { price: formatRupees(from) }),
    ),
  ])
    await expect(list).toContainText(words);
  await expect(links(labels.bookNow)).toContainText(
    hotels.map(({ link }) => (link.kind === 'own-site' ? labels.ownSite : labels.bookingPage)),
  );
  expect(await addresses(labels.bookNow)).toEqual(hotels.map(({ link }) => link.url));
  await expect(links(labels.callHotel)).toContainText(hotels.map(({ phone }) => phone.display));
  expect(await addresses(labels.callHotel)).toEqual(hotels.map(({ phone }) => `tel:${phone.e164}`));
  await expect(links(labels.directions)).toContainText(hotels.map(({ name }) => name));
  expect(await addresses(labels.directions)).toEqual(
    hotels.map(({ coordinates }) => directionsLink(coordinates)),
  );
  // Without a picture, the card shows the logo.
  const pictures = await list.evaluateAll((all) => all.map((card) => card.querySelectorAll('img').length));
  expect(pictures).toEqual(hotels.map(({ picture }) => (picture ? 1 : 0)));
});

test.describe('a hotel', () => {
  test.use({ section: '#hotels' });

  // __tests__/components/home/hotel-list/share-on-click.test.ts has a dialog that fails.
  test('is shared by the dialog of the device, or by a copy of its link; its address is copied in one click', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await controlClock(page);
    await visit(page, '/');
    await entry(page).getByText(labels.aboutTheHotel).click();
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: ShareData) => (document.documentElement.dataset.sharedUrl = url),
        configurable: true,
      }),
    );
    await share(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared-url', new RegExp(`#hotel-${hotel.id}$`));
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    // Otherwise a busy computer can be slower than the limit of the clipboard, or than the message.
    await stopClock(page);
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await entry(page).getByRole('button', { name: labels.copyAddress }).click();
    await expect(entry(page).getByText(labels.addressCopied)).toBeVisible();
    expect(await readClipboard()).toBe(addressLine(hotel.address));
    await share(page).click();
    await expect(page.getByText(labels.linkCopied).locator('visible=true').first()).toBeVisible();
    await page.clock.runFor(ANNOUNCE_DELAY_MS);
    const message = page.getByRole('status').filter({ hasText: labels.linkCopied });
    await expect(message).toHaveCount(1);
    const copied = await readClipboard();
    expect(new URL(copied).hash).toBe(`#hotel-${hotel.id}`);
    await page.clock.fastForward(COPIED_MESSAGE_MS);
    await expect(message).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto(copied);
    await expect(entry(page).getByRole('heading')).toBeInViewport();
  });
});
