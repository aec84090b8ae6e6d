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
  const stored = readStored<Pending>('sessionStorage', PENDING_KEY);
  return stored && /^(waiting|posted)$/.test(stored.state) ? stored : null;
}

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

function sentMessages(): { id: string; at: number }[] {
  const stored = readStored<{ id: string; at: number }[]>('localStorage', SENT_KEY);
  return Array.isArray(stored)
    ? stored.filter((sent) => sent?.at <= Date.now() && Date.now() - sent.at < SENT_MS)
    : [];
}

/**
 * Runs `work` in one tab of this browser at a time, so that a message that waits in two tabs is sent once.
 * https://developer.mozilla.org/docs/Web/API/Web_Locks_API
 *
 * @param timeoutMs how long it waits for other tabs. Phones can suspend a tab while it has the lock
 * @returns what `work` returns. Without locks, it runs at once: outside of HTTPS, and where cookies are blocked
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
