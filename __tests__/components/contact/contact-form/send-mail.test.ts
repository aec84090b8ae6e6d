import type { StorageProvider } from '@emailjs/browser';

import { sendMail, toMailFailure } from '@/components/contact/contact-form/send-mail';
import { throttledMs } from '@/components/contact/contact-form/throttle';

const init = jest.fn();
const sendForm = jest.fn();
jest.mock('@emailjs/browser', () => ({
  init: (...values: unknown[]) => init(...values),
  sendForm: (...values: unknown[]) => sendForm(...values),
}));

const keys = { publicKey: 'public', serviceId: 'service', templateId: 'template' };
const form = document.createElement('form');

const onPost = jest.fn();
const attempt = (signal = new AbortController().signal) => ({ signal, onPost });

/** The storage provider that the library got for its throttle. */
const store = () => (init.mock.calls.at(-1)![0] as { storageProvider: StorageProvider }).storageProvider;

beforeEach(() => {
  init.mockReset();
  sendForm.mockReset().mockResolvedValue({ status: 200, text: 'OK' });
  localStorage.clear();
});

describe('every failure is reported as a status and a text', () => {
  test.each([
    [
      'a text of the library',
      'The service ID is required',
      { status: 400, text: 'The service ID is required' },
    ],
    ['a response', { status: 429, text: 'Too Many Requests' }, { status: 429, text: 'Too Many Requests' }],
    ['a response without words', { status: 0, text: '' }, { status: 0, text: 'Network Error' }],
    ['no network', new TypeError('Failed to fetch'), { status: 0, text: 'Network Error' }],
    ['nothing at all', undefined, { status: 0, text: 'Network Error' }],
  ])('%s', async (_, reason, expected) => {
    expect(toMailFailure(reason)).toEqual(expected);
    sendForm.mockRejectedValue(reason);
    await expect(sendMail(form, keys, attempt())).rejects.toEqual(expected);
  });
});

describe('the throttle', () => {
  test('ignores a failed message, even if the library has stored its time', async () => {
    sendForm.mockImplementation(async () => {
      await store().set('contact', String(Date.now()));
      throw { status: 500, text: 'Server' };
    });
    await expect(sendMail(form, keys, attempt())).rejects.toMatchObject({ status: 500 });
    expect(localStorage).toHaveLength(0);
  });

  test('ignores a stored time later than now, because the clock was corrected since', async () => {
    await sendMail(form, keys, attempt());
    expect(throttledMs()).toBeGreaterThan(0);
    localStorage.setItem('contact', String(Date.now() + 3600_000));
    expect(throttledMs()).toBe(0);
    expect(await store().get('contact')).toBeNull();
  });

  test('stores the time of a sent message, also without storage', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const before = Date.now();
    await sendMail(form, keys, attempt());
    expect(Number(await store().get('contact'))).toBeGreaterThanOrEqual(before);
  });
});

describe('an aborted attempt', () => {
  const noResponse = { status: 0, text: expect.stringContaining('no response') };

  test('before the library has loaded posts nothing later', async () => {
    const controller = new AbortController();
    const sending = sendMail(form, keys, attempt(controller.signal));
    controller.abort();
    await expect(sending).rejects.toEqual(noResponse);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sendForm).not.toHaveBeenCalled();
  });

  test('cancels the running request, and restores the page’s own fetch', async () => {
    const ownFetch = jest.fn((_: unknown, options: RequestInit) => {
      return new Promise((_resolve, reject) =>
        options.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    });
    const before = window.fetch;
    window.fetch = ownFetch as unknown as typeof fetch;
    sendForm.mockImplementation(() => window.fetch('https://service.example', { method: 'POST' }));
    const controller = new AbortController();
    const sending = sendMail(form, keys, attempt(controller.signal));
    while (ownFetch.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve));
    expect(onPost).toHaveBeenCalledTimes(1);
    controller.abort();
    await expect(sending).rejects.toEqual(noResponse);
    expect(window.fetch).toBe(ownFetch);
    window.fetch = before;
  });
});
