import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { afterFailure, retryPauseMs, type Delivery } from '@/components/contact/contact-form/delivery';
import { HONEYPOT } from '@/components/contact/contact-form/honeypot';
import {
  runInOneTab,
  readPending,
  rememberSent,
  wasSent,
  writePending,
  type Pending,
} from '@/components/contact/contact-form/pending-message';
import {
  SEND_TIMEOUT_MS,
  sendMail,
  type MailFailure,
  type MailKeys,
} from '@/components/contact/contact-form/send-mail';

/**
 * How long a failed post still counts as posted: when a visitor leaves the page, its requests fail before the page
 * ends.
 */
const LEAVING_MS = 500;
/** The next attempt. */
interface Retry {
  /** Starts the next attempt. */
  timer?: ReturnType<typeof setTimeout>;
  /** Ends the time in which a failed post counts as posted. */
  forgetTimer?: ReturnType<typeof setTimeout>;
  tryAgain?: () => void;
  /** In a row. */
  failures: number;
}

/**
 * Sends the message of a form, one attempt at a time. A message that is sent offline waits for the connection. It
 * survives a failure, a reload and visits to other pages, until it is sent or the visitor changes it.
 *
 * @returns the state of the message; `send`, for the visitor's press; and `cancelSending`, which stops automatic
 * sending
 */
export function useDelivery(form: RefObject<HTMLFormElement | null>, keys: MailKeys) {
  const [delivery, setDelivery] = useState<Delivery>('none');
  const attempt = useRef<AbortController>(null);
  const pending = useRef<Pending | null>(null);
  const retry = useRef<Retry>({ failures: 0 });
  const isLeaving = useRef(false);

  const remember = (state: Pending['state'] | null) => {
    pending.current = state && { state, id: pending.current?.id ?? `${Date.now()}-${Math.random()}` };
    writePending(pending.current);
  };

  const send = useCallback(async () => {
    const element = form.current;
    const honeypot = element?.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`);
    if (!element || !honeypot || attempt.current) return;
    clearTimeout(retry.current.timer);
    clearTimeout(retry.current.forgetTimer);
    if (!navigator.onLine) {
      remember('waiting');
      setDelivery('waiting');
      return;
    }
    const wasWaiting = pending.current?.state === 'waiting';
    const controller = new AbortController();
    attempt.current = controller;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    let isPosted = false;
    const onPost = () => {
      isPosted = true;
      remember('posted');
    };
    setDelivery('sending');
    // A disabled field is not sent. People do not see this one, so only a program can have filled it in.
    honeypot.disabled = honeypot.value === '';
    const sentFields = fieldsOf(element);
    try {
      await runInOneTab(async () => {
        const id = pending.current?.id;
        // The same message waited in a duplicated tab, which has sent it.
        if (id && wasSent(id)) return;
        timeout = setTimeout(() => controller.abort(), SEND_TIMEOUT_MS);
        await sendMail(element, keys, { signal: controller.signal, onPost });
        if (pending.current) rememberSent(pending.current.id);
      }, SEND_TIMEOUT_MS);
      retry.current.failures = 0;
      remember(null);
      setDelivery('sent');
      // If the visitor changed the form while it was sent, the changes stay.
      if (fieldsOf(element) === sentFields) element.reset();
    } catch (error) {
      const failure = error as MailFailure;
      // An error without a status did not come from sending: it is an error of the browser or of this file.
      const reason = failure.status === undefined ? error : `(${failure.status} ${failure.text})`;
      console.error('Contact form: not sent', reason);
      const isUnanswered = controller.signal.aborted || isLeaving.current;
      const { delivery: next, stored } = afterFailure(failure, { wasWaiting, isPosted, isUnanswered });
      setDelivery(next);
      if (stored === undefined) return;
      if (isPosted && failure.status === 0)
        retry.current.forgetTimer = setTimeout(() => remember(stored), LEAVING_MS);
      else remember(stored);
      if (stored === 'waiting') {
        retry.current.failures += 1;
        retry.current.timer = setTimeout(
          () => retry.current.tryAgain?.(),
          retryPauseMs(retry.current.failures, failure.status),
        );
      }
    } finally {
      clearTimeout(timeout);
      honeypot.disabled = false;
      attempt.current = null;
    }
  }, [form, keys]);

  const cancelSending = useCallback(() => {
    if (attempt.current) return;
    clearTimeout(retry.current.timer);
    clearTimeout(retry.current.forgetTimer);
    retry.current.failures = 0;
    remember(null);
    setDelivery('none');
  }, []);

  useEffect(() => {
    const { current } = retry;
    const sendWhatWaits = () => {
      if (pending.current?.state !== 'waiting' || !navigator.onLine) return;
      // Some browsers restore this state but not the fields.
      if (form.current?.matches(':valid')) void send();
      else cancelSending();
    };
    const handleLeave = () => {
      isLeaving.current = true;
      clearTimeout(current.forgetTimer);
    };
    const handleReturn = () => {
      isLeaving.current = false;
      if (pending.current?.state === 'posted' && !attempt.current) setDelivery('unsure');
      sendWhatWaits();
    };
    current.tryAgain = sendWhatWaits;
    pending.current = readPending();
    // Set after hydration: only the browser knows it, and the HTML must match the server's.
    if (pending.current) setDelivery(pending.current.state === 'waiting' ? 'waiting' : 'unsure');
    sendWhatWaits();
    window.addEventListener('online', sendWhatWaits);
    window.addEventListener('pagehide', handleLeave);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      clearTimeout(current.timer);
      window.removeEventListener('online', sendWhatWaits);
      window.removeEventListener('pagehide', handleLeave);
      window.removeEventListener('pageshow', handleReturn);
    };
  }, [form, send, cancelSending]);

  return { delivery, send, cancelSending };
}

/** The typed values as one comparable text. */
function fieldsOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form).entries()]);
}
