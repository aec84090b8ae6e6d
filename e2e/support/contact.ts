import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page, Route } from '@playwright/test';

import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

import { changeFile } from './changed-page';
import { pagePath } from './visit';

/** The address to which the form posts. */
export const SERVICE_URL = 'https://api.emailjs.com/api/v1.0/email/send-form';

/** For `page.route`: a response of the service. */
export const respondWith = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } });
export const acceptMessage = respondWith(200, 'OK');

/** What a guest types into the form, by the names of its fields. */
export const message = {
  from_name: 'Anna Kurian',
  frommail: 'anna@example.org',
  phone: '+91 98 5550 1234',
  message: 'Two rooms for Onam, please.',
};

/** The contact form. */
export const form = (page: Page) => page.getByRole('form', { name: headings.contactForm.title });

/**
 * Hides that the browser is automated, because the form refuses automated browsers. Adds keys of the e-mail service to
 * a build without keys. Call it before the page is opened.
 */
export async function hideAutomation(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  if (builtPage.search(emptyKey) >= 0)
    await changeFile(page, pagePath('/contact'), (text) => text.replace(emptyKey, '$1any-text'));
}

/** The built page. */
const builtPage = readFileSync(path.join(__dirname, '../../out/contact.html'), 'utf8');

/** An empty key in the properties of the form's island. */
const emptyKey = /((?:publicKey|serviceId|templateId)&quot;:&quot;)(?=&quot;)/g;

/** Types values into the form, by the names of its fields. */
export async function fillIn(page: Page, values: typeof message): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await form(page).locator(`[name="${name}"]`).fill(value);
}

/** The button that sends the form. */
export const sendButton = (page: Page) => form(page).getByRole('button', { name: labels.send });

/** Sends the form, without waiting for the response. */
export async function pressSend(page: Page): Promise<void> {
  await sendButton(page).click();
}

/** The values that are in the four fields. */
export async function typedValues(page: Page): Promise<typeof message> {
  const values = await form(page)
    .locator('input:not([name="contact_reference"]), textarea')
    .evaluateAll((fields) =>
      fields.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).value]),
    );
  return Object.fromEntries(values) as typeof message;
}

/** The keys in the page. */
export async function serviceKeys(page: Page) {
  const properties = await page.locator('page-island[data-name="contact-form"]').getAttribute('data-props');
  const { keys } = JSON.parse(properties!) as {
    keys: { publicKey: string; serviceId: string; templateId: string };
  };
  return keys;
}

/** Replaces the service of the live map, which tests must not request. */
export const stubMapService = (page: Page) =>
  page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }));
