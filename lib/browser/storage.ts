/** Where the browser stores it: for good, or until the tab is closed. */
type StorageName = 'localStorage' | 'sessionStorage';

/**
 * The value under a key. Null if nothing is stored, storage is blocked, or the stored text is not JSON. An extension or
 * an earlier version of the site can have stored any value.
 */
export function readStored(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes it. If storage is blocked or full, nothing happens. */
export function writeStored(storage: StorageName, key: string, value: unknown): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
}
