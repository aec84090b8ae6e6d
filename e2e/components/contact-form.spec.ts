import type { Page, Request, Route } from '@playwright/test';

import { labels } from '@/content/labels';

import {
  acceptMessage,
  fillIn,
  form,
  hideAutomation,
  message,
  pressSend,
  respondWith,
  SERVICE_URL,
  serviceKeys,
  typedValues,
} from '../support/contact';
import { contactWidget } from '../support/controls';
import { boxOf, entry } from '../support/present';
import { expect, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

test.use({
  ...reducedMotion,
  viewport: { width: 320, height: 568 },
  allowedConsole: [/Contact form: not sent|api\.emailjs\.com|Failed to load resource/],
});
test.beforeEach(({ page }) => hideAutomation(page));

/** Responds to the requests to the e-mail service, in turns, and counts them. */
async function respondToMessages(page: Page, ...turns: ((route: Route) => Promise<void>)[]) {
  const requests: Request[] = [];
  await page.route(SERVICE_URL, async (route) => {
    requests.push(route.request());
    await entry(turns, requests.length - 1, 'turn')(route);
  });
  return requests;
}

/** The fields of a multipart request, without its boundary. */
function fieldsOf(request: Request): Record<string, string> {
  const parts = (request.postDataBuffer()?.toString('utf8') ?? '').matchAll(
    /name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g,
  );
  return Object.fromEntries([...parts].map(([, name = '', value = '']) => [name, value]));
}

/** Sends the form, and expects that it fails with a logged error and keeps what was typed. */
async function expectFailure(page: Page, error: string, typed = message): Promise<void> {
  await fillIn(page, typed);
  const logged = page.waitForEvent('console', (entry) => entry.text().includes(error));
  await pressSend(page);
  await logged;
  expect(await typedValues(page)).toEqual(typed);
  await expect(form(page).getByRole('alert')).toBeEmpty();
  await expect(form(page).getByRole('button')).toHaveText(labels.send);
  await expect(form(page).getByRole('button')).toHaveAttribute('aria-disabled', 'false');
}

test('a person fills in missing fields, tries again after errors, sends exactly the fields and keys, and sees that', async ({
  page,
}) => {
  const requests = await respondToMessages(
    page,
    respondWith(500, 'Internal Server Error'),
    (route) => route.abort(),
    acceptMessage,
  );
  await visit(page, '/contact');
  await expect(form(page).locator('[required]')).toHaveCount(Object.keys(message).length);
  await pressSend(page);
  await expect(form(page).locator('[name="from_name"]')).toBeFocused();
  await fillIn(page, { ...message, frommail: 'no address' });
  await pressSend(page);
  await expect(form(page).locator('[name="frommail"]')).toBeFocused();
  // A blocked sender.
  await expectFailure(page, '403 Forbidden', { ...message, frommail: 'Spam@Blocked.Example' });
  expect(requests).toHaveLength(0);
  await expectFailure(page, '500 Internal Server Error');
  await expectFailure(page, '0 Network Error');

  const keys = await serviceKeys(page);
  await pressSend(page);
  const result = form(page).getByRole('alert');
  await expect(result).toHaveText(labels.messageSent);
  await expect(result).toBeInViewport({ ratio: 1 });
  const { y, height } = await boxOf(result);
  expect(y + height, 'it is not under the contact widget').toBeLessThanOrEqual(
    (await boxOf(contactWidget(page))).y,
  );
  const request = entry(requests, 2, 'request');
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(fieldsOf(request)).toEqual({
    ...message,
    lib_version: '4.4.1',
    service_id: keys.serviceId,
    template_id: keys.templateId,
    user_id: keys.publicKey,
  });
  expect(await typedValues(page)).toEqual({ from_name: '', frommail: '', phone: '', message: '' });
  // Right after a sent message.
  await expectFailure(page, '429 Too Many Requests');
  expect(requests).toHaveLength(3);
});

test('a message can be sent where storage is blocked', async ({ page }) => {
  const requests = await respondToMessages(page, acceptMessage);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  );
  await visit(page, '/contact');
  await fillIn(page, message);
  await pressSend(page);
  await expect(form(page).getByRole('alert')).toHaveText(labels.messageSent);
  expect(requests).toHaveLength(1);
});
