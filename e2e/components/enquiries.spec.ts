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

const wedding = first(enquiries, 'enquiry');
/** The link to an enquiry: of a hotel with halls, or of a card. */
const linkTo = (page: Page, id: string) =>
  page.getByRole('main').locator(`a[href="${pagePath(`/contact#${id}`)}"]`);

/** The value of a parameter in the link of an enquiry. */
const parameterOf = async (enquiry: Locator, link: string, name: string) =>
  new URL(await attribute(enquiry.getByRole('link', { name: link }), 'href')).searchParams.get(name);

/** From a hotel's part of "Before You Come" to a prepared request for a room, then WhatsApp. */
async function expectPreparedRequest(page: Page): Promise<void> {
  const { id, link, message } = roomEnquiryOf(hotel);
  await page.locator(`#stay-${hotel.id}`).getByRole('link', { name: link }).click();
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
  test.use({ ...noJavaScript, viewport: { width: 390, height: 664 } });

  test('links of Facilities lead to prepared messages for WhatsApp and mail', async ({ page }) => {
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
      for (const other of enquiries.filter((enquiry) => enquiry.id !== id))
        await expect(page.locator(`#${other.id}`)).toBeHidden();
    }
  });

  test('a request for a room is prepared two clicks from Home', async ({ page }) => {
    await page.goto(pagePath('/'));
    await page.locator(`#hotel-${hotel.id}`).getByRole('link', { name: labels.staySummary }).click();
    await expectPreparedRequest(page);
  });
});

test('the form has the prepared message, and the chat link has the completed text', async ({ page }) => {
  await visit(page, `/contact#${wedding.id}`);
  const section = page.locator(`#${wedding.id}`);
  await expect(form(page).locator('[name="message"]')).toHaveValue(wedding.message);
  await form(page).locator('[name="message"]').fill('Ten guests & a drum?');
  await section.getByRole('link', { name: labels.byMail }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await section.getByRole('link', { name: labels.byMail }).click();
  expect(await parameterOf(section, labels.byMail, 'body')).toBe('Ten guests & a drum?');
  // Half of an emoji has no place in an address.
  await form(page)
    .locator('[name="message"]')
    .evaluate((field: HTMLTextAreaElement) => (field.value = 'For two \ud83d'));
  await section.getByRole('link', { name: labels.byMail }).click();
  expect(await parameterOf(section, labels.byMail, 'body')).toBe('For two \ufffd');
  // Another choice prepares another message, if nothing was typed.
  await form(page).locator('[name="message"]').fill('');
  await page.evaluate((id) => (location.hash = id), entry(enquiries, 1, 'enquiry').id);
  await expect(form(page).locator('[name="message"]')).toHaveValue(entry(enquiries, 1, 'enquiry').message);
});

test('a prepared message that was not sent is there after another page, until another one is chosen', async ({
  page,
}) => {
  await visit(page, `/contact#${wedding.id}`);
  await expect(form(page).locator('[name="message"]')).toHaveValue(wedding.message);
  await page.goto(pagePath('/about'));
  await visit(page, '/contact');
  await expect(form(page).locator('[name="message"]')).toHaveValue(wedding.message);
  const other = entry(enquiries, 1, 'enquiry');
  await page.evaluate((id) => (location.hash = id), other.id);
  await expect(form(page).locator('[name="message"]')).toHaveValue(other.message);
});

test('typed text is never overwritten, and the prepared message is next to it', async ({ page }) => {
  await visit(page, '/contact');
  await fillIn(page, message);
  await page.evaluate((id) => (location.hash = id), wedding.id);
  await expect(page.locator(`#${wedding.id}`)).toContainText(wedding.message);
  expect(await typedValues(page)).toEqual(message);
  // The draft of an earlier page counts as typed text.
  await page.goto(pagePath('/about'));
  await visit(page, `/contact#${wedding.id}`);
  expect(await typedValues(page)).toEqual(message);
});

test('the form has the request for a room', async ({ page }) => {
  await visit(page, `/contact#stay-${hotel.id}`);
  await expectPreparedRequest(page);
  await expect(form(page).locator('[name="message"]')).toHaveValue(roomEnquiryOf(hotel).message);
});
