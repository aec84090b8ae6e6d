import { roomEnquiries } from '@/content/enquiries';
import { headings } from '@/content/headings';
import { featuredHotels, hotels } from '@/content/hotels';
import { labels } from '@/content/labels';

import { expectNoFaults } from '../support/axe';
import { bookButton, bookingSheet } from '../support/booking-sheet';
import { replaceClipboard } from '../support/clipboard';
import {
  acceptMessage,
  fillIn,
  form,
  hideAutomation,
  message,
  pressSend,
  SERVICE_URL,
  stubMapService,
} from '../support/contact';
import { expectLegible } from '../support/contrast';
import { CAROUSEL, carouselOf, dotOf, mapButton, tile } from '../support/controls';
import { islandsOf } from '../support/island';
import { menuButton } from '../support/menu';
import { first, last } from '../support/present';
import { expectSlide, readyCarousel } from '../support/rotation';
import { addRules, ONLY_TWO_HOTELS } from '../support/style';
import { expect, test } from '../support/test';
import { matchLabel, menuLink, reducedMotion, scrollPageTo, sectionOf, visit } from '../support/visit';

/* axe looks at what differs in each state that a visitor can bring a page into. A new state is one more step. */

// The narrowest window that WCAG requires, where controls are nearest.
test.use({ ...reducedMotion, viewport: { width: 320, height: 800 } });

const wide = { width: 1440, height: 800 };

test('About with its menu or the booking sheet open, as an offline copy, scrolled and paused', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await visit(page, '/about');
  await menuButton(page).click();
  await expect(menuLink(page, '/gallery')).toBeVisible();
  await expectNoFaults(page, { part: header });
  await page.keyboard.press('Escape');

  await bookButton(page).click();
  await expect(bookingSheet(page)).toBeVisible();
  await expectNoFaults(page, { part: bookingSheet(page) });
  await page.keyboard.press('Escape');

  await page.locator('html').evaluate((root) => root.setAttribute('data-offline-copy', ''));
  const notice = page.getByText(labels.offlineNotice.split('{day}')[0]!);
  await expect(notice).toBeVisible();
  await expectNoFaults(page, { part: notice.locator('..') });

  await page.setViewportSize(wide);
  await scrollPageTo(page, 400);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await expectNoFaults(page, { part: header });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  await expect(page.getByRole('button', { name: labels.resumeMotion })).toBeVisible();
  await expectNoFaults(page, { part: page.getByRole('contentinfo') });
});

test('Home after a search, with second slides, a copied code, and a hotel unfolded, copied and shared', async ({
  page,
}) => {
  await replaceClipboard(page, 'records');
  await visit(page, '/');
  await addRules(page, ONLY_TWO_HOTELS);
  const search = page.getByRole('search');
  await search.getByLabel(labels.hotel, { exact: true }).selectOption({ index: 1 });
  const opened = page.context().waitForEvent('page');
  await search.getByRole('button', { name: labels.checkAvailability }).click();
  await (await opened).close();
  await expect(search.getByRole('status')).toContainText(labels.searchOpened);
  await expectNoFaults(page, { part: search });

  for (const name of [headings.featuredHotels.title, headings.specialOffers.title]) {
    const carousel = await readyCarousel(page, name);
    await dotOf(carousel, 1).click();
    await expectSlide(carousel, 1);
  }
  const offers = sectionOf(page, headings.specialOffers.title);
  await offers.locator('button:not([inert] *)').filter({ hasText: labels.copy }).first().click();
  await expect(offers.getByRole('status').filter({ hasText: labels.codeCopied })).toBeVisible();
  const { id } = first(hotels, 'hotel');
  const entry = page.locator(`#hotel-${id}`);
  await entry.getByText(labels.aboutTheHotel).click();
  await entry.getByRole('button', { name: labels.copyAddress }).click();
  await expect(entry.getByText(labels.addressCopied)).toBeVisible();
  await entry.getByRole('button', { name: new RegExp(`^${labels.share}`) }).click();
  await expect(entry.getByText(labels.linkCopied)).toBeVisible();
  await page.locator(`a[href="#place-${id}"]`).first().click();
  await expect(page.locator(`#place-${id}`)).toBeInViewport();
  await expectNoFaults(page, { part: page.locator(CAROUSEL).or(entry).or(page.locator('.hotel-grid')) });
});

test.describe('without files of the site', () => {
  test.use({
    allowedConsole: [/ERR_FAILED|Failed to load|dynamically imported|Contact form: not sent/],
    allowedFailures: [/\/_next\/static\/|\/pictures\//],
  });

  test('Home without its islands and its pictures', async ({ page }) => {
    await page.route(/\/islands-[0-9a-f]+\.js|\/pictures\//, (route) => route.abort());
    await visit(page, '/');
    await addRules(page, ONLY_TWO_HOTELS);
    for (const name of [labels.heroName, headings.featuredHotels.title]) {
      await carouselOf(page, name).scrollIntoViewIfNeeded();
      await expect(carouselOf(page, name).locator('[data-missing]').first()).toBeVisible();
    }
    await expect(islandsOf(page, 'carousel').first()).toHaveAttribute('data-state', 'failed');
    await expectNoFaults(page, { part: page.locator('main > section:has(page-island)') });
  });

  test('Gallery without its pictures, with an address selected, where the clipboard refuses', async ({
    page,
  }) => {
    await replaceClipboard(page, 'refuses');
    await page.route(/\/pictures\//, (route) => route.abort());
    await visit(page, '/gallery');
    await tile(page).click();
    const preview = page.getByRole('dialog');
    await expect(preview.getByText(labels.pictureMissing)).toBeVisible();
    await expectNoFaults(page, { part: preview });
    await page.keyboard.press('Escape');

    const place = `gallery-${last(featuredHotels, 'featured hotel').id}`;
    const names = page.getByRole('navigation', { name: labels.galleriesOf });
    await names.locator(`a[href="#${place}"]`).click();
    await expect(names.locator(`[href="#${place}"]`)).toHaveAttribute('aria-current', 'true');
    const gallery = page.locator(`#${place}`);
    await gallery.getByRole('button', { name: labels.copyAddress }).click();
    await expect(gallery.getByText(labels.addressSelected)).toBeVisible();
    await expect(gallery.locator('[data-missing]').first()).toBeVisible();
    await expectNoFaults(page, { part: names.or(gallery) });
  });

  test('Contact without the script of its form, and without the live map', async ({ page }) => {
    await page.route(/\/contact-form\.island-[0-9a-f]+\.js|openstreetmap/, (route) => route.abort());
    await visit(page, '/contact');
    await pressSend(page);
    await expect(form(page).getByText(matchLabel(labels.noScriptForm))).toBeVisible();
    await mapButton(page).click();
    await expect(page.getByText(labels.mapUnreachable)).toBeVisible();
    await expectNoFaults(page, {
      part: form(page).or(page.locator('section').filter({ has: mapButton(page) })),
    });
  });
});

test('1.4.3 1.4.11 Gallery with its preview open: its text and icons can be read', async ({ page }) => {
  await page.setViewportSize(wide);
  await visit(page, '/gallery');
  await tile(page).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('img')).toBeVisible();
  await expectNoFaults(page, { part: preview });
  const parts = ['h2', 'h2 + p', 'figcaption'].map((part) => `.gallery-dialog ${part}`);
  const icons = ['.gallery-dialog > div', '.gallery-dialog'].map((around) => `${around} > .round-button`);
  await expectLegible(page, [...parts, ...icons], { least: 5 });
});

test.describe('Contact', () => {
  test.use({ allowedConsole: [/Contact form: not sent|api\.emailjs\.com/] });

  test('Contact with a prepared message, its form empty, sending, perhaps sent and sent, all unfolded, and the map', async ({
    page,
  }) => {
    await hideAutomation(page);
    await stubMapService(page);
    await page.clock.install();
    const { id, message: words } = first(roomEnquiries, 'room enquiry');
    await visit(page, `/contact#${id}`);
    await addRules(page, ONLY_TWO_HOTELS);
    await expect(page.locator(`#${id}`).getByText(words)).toBeVisible();
    await pressSend(page);
    await expect(form(page).locator('[name="from_name"]')).toBeFocused();
    await expectNoFaults(page, { part: form(page).or(page.locator(`#${id}`)) });

    // The service never answers.
    await page.route(SERVICE_URL, () => {});
    await fillIn(page, message);
    await pressSend(page);
    await expect(form(page).getByText(labels.sending)).toBeVisible();
    await expectNoFaults(page, { part: form(page) });
    await page.clock.runFor(20_000);
    await expect(form(page).getByText(matchLabel(labels.maybeSent))).toBeVisible();
    await expectNoFaults(page, { part: form(page) });
    await page.route(SERVICE_URL, acceptMessage);
    await pressSend(page);
    await expect(form(page).getByText(labels.messageSent)).toBeVisible();
    await expectNoFaults(page, { part: form(page) });

    await page.locator('details').evaluateAll((all) => all.forEach((part) => part.setAttribute('open', '')));
    await mapButton(page).click();
    await expect(page.getByRole('main').locator('iframe')).toBeVisible();
    // The hotels have the same parts.
    const firstDetails = page.locator('main section details:nth-of-type(-n + 2), main section:has(iframe)');
    await expectNoFaults(page, { part: firstDetails });
  });
});
