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

/** What happened to the message in one attempt to send it. */
interface Attempt {
  wasWaiting: boolean;
  isPosted: boolean;
  timeout: AbortController;
}

/**
 * Sends the message of a form, one attempt at a time. A message that is sent offline waits for the connection. It
 * survives a failure, a reload and visits to other pages, until it is sent or the visitor changes it.
 */
export class MessageSender {
  #getForm: () => HTMLFormElement | null;
  #keys: MailKeys;
  #onChange: (delivery: Delivery) => void;
  #pending: Pending | null = null;
  #isSending = false;
  #isLeaving = false;
  /** In a row. */
  #failures = 0;
  /** Starts the next attempt. */
  #retryTimer?: ReturnType<typeof setTimeout>;
  /** Ends the time in which a failed post counts as posted. */
  #leavingTimer?: ReturnType<typeof setTimeout>;

  /** @param onChange gets each new state of the message */
  constructor(getForm: () => HTMLFormElement | null, keys: MailKeys, onChange: (delivery: Delivery) => void) {
    this.#getForm = getForm;
    this.#keys = keys;
    this.#onChange = onChange;
  }

  /**
   * Continues with a message of an earlier visit to the page, and listens to the connection from now on.
   *
   * @returns a function that stops listening
   */
  start(): () => void {
    this.#pending = readPending();
    if (this.#pending) this.#onChange(this.#pending.state === 'waiting' ? 'waiting' : 'unsure');
    this.#sendWaiting();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('online', this.#sendWaiting, { signal });
    addEventListener('pagehide', this.#handleLeave, { signal });
    addEventListener('pageshow', this.#handleReturn, { signal });
    return () => {
      clearTimeout(this.#retryTimer);
      listening.abort();
    };
  }

  /** Makes one attempt. Does nothing during another one. */
  send = async (): Promise<void> => {
    const form = this.#getForm();
    const honeypot = form?.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`);
    if (!form || !honeypot || this.#isSending) return;
    this.#stopTimers();
    if (!navigator.onLine) {
      this.#store('waiting');
      this.#onChange('waiting');
      return;
    }
    const wasWaiting = this.#pending?.state === 'waiting';
    const attempt: Attempt = { wasWaiting, isPosted: false, timeout: new AbortController() };
    this.#isSending = true;
    this.#onChange('sending');
    // A disabled field is not sent. With a value, it marks the message.
    honeypot.disabled = honeypot.value === '';
    const sentFields = fieldsOf(form);
    try {
      await runInOneTab(() => this.#post(form, attempt), SEND_TIMEOUT_MS);
      this.#failures = 0;
      this.#store(null);
      this.#onChange('sent');
      // If the visitor changed the form while it was sent, the changes stay.
      if (fieldsOf(form) === sentFields) form.reset();
    } catch (error) {
      this.#handleFailure(error as Partial<MailFailure>, attempt);
    } finally {
      honeypot.disabled = false;
      this.#isSending = false;
    }
  };

  /** Stops automatic sending, and forgets the stored message. Does nothing during an attempt. */
  cancel = (): void => {
    if (this.#isSending) return;
    this.#stopTimers();
    this.#failures = 0;
    this.#store(null);
    this.#onChange('none');
  };

  async #post(form: HTMLFormElement, attempt: Attempt): Promise<void> {
    // The same message waited in a duplicated tab, which has sent it.
    if (this.#pending && wasSent(this.#pending.id)) return;
    const timer = setTimeout(() => attempt.timeout.abort(), SEND_TIMEOUT_MS);
    const onPost = () => {
      attempt.isPosted = true;
      this.#store('posted');
    };
    try {
      await sendMail(form, this.#keys, { signal: attempt.timeout.signal, onPost });
    } finally {
      clearTimeout(timer);
    }
    if (this.#pending) rememberSent(this.#pending.id);
  }

  #handleFailure(failure: Partial<MailFailure>, { wasWaiting, isPosted, timeout }: Attempt): void {
    const { status, text } = failure;
    // An error without a status did not come from sending: it is an error of the browser or of this file.
    console.error('Contact form: not sent', status === undefined ? failure : `(${status} ${text})`);
    const isInterrupted = timeout.signal.aborted || this.#isLeaving;
    const { delivery, stored } = afterFailure(failure, { wasWaiting, isPosted, isInterrupted });
    this.#onChange(delivery);
    if (stored === undefined) return;
    if (isPosted && status === 0) this.#leavingTimer = setTimeout(() => this.#store(stored), LEAVING_MS);
    else this.#store(stored);
    if (stored !== 'waiting') return;
    this.#failures += 1;
    this.#retryTimer = setTimeout(this.#sendWaiting, retryPauseMs(this.#failures, status));
  }

  #sendWaiting = (): void => {
    if (this.#pending?.state !== 'waiting' || !navigator.onLine) return;
    // Some browsers restore this state but not the fields.
    if (this.#getForm()?.matches(':valid')) void this.send();
    else this.cancel();
  };

  #handleLeave = (): void => {
    this.#isLeaving = true;
    clearTimeout(this.#leavingTimer);
  };

  #handleReturn = (): void => {
    this.#isLeaving = false;
    if (this.#pending?.state === 'posted' && !this.#isSending) this.#onChange('unsure');
    this.#sendWaiting();
  };

  #stopTimers(): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#leavingTimer);
  }

  #store(state: Pending['state'] | null): void {
    this.#pending = state && { state, id: this.#pending?.id ?? `${Date.now()}-${Math.random()}` };
    writePending(this.#pending);
  }
}

/** The typed values as one comparable text. */
function fieldsOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form).entries()]);
}
