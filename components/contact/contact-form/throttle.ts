import type { StorageProvider } from '@emailjs/browser';

import { readStored, writeStored } from '@/lib/browser/storage';

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
  let memory = 0;
  /** The time of the last message; 0 without one. */
  const last = () => {
    const stored = readStored('localStorage', THROTTLE_ID);
    const time = typeof stored === 'number' ? stored : memory;
    // A time later than now: the clock was corrected since.
    return time > Date.now() ? 0 : time;
  };
  const provider: StorageProvider = {
    get: async () => {
      const time = last();
      return time > 0 ? String(time) : null;
    },
    set: async () => undefined,
    remove: async () => undefined,
  };
  const remember = () => {
    memory = Date.now();
    writeStored('localStorage', THROTTLE_ID, memory);
  };
  return { provider, remember, last };
}

export const throttleStore = createThrottleStore();

/** How long the throttle still refuses a message, in milliseconds; 0 if it does not. */
export const throttledMs = (): number => Math.max(0, throttleStore.last() + THROTTLE_MS - Date.now());
