// Before the library.
import '@/components/contact/contact-form/hide-blocked-storage';

import { init, sendForm, type StorageProvider } from '@emailjs/browser';

import { readStored, writeStored } from '@/lib/browser/storage';

/** The customer's account at the e-mail service. All three keys are public by design and set at build time. */
export interface MailKeys {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** The minimum time between two messages from one browser, in milliseconds. */
const THROTTLE_MS = 10_000;
/** Where the time of the last message is stored. */
const THROTTLE_ID = 'contact';
/** Blocked senders: e-mail addresses in lower case, compared with the field `frommail`. */
const BLOCKED_SENDERS = ['spam@blocked.example'];

/**
 * Sends a form's fields through the e-mail service, with the library's guards on.
 *
 * @param form its fields become the fields of the message
 * @returns once the service has accepted the message
 * @throws what the library throws: a text, an object with a status and a text, or the error of `fetch`
 */
export async function sendMail(form: HTMLFormElement, keys: MailKeys): Promise<void> {
  const sender = String(new FormData(form).get('frommail'));
  const isBlocked = BLOCKED_SENDERS.includes(sender.toLowerCase());
  // Only `init` can set the storage provider: as an option of sendForm, the default overrides it.
  init({
    publicKey: keys.publicKey,
    blockHeadless: true,
    // The library compares case-sensitively, but mail addresses are not case-sensitive.
    blockList: { list: isBlocked ? [sender] : BLOCKED_SENDERS, watchVariable: 'frommail' },
    limitRate: { id: THROTTLE_ID, throttle: THROTTLE_MS },
    storageProvider: sentMessages,
  });
  await sendForm(keys.serviceId, keys.templateId, form);
  writeStored('localStorage', THROTTLE_ID, Date.now());
}

/**
 * What the throttle reads. The library writes the time before it sends, so that a failed message would block the next
 * try. Its time is ignored: `sendMail` writes the time of a message that was sent.
 */
const sentMessages: StorageProvider = {
  get: async () => String(lastSent()),
  set: async () => undefined,
  remove: async () => undefined,
};

/** The time of the last message; 0 without one, and if it is later than now, because the clock was corrected since. */
function lastSent(): number {
  const time = readStored('localStorage', THROTTLE_ID);
  return typeof time === 'number' && time <= Date.now() ? time : 0;
}

/** How long the throttle still refuses a message, in seconds; 0 if it does not. */
export function throttledSeconds(): number {
  return Math.max(0, Math.ceil((lastSent() + THROTTLE_MS - Date.now()) / 1000));
}

/** What the console says about a failed message: '500 Internal Server Error'. The status is 0 if no response came. */
export function describeFailure(error: unknown): string {
  if (typeof error === 'string') return `400 ${error}`;
  const { status, text } = { ...(error as { status?: number; text?: string } | null) };
  return status ? `${status} ${text}` : '0 Network Error';
}
