import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page, Route } from '@playwright/test';

import { labels } from '@/content/labels';
import { headings } from '@/content/pages';

import { changeFile } from './changed-page';
import { settings } from './settings';
import { at } from './visit';

/** The address to which the form posts. */
export const SERVICE = 'https://api.emailjs.com/api/v1.0/email/send-form';

/** For `page.route`: a response of the service. */
export const reply = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } });
export const accept = reply(200, 'OK');

export const message = {
  from_name: 'Anna Kurian',
  frommail: 'anna@example.org',
  phone: '+91 98 5550 1234',
  message: 'Two rooms for Onam, please.',
};

export const form = (page: Page) => page.getByRole('form', { name: headings.contactForm.title });

/**
 * Hides that the browser is automated, which the form refuses. Adds keys of the e-mail service to a build without keys.
 * Call it before the page is opened.
 */
export async function hideAutomation(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  if (builtParts().some((text) => text.search(emptyKey) >= 0)) await changeContact(page);
}

const emptyKey = /((?:publicKey|serviceId|templateId)\\?":\\?")(?=\\?")/g;

/** React's payload, if the build made a script of it. */
const payload = `_next/static/${settings.build}/contact.js`;

/** The built page and its payload. */
function builtParts(): string[] {
  return ['contact.html', payload]
    .map((name) => path.join(__dirname, '../../out', name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}

/** Changes the page of a build with keys, and its payload. */
export async function changeContact(page: Page, change = (text: string) => text): Promise<void> {
  for (const part of [at('/contact'), `/${payload}`])
    await changeFile(page, part, (text) => change(text.replace(emptyKey, '$1any-text')));
}

export async function fillIn(page: Page, values: typeof message): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await form(page).locator(`[name="${name}"]`).fill(value);
}

export async function submit(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: labels.send }).click();
}

/** The values of the four fields. */
export async function typed(page: Page): Promise<typeof message> {
  const values = await form(page)
    .locator('input:not([name="contact_reference"]), textarea')
    .evaluateAll((fields) =>
      fields.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).value]),
    );
  return Object.fromEntries(values) as typeof message;
}

/** The keys in the page. */
export async function serviceKeys(page: Page) {
  const html = await page.evaluate(async () => {
    const payloads = [...document.scripts].filter(({ src }) => src.endsWith('/contact.js'));
    const texts = payloads.map(async ({ src }) => (await fetch(src)).text());
    return [document.documentElement.outerHTML, ...(await Promise.all(texts))].join('\n');
  });
  const key = (name: string) => new RegExp(`${name}\\\\?":\\\\?"([^"\\\\]*)`).exec(html)?.[1] ?? '';
  return { publicKey: key('publicKey'), serviceId: key('serviceId'), templateId: key('templateId') };
}
