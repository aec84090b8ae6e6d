/** @jest-environment jsdom */
import type { StorageProvider } from '@emailjs/browser';

import { describeFailure, sendMail, throttledSeconds } from '@/components/contact/contact-form/send-mail';

const init = jest.fn();
const sendForm = jest.fn();
jest.mock('@emailjs/browser', () => ({
  init: (...values: unknown[]) => init(...values),
  sendForm: (...values: unknown[]) => sendForm(...values),
}));

const keys = { publicKey: 'public', serviceId: 'service', templateId: 'template' };
const form = document.createElement('form');

/** The storage provider that the library got for its throttle. */
const store = () => (init.mock.calls.at(-1)![0] as { storageProvider: StorageProvider }).storageProvider;

beforeEach(() => {
  init.mockReset();
  sendForm.mockReset().mockResolvedValue({ status: 200, text: 'OK' });
  localStorage.clear();
});

test.each([
  ['a text of the library', 'The service ID is required', '400 The service ID is required'],
  ['a response', { status: 429, text: 'Too Many Requests' }, '429 Too Many Requests'],
  ['a response without words', { status: 0, text: '' }, '0 Network Error'],
  ['no network', new TypeError('Failed to fetch'), '0 Network Error'],
  ['nothing at all', undefined, '0 Network Error'],
])('a failure is described as a status and a text: %s', async (_, reason, expected) => {
  sendForm.mockRejectedValue(reason);
  await expect(sendMail(form, keys).catch(describeFailure)).resolves.toBe(expected);
});

describe('the throttle', () => {
  test('ignores a failed message, even if the library has stored its time', async () => {
    sendForm.mockImplementation(async () => {
      await store().set('contact', String(Date.now()));
      throw { status: 500, text: 'Server' };
    });
    await expect(sendMail(form, keys)).rejects.toMatchObject({ status: 500 });
    expect(localStorage).toHaveLength(0);
    expect(throttledSeconds()).toBe(0);
  });

  test('counts from a sent message, and ignores a time later than now: the clock was corrected since', async () => {
    await sendMail(form, keys);
    expect(throttledSeconds()).toBeGreaterThan(0);
    expect(Number(await store().get('contact'))).toBeGreaterThan(0);
    localStorage.setItem('contact', String(Date.now() + 3600_000));
    expect(throttledSeconds()).toBe(0);
    expect(Number(await store().get('contact'))).toBe(0);
  });
});
