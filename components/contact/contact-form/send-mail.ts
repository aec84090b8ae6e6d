import { THROTTLE_ID, THROTTLE_MS, throttleStore } from '@/components/contact/contact-form/throttle';

/** The customer's account at the e-mail service. All three keys are public by design and set at build time. */
export interface MailKeys {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

export interface MailFailure {
  /** The status code of the service, or of the library: 403, 429, 451. It is 0 when no response came. */
  status: number;
  text: string;
  /** The library's file could not be loaded, for example because the page is older than the last deployment. */
  isLibraryMissing?: boolean;
}

/** The timeout of a send in milliseconds. Then the visitor can click the button again. */
export const SEND_TIMEOUT_MS = 20_000;
/** Blocked senders: e-mail addresses in lower case, compared with the field `frommail`. */
const BLOCKED_SENDERS = ['spam@blocked.example'];

/**
 * Sends a form's fields through the e-mail service, with the library's guards on. The library is loaded at the first
 * send.
 *
 * @param form its fields become the fields of the message
 * @param attempt once `signal` is aborted, nothing more is posted and a running request is cancelled; `onPost` is
 *   called when the request starts
 * @returns once the service has accepted the message
 * @throws MailFailure (never anything else) for every way a send can fail
 */
export async function sendMail(
  form: HTMLFormElement,
  keys: MailKeys,
  { signal, onPost }: { signal: AbortSignal; onPost: () => void },
): Promise<void> {
  try {
    hideThrowingStorage();
    const library = import('@emailjs/browser').catch(() => {
      throw libraryMissing;
    });
    const { init, sendForm } = await Promise.race([library, rejectionOf(signal)]);
    const sender = String(new FormData(form).get('frommail'));
    const isBlocked = BLOCKED_SENDERS.includes(sender.toLowerCase());
    // Only `init` can set the storage provider: as an option of sendForm, the default overrides it.
    init({
      publicKey: keys.publicKey,
      blockHeadless: true,
      // The library compares case-sensitively, but mail addresses are not case-sensitive.
      blockList: { list: isBlocked ? [sender] : BLOCKED_SENDERS, watchVariable: 'frommail' },
      limitRate: { id: THROTTLE_ID, throttle: THROTTLE_MS },
      storageProvider: throttleStore.provider,
    });
    const restoreFetch = cancelFetchOnAbort(signal, onPost);
    try {
      await sendForm(keys.serviceId, keys.templateId, form);
    } finally {
      restoreFetch();
    }
    throttleStore.remember();
  } catch (error) {
    throw signal.aborted ? noResponse : toMailFailure(error);
  }
}

/**
 * Connects a signal to the library's request, which otherwise cannot be cancelled. Returns a function that undoes this.
 */
function cancelFetchOnAbort(signal: AbortSignal, onPost: () => void): () => void {
  const { fetch } = window;
  window.fetch = (input, options) => {
    if (options?.method !== 'POST') return fetch(input, options);
    onPost();
    return fetch(input, { ...options, signal });
  };
  return () => {
    window.fetch = fetch;
  };
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(noResponse)));
}

const noResponse: MailFailure = {
  status: 0,
  text: `Network Error (no response for ${SEND_TIMEOUT_MS / 1000} s)`,
};

const libraryMissing: MailFailure = {
  status: 0,
  text: 'The mail library could not be fetched',
  isLibraryMissing: true,
};

/**
 * The library reads localStorage when it loads, which throws where storage is blocked. Without localStorage, it works.
 */
function hideThrowingStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** Converts what the library rejects with (a text, an object with a status, or an Error) to one type. */
export function toMailFailure(error: unknown): MailFailure {
  if (typeof error === 'string') return { status: 400, text: error };
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const { status, text, isLibraryMissing } = error as Partial<MailFailure>;
    const failure = { status: Number(status) || 0, text: text || 'Network Error' };
    return isLibraryMissing ? { ...failure, isLibraryMissing } : failure;
  }
  return { status: 0, text: 'Network Error' };
}
