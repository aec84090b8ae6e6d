/** The storage of the browser. If it is blocked, reading finds nothing, and writing does nothing. */
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

/** Stores a value as JSON; null removes it. Without storage, the value lasts only as long as the page is open. */
export function writeStored(storage: StorageName, key: string, value: unknown): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked or full.
  }
}
