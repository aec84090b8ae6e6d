import type { Pending } from '@/components/contact/contact-form/pending-message';
import type { MailFailure } from '@/components/contact/contact-form/send-mail';
import { THROTTLE_MS } from '@/components/contact/contact-form/throttle';

/**
 * The state of a message:
 * - none: not sent yet;
 * - waiting: waits for a connection;
 * - sending, sent;
 * - unsure: it was posted, but no response came;
 * - throttled: another message was sent a moment ago;
 * - refused: it waited, and then the service refused it;
 * - outdated: the page is too old to send it.
 */
export type Delivery =
  'none' | 'waiting' | 'sending' | 'sent' | 'unsure' | 'throttled' | 'refused' | 'outdated';

/** An attempt that failed. */
interface FailedAttempt {
  /** The message had waited for a connection. */
  wasWaiting: boolean;
  /** The request had started. */
  isPosted: boolean;
  /** The attempt timed out, or the visitor left the page: the response may have been lost. */
  isInterrupted: boolean;
}

/**
 * What follows a failed attempt: the new state, and what is stored of the message. `undefined` leaves it as it is.
 *
 * @param failure without a status if it did not come from sending
 */
export function afterFailure(
  { status, isLibraryMissing }: Partial<MailFailure>,
  { wasWaiting, isPosted, isInterrupted }: FailedAttempt,
): { delivery: Delivery; stored: Pending['state'] | null | undefined } {
  if (isPosted && isInterrupted) return { delivery: 'unsure', stored: undefined };
  const canSucceedLater = status === 0 || status === 429 || (status ?? 0) >= 500;
  const stored = wasWaiting && canSucceedLater ? 'waiting' : null;
  if (isLibraryMissing) return { delivery: 'outdated', stored };
  if (wasWaiting) return { delivery: stored ?? 'refused', stored };
  return { delivery: status === 429 && !isPosted ? 'throttled' : 'none', stored };
}

/** The pause before a waiting message is tried again. It triples after each failure. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/** How long a waiting message pauses after `failures` failures in a row, in milliseconds. */
export function retryPauseMs(failures: number, status: number | undefined): number {
  const pause = Math.min(FIRST_PAUSE_MS * 3 ** (failures - 1), LONGEST_PAUSE_MS);
  return Math.max(pause, status === 429 ? THROTTLE_MS : 0);
}
