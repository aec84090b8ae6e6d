/**
 * What is stored of a message while it is on its way. Times are milliseconds since 1970. A stored time later than now is
 * ignored: the clock was corrected since.
 */

/** A message to send later, or a message without an answer. The id tells two messages apart, in duplicated tabs too. */
export interface Pending {
  state: 'waiting' | 'posted';
  id: string;
}

const PENDING_KEY = 'delivery-contact';
const SENT_KEY = 'sent-messages';
/** How long a sent message is remembered, in milliseconds. A tab that was closed for longer has no message waiting. */
const SENT_MS = 24 * 60 * 60 * 1000;

/** Null if no message of this visit is on its way, or storage is blocked. */
export function readPending(): Pending | null {
  const stored = read<Pending>(() => sessionStorage, PENDING_KEY);
  return stored && /^(waiting|posted)$/.test(stored.state) ? stored : null;
}

/** Remembers a message for this visit; null forgets it. Without storage, nothing is remembered. */
export function writePending(pending: Pending | null): void {
  write(() => sessionStorage, PENDING_KEY, pending);
}

/** Whether a message was sent by any tab of this browser. */
export const wasSent = (id: string): boolean => sentMessages().some((sent) => sent.id === id);

/** Remembers that a message was sent, for every tab of this browser and for a day. */
export function rememberSent(id: string): void {
  write(() => localStorage, SENT_KEY, [...sentMessages(), { id, at: Date.now() }]);
}

function sentMessages(): { id: string; at: number }[] {
  const stored = read<{ id: string; at: number }[]>(() => localStorage, SENT_KEY);
  return Array.isArray(stored)
    ? stored.filter(({ at }) => at <= Date.now() && Date.now() - at < SENT_MS)
    : [];
}

/**
 * Runs `work` in one tab of this browser at a time, so that a message that waits in two tabs is sent once.
 * https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  // Not outside of HTTPS.
  if (!navigator.locks) return work();
  return navigator.locks.request('contact-message', work) as Promise<Result>;
}

function read<Stored>(storage: () => Storage, key: string): Stored | null {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown) {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked: the state lasts as long as the page is open.
  }
}
