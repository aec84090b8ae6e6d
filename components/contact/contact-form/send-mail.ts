import type { StorageProvider } from '@emailjs/browser';

/** The customer's account at the e-mail service; all three are public by design and set at build time. */
export interface MailKeys {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

export interface MailFailure {
  /** The service's answer, or the library's own: 403, 429, 451; 0 where nothing was reached. */
  status: number;
  text: string;
  /** The library itself could not be fetched, as under a page that is older than the last deployment. */
  isLibraryMissing?: boolean;
}

/** How long a send may take before the visitor gets the button back, in milliseconds. */
export const SEND_TIMEOUT_MS = 20_000;
/** The shortest time between two messages sent from one browser, in milliseconds. */
export const THROTTLE_MS = 10_000;
/** Senders that are refused: e-mail addresses in small letters, compared with the field `frommail`. */
export const BLOCKED_SENDERS = ['spam@blocked.example'];

const THROTTLE_ID = 'contact';

/**
 * Where the throttle remembers the last message. The library stamps before it sends, so a failed send
 * would block the retry: its stamp is ignored, and `remember` stamps after a success. Falls back to
 * memory where storage is blocked.
 */
function createThrottleStore() {
  let memory: string | null = null;
  const provider: StorageProvider = {
    get: async (key) => {
      try {
        return window.localStorage.getItem(key) ?? memory;
      } catch {
        return memory;
      }
    },
    set: async () => undefined,
    remove: async () => undefined,
  };
  const remember = () => {
    memory = String(Date.now());
    try {
      window.localStorage.setItem(THROTTLE_ID, memory);
    } catch {
      // Storage is blocked: the memory above serves until the page is left.
    }
  };
  return { provider, remember };
}

const throttleStore = createThrottleStore();

/**
 * Sends a form's fields through the e-mail service, with the library's guards on. The library is
 * fetched with the first send.
 *
 * @param form its fields become those of the message
 * @param attempt once `signal` is aborted nothing is posted any more, and a post on its way is given up; `onPost` is
 *   called when the message leaves
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
    // The storage provider is taken from init alone; as an option of sendForm it loses to the default.
    init({
      publicKey: keys.publicKey,
      blockHeadless: true,
      // The library tells capital letters from small ones; mailboxes do not.
      blockList: { list: isBlocked ? [sender] : BLOCKED_SENDERS, watchVariable: 'frommail' },
      limitRate: { id: THROTTLE_ID, throttle: THROTTLE_MS },
      storageProvider: throttleStore.provider,
    });
    const restoreFetch = bindFetch(signal, onPost);
    try {
      await sendForm(keys.serviceId, keys.templateId, form);
    } finally {
      restoreFetch();
    }
    throttleStore.remember();
  } catch (error) {
    throw signal.aborted ? noAnswer : toMailFailure(error);
  }
}

/** Ties the library's post, which has no way to be given up, to a signal. Returns the way back. */
function bindFetch(signal: AbortSignal, onPost: () => void): () => void {
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
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(noAnswer)));
}

const noAnswer: MailFailure = {
  status: 0,
  text: `Network Error (no answer for ${SEND_TIMEOUT_MS / 1000} s)`,
};

const libraryMissing: MailFailure = {
  status: 0,
  text: 'The mail library could not be fetched',
  isLibraryMissing: true,
};

/** The library touches localStorage as it loads, which throws where storage is blocked; absent, it does without. */
function hideThrowingStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** The three kinds of rejection of the library (a text, an object with a status, an Error) as one. */
export function toMailFailure(error: unknown): MailFailure {
  if (typeof error === 'string') return { status: 400, text: error };
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const { status, text, isLibraryMissing } = error as Partial<MailFailure>;
    const failure = { status: Number(status) || 0, text: text || 'Network Error' };
    return isLibraryMissing ? { ...failure, isLibraryMissing } : failure;
  }
  return { status: 0, text: 'Network Error' };
}
