/**
 * Stores what is needed of a message while it is on its way. Times are milliseconds since 1970. A stored time later
 * than now is ignored: the clock was corrected since.
 */
import { readStored, writeStored } from '@/lib/browser/storage';

/** A message to send later, or one without a response. The id tells two messages apart, in duplicated tabs too. */
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
  const stored = readStored('sessionStorage', PENDING_KEY);
  return isPending(stored) ? stored : null;
}

const isPending = (stored: unknown): stored is Pending =>
  /^(waiting|posted)$/.test((stored as Partial<Pending> | null)?.state ?? '');

/** Remembers a message for this visit; null forgets it. Without storage, nothing is remembered. */
export function writePending(pending: Pending | null): void {
  writeStored('sessionStorage', PENDING_KEY, pending);
}

/** Whether a message was sent by any tab of this browser. */
export const wasSent = (id: string): boolean => sentMessages().some((sent) => sent.id === id);

/** Remembers that a message was sent, for every tab of this browser and for a day. */
export function rememberSent(id: string): void {
  writeStored('localStorage', SENT_KEY, [...sentMessages(), { id, at: Date.now() }]);
}

/** A message that was sent, and when. */
interface Sent {
  id: string;
  at: number;
}

function sentMessages(): Sent[] {
  const stored = readStored('localStorage', SENT_KEY);
  return Array.isArray(stored) ? stored.filter(isRecentlySent) : [];
}

function isRecentlySent(stored: unknown): stored is Sent {
  const passedMs = Date.now() - ((stored as Partial<Sent> | null)?.at ?? NaN);
  return passedMs >= 0 && passedMs < SENT_MS;
}

/**
 * Runs `work` in one tab of this browser at a time, so that a message that waits in two tabs is sent once.
 * https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 *
 * @param timeoutMs how long it waits for other tabs. Phones can suspend a tab while it has the lock
 * @returns what `work` returns. Without locks, it runs at once: outside HTTPS, and where cookies are blocked
 */
export async function runInOneTab(work: () => Promise<void>, timeoutMs: number): Promise<void> {
  const waiting = new AbortController();
  const timeout = setTimeout(() => waiting.abort(), timeoutMs);
  let running: Promise<void> | undefined;
  try {
    await navigator.locks.request('contact-message', { signal: waiting.signal }, () => (running = work()));
  } catch {
    await (running ?? work());
  } finally {
    clearTimeout(timeout);
  }
}
