import type { Page } from '@playwright/test';

import { labels } from '@/content/labels';
import { headings } from '@/content/pages';

/** Where the e-mail service takes messages. */
export const SERVICE = 'https://api.emailjs.com/api/v1.0/email/send-form';

export const message = {
  from_name: 'Anna Kurian',
  frommail: 'anna@example.org',
  phone: '+91 98 5550 1234',
  message: 'Two rooms for Onam, please.',
};

export const form = (page: Page) => page.getByRole('form', { name: headings.contactForm.title });

/** Hides that the browser is driven by a program, which the form refuses; call before the page is opened. */
export async function beAPerson(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
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

/**
 * The keys that this build was made with.
 *
 * @throws Error where it has none, since such a form cannot send
 */
export async function serviceKeys(page: Page) {
  const html = await page.content();
  const key = (name: string) => new RegExp(`${name}\\\\?":\\\\?"([^"\\\\]*)`).exec(html)?.[1] ?? '';
  const keys = { publicKey: key('publicKey'), serviceId: key('serviceId'), templateId: key('templateId') };
  if (Object.values(keys).includes('')) {
    throw new Error(
      'This build has no keys of the e-mail service. Set the three NEXT_PUBLIC_EMAILJS_ variables, to any text, and build again.',
    );
  }
  return keys;
}
