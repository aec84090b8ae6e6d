import type { Page, Request, Route } from '@playwright/test';

import { labels } from '@/content/labels';

import {
  acceptMessage,
  changeContact,
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
import { entry, first } from '../support/present';
import { expect, test } from '../support/test';
import { reducedMotion, visit } from '../support/visit';

test.use(reducedMotion);

const SENT = labels.messageSent;

/** Responds to the requests to the e-mail service, and counts them. */
async function respondToMessages(page: Page, handle: (route: Route, turn: number) => Promise<void>) {
  const requests: Request[] = [];
  await page.route(SERVICE_URL, async (route) => {
    requests.push(route.request());
    await handle(route, requests.length);
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

/** The errors that the page logs from now on. */
function loggedBy(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error') texts.push(entry.text());
  });
  return texts;
}

async function expectNothingLost(page: Page) {
  expect(await typedValues(page)).toEqual(message);
  await expect(form(page).getByRole('alert')).toBeEmpty();
  await expect(form(page).getByRole('button')).toHaveText(labels.send);
  await expect(form(page).getByRole('button')).toHaveAttribute('aria-disabled', 'false');
}

test.describe('a person', () => {
  test.beforeEach(async ({ page }) => hideAutomation(page));

  test('must fill in missing fields, sends exactly the fields and the keys, and sees that it was sent', async ({
    page,
  }) => {
    const requests = await respondToMessages(page, acceptMessage);
    await visit(page, '/contact');
    await expect(form(page).locator('[required]')).toHaveCount(Object.keys(message).length);
    await pressSend(page);
    await expect(form(page).locator('[name="from_name"]')).toBeFocused();
    await fillIn(page, { ...message, frommail: 'no address' });
    await pressSend(page);
    await expect(form(page).locator('[name="frommail"]')).toBeFocused();
    expect(requests).toHaveLength(0);

    const keys = await serviceKeys(page);
    await fillIn(page, message);
    await pressSend(page);
    await expect(page.getByRole('alert').filter({ hasText: SENT })).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(first(requests, 'request').method()).toBe('POST');
    expect(first(requests, 'request').headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(fieldsOf(first(requests, 'request'))).toEqual({
      ...message,
      lib_version: '4.4.1',
      service_id: keys.serviceId,
      template_id: keys.templateId,
      user_id: keys.publicKey,
    });
    expect(await typedValues(page)).toEqual({ from_name: '', frommail: '', phone: '', message: '' });
  });

  test('can send where storage is blocked', async ({ page }) => {
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
    await expect(form(page).getByRole('alert')).toHaveText(SENT);
    expect(requests).toHaveLength(1);
  });

  test.describe('when it fails', () => {
    test.use({ allowedConsole: [/Contact form: not sent|api\.emailjs\.com|Failed to load resource/] });

    test('the error is logged, no text is lost, and another try succeeds', async ({ page }) => {
      const logged = loggedBy(page);
      const turns = [
        respondWith(500, 'Internal Server Error'),
        (route: Route) => route.abort(),
        acceptMessage,
      ];
      const requests = await respondToMessages(page, (route, turn) => entry(turns, turn - 1, 'turn')(route));
      await visit(page, '/contact');
      await fillIn(page, message);
      for (const text of ['500 Internal Server Error', '0 Network Error']) {
        await pressSend(page);
        await expect.poll(() => logged.join('\n')).toContain(text);
        await expectNothingLost(page);
      }
      await pressSend(page);
      await expect(form(page).getByRole('alert')).toHaveText(SENT);
      expect(requests).toHaveLength(3);
    });

    test('without a service ID nothing is requested, and no text is lost', async ({ page }) => {
      const logged = loggedBy(page);
      const requests = await respondToMessages(page, acceptMessage);
      // The page of a build without the service ID.
      await changeContact(page, (text) => text.replace(/(serviceId&quot;:&quot;).*?(?=&quot;)/, '$1'));
      await visit(page, '/contact');
      await fillIn(page, message);
      await pressSend(page);
      await expect.poll(() => logged.join('\n')).toMatch(/not sent.*service ID/i);
      await expectNothingLost(page);
      expect(requests).toHaveLength(0);
    });

    test('429: a second message right after a sent one is blocked', async ({ page }) => {
      const logged = loggedBy(page);
      const requests = await respondToMessages(page, acceptMessage);
      await visit(page, '/contact');
      await fillIn(page, message);
      await pressSend(page);
      await expect(form(page).getByRole('alert')).toHaveText(SENT);
      await fillIn(page, message);
      await pressSend(page);
      await expect.poll(() => logged.join('\n')).toContain('429 Too Many Requests');
      await expectNothingLost(page);
      expect(requests).toHaveLength(1);
    });

    test('403: a blocked sender is refused, also in capital letters', async ({ page }) => {
      const logged = loggedBy(page);
      const requests = await respondToMessages(page, acceptMessage);
      await visit(page, '/contact');
      await fillIn(page, { ...message, frommail: 'Spam@Blocked.Example' });
      await pressSend(page);
      await expect.poll(() => logged.join('\n')).toContain('403 Forbidden');
      await expect(form(page).getByRole('alert')).toBeEmpty();
      expect(requests).toHaveLength(0);
    });
  });
});

test.describe('a program', () => {
  test.use({ allowedConsole: [/Contact form: not sent/] });

  test('451: is refused by the guard against automated browsers', async ({ page }) => {
    const logged = loggedBy(page);
    const requests = await respondToMessages(page, acceptMessage);
    await visit(page, '/contact');
    await fillIn(page, message);
    await pressSend(page);
    await expect.poll(() => logged.join('\n')).toContain('451 Unavailable For Headless Browser');
    await expectNothingLost(page);
    expect(requests).toHaveLength(0);
  });
});
