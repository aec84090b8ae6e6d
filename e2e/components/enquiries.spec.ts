import type { Locator, Page } from '@playwright/test';

import { enquiries, roomEnquiries, roomEnquiryOf } from '@/content/enquiries';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { chatLink } from '@/lib/links';

import { fillIn, form, message, typedValues } from '../support/contact';
import { attribute, entry, first, last } from '../support/present';
import { expect, test } from '../support/test';
import { noJavaScript, pagePath, reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

const hotel = last(featuredHotels, 'featured hotel');
const room = roomEnquiryOf(hotel);
const wedding = first(enquiries, 'enquiry');
const other = entry(enquiries, 1, 'enquiry');

/** The link to an enquiry: of a hotel with halls, or of a card. */
const linkTo = (page: Page, id: string) =>
  page.getByRole('main').locator(`a[href="${pagePath(`/contact#${id}`)}"]`);

/** The value of a parameter in the link of an enquiry. */
const parameterOf = async (enquiry: Locator, link: string, name: string) =>
  new URL(await attribute(enquiry.getByRole('link', { name: link }), 'href')).searchParams.get(name);

const field = (page: Page) => form(page).locator('[name="message"]');
const choose = (page: Page, id: string) => page.evaluate((hash) => (location.hash = hash), id);

test.describe('on a phone without JavaScript', () => {
  test.use({ ...noJavaScript, viewport: { width: 390, height: 664 } });

  test('links of Facilities and of a hotel on Home lead to prepared messages for WhatsApp and mail', async ({
    page,
  }) => {
    await page.goto(pagePath('/Facilities'));
    for (const { id } of enquiries) await expect(linkTo(page, id)).toHaveCount(1);
    await linkTo(page, wedding.id).click();
    await expect(page).toHaveURL(new RegExp(`${pagePath('/contact')}#${wedding.id}$`));
    for (const { id, message: words } of enquiries) {
      await page.goto(pagePath(`/contact#${id}`));
      await expect(page.getByText(words, { exact: true })).toBeInViewport();
      const section = page.locator(`#${id}`);
      expect(await parameterOf(section, labels.byChat, 'text')).toBe(words);
      expect(await parameterOf(section, labels.byMail, 'body')).toBe(words);
      for (const hidden of enquiries.filter((enquiry) => enquiry.id !== id))
        await expect(page.locator(`#${hidden.id}`)).toBeHidden();
    }

    // A request for a room is two clicks from Home.
    await page.goto(pagePath('/'));
    await page.locator(`#hotel-${hotel.id}`).getByRole('link', { name: labels.staySummary }).click();
    await page.locator(`#stay-${hotel.id}`).getByRole('link', { name: room.link }).click();
    await expect(page).toHaveURL(new RegExp(`${pagePath('/contact')}#${room.id}$`));
    const section = page.locator(`#${room.id}`);
    await expect(section.getByText(room.message, { exact: true })).toBeInViewport();
    await expect(section.getByRole('link', { name: labels.byChat })).toHaveAttribute(
      'href',
      chatLink(site.phone.e164, room.message),
    );
    await expect(section.getByRole('link', { name: hotel.phone.display })).toHaveAttribute(
      'href',
      `tel:${hotel.phone.e164}`,
    );
    for (const { id } of roomEnquiries.filter((enquiry) => enquiry.id !== room.id))
      await expect(page.locator(`#${id}`)).toBeHidden();
  });
});

test('the form has the prepared message, also after another page; a completed one is in the links; typed text stays', async ({
  page,
}) => {
  await visit(page, `/contact#${wedding.id}`);
  await expect(field(page)).toHaveValue(wedding.message);
  await page.goto(pagePath('/about'));
  await visit(page, '/contact');
  await expect(field(page)).toHaveValue(wedding.message);
  // Another choice prepares another message, if nothing was typed.
  for (const { id, message: words } of [other, room, wedding]) {
    await choose(page, id);
    await expect(field(page)).toHaveValue(words);
  }

  const section = page.locator(`#${wedding.id}`);
  const mail = section.getByRole('link', { name: labels.byMail });
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await field(page).fill('Ten guests & a drum?');
  await mail.click();
  expect(await parameterOf(section, labels.byMail, 'body')).toBe('Ten guests & a drum?');
  // Half of an emoji has no place in an address.
  await field(page).evaluate((area: HTMLTextAreaElement) => (area.value = 'For two \ud83d'));
  await mail.click();
  expect(await parameterOf(section, labels.byMail, 'body')).toBe('For two \ufffd');

  await fillIn(page, message);
  await choose(page, other.id);
  await expect(page.locator(`#${other.id}`)).toContainText(other.message);
  expect(await typedValues(page)).toEqual(message);
  // The draft of an earlier page counts as typed text.
  await page.goto(pagePath('/about'));
  await visit(page, `/contact#${wedding.id}`);
  expect(await typedValues(page)).toEqual(message);
});
