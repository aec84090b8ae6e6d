import type { StorageProvider } from '@emailjs/browser';

/** The minimum time between two messages from one browser, in milliseconds. */
export const THROTTLE_MS = 10_000;
/** The library's name for this throttle. */
export const THROTTLE_ID = 'contact';

/**
 * Stores the time of the last message for the throttle. The library writes its time before it sends, so a failed send
 * would block the retry. Its time is therefore ignored, and `remember` writes the time after a success. Uses memory
 * where storage is blocked.
 */
function createThrottleStore() {
  let memory: string | null = null;
  const read = (key: string) => {
    let time = memory;
    try {
      time = window.localStorage.getItem(key) ?? memory;
    } catch {
      // Storage is blocked.
    }
    // The clock was corrected since then.
    return time !== null && Number(time) > Date.now() ? null : time;
  };
  const provider: StorageProvider = {
    get: async (key) => read(key),
    set: async () => undefined,
    remove: async () => undefined,
  };
  const remember = () => {
    memory = String(Date.now());
    try {
      window.localStorage.setItem(THROTTLE_ID, memory);
    } catch {
      // Storage is blocked: the time is kept in memory until the visitor leaves the page.
    }
  };
  return { provider, remember, last: () => Number(read(THROTTLE_ID) ?? 0) };
}

export const throttleStore = createThrottleStore();

/** How long the throttle still refuses a message, in milliseconds; 0 if it does not. */
export const throttledMs = (): number => Math.max(0, throttleStore.last() + THROTTLE_MS - Date.now());
