import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page, Route } from '@playwright/test';

import { labels } from '@/content/labels';
import { headings } from '@/content/pages';

import { at } from './visit';

/** Where the e-mail service takes messages. */
export const SERVICE = 'https://api.emailjs.com/api/v1.0/email/send-form';

export const message = {
  from_name: 'Anna Kurian',
  frommail: 'anna@example.org',
  phone: '+91 98 5550 1234',
  message: 'Two rooms for Onam, please.',
};

export const form = (page: Page) => page.getByRole('form', { name: headings.contactForm.title });

/**
 * Hides that the browser is driven by a program, which the form refuses, and gives a build without keys of the e-mail
 * service some; call before the page is opened.
 */
export async function beAPerson(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  if (readFileSync(built, 'utf8').search(emptyKey) >= 0)
    await page.route(`**${at('/contact')}`, (route) => fulfillChanged(route, (html) => html));
}

const built = path.join(__dirname, '../../out/contact.html');
const emptyKey = /((?:publicKey|serviceId|templateId)\\?":\\?")(?=\\?")/g;

/** The page as a build with keys makes it, and then changed; its content policy knows only the one that was built. */
export async function fulfillChanged(route: Route, change: (html: string) => string): Promise<void> {
  const response = await route.fetch();
  const html = change((await response.text()).replace(emptyKey, '$1any-text')).replace(
    /<meta http-equiv="Content-Security-Policy"[^>]*>/,
    '',
  );
  const headers = response.headers();
  delete headers['content-security-policy'];
  await route.fulfill({ response, headers, body: html });
}

export async function fillIn(page: Page, values: typeof message): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await form(page).locator(`[name="${name}"]`).fill(value);
}

export async function submit(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: labels.send }).click();
}

/** What stands in the four fields. */
export async function typed(page: Page): Promise<typeof message> {
  const values = await form(page)
    .locator('input:not([name="contact_reference"]), textarea')
    .evaluateAll((fields) =>
      fields.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).value]),
    );
  return Object.fromEntries(values) as typeof message;
}

/** The keys that the page was made with. */
export async function serviceKeys(page: Page) {
  const html = await page.content();
  const key = (name: string) => new RegExp(`${name}\\\\?":\\\\?"([^"\\\\]*)`).exec(html)?.[1] ?? '';
  return { publicKey: key('publicKey'), serviceId: key('serviceId'), templateId: key('templateId') };
}
