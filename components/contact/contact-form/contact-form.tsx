'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { Field } from '@/components/form/field';
import { useDraft } from '@/components/form/use-draft';
import { useIsOnline } from '@/components/offline/use-is-online';
import {
  SEND_TIMEOUT_MS,
  sendMail,
  type MailFailure,
  type MailKeys,
} from '@/components/contact/contact-form/send-mail';

import './contact-form.css';

export interface ContactFormText {
  name: string;
  fromName: string;
  email: string;
  phone: string;
  message: string;
  submit: string;
  sending: string;
  /** 'Message Sent' */
  sent: string;
  honeypot: string;
  /** What stands at a field that was left empty or mistyped. */
  errors: { fromName: string; email: string; phone: string; message: string };
  /** While a message waits for the line. */
  waiting: string;
}

interface ContactFormProps {
  keys: MailKeys;
  text: ContactFormText;
  /** Shown while there is no line: what else to do. */
  whenOffline: ReactNode;
  /** Shown when the form's own script could not be fetched. */
  whenOutdated: ReactNode;
}

/**
 * Sends a message to the group. A success is announced and empties the form; a failure is logged, and
 * everything typed stays for another try. Without a line, it goes out as soon as the line is back.
 */
export function ContactForm({ keys, text, whenOffline, whenOutdated }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  // Guards against a second submit in the same frame, before the state below has been rendered.
  const isBusy = useRef(false);
  // A late answer to an earlier attempt is not the answer to this one.
  const attempts = useRef(0);
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  const isOnline = useIsOnline();

  useEffect(() => {
    if (!isWaiting) return;
    const send = () => {
      setIsWaiting(false);
      form.current?.requestSubmit();
    };
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isWaiting]);

  // The honeypot's own field is not among them: what fills it in is not brought back.
  useDraft(form, 'contact', 'from_name frommail phone message');

  const setBusy = (value: boolean) => {
    isBusy.current = value;
    setIsSending(value);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const element = form.current;
    // A person never meets the honeypot; whoever filled it in is told nothing.
    const trap = honeypot.current;
    if (!element || !trap || isBusy.current || trap.value) return;
    if (!navigator.onLine) {
      setIsWaiting(true);
      return;
    }
    setBusy(true);
    setIsSent(false);
    setIsOutdated(false);
    // Disabled, it is no field of the message.
    trap.disabled = true;

    const attempt = ++attempts.current;
    const sentFields = fieldsOf(element);
    const timeout = setTimeout(() => {
      setBusy(false);
      logFailure({ status: 0, text: `Network Error (no answer for ${SEND_TIMEOUT_MS / 1000} s)` });
    }, SEND_TIMEOUT_MS);

    sendMail(element, keys)
      .then(() => {
        if (attempt !== attempts.current) return;
        setIsSent(true);
        // An answer after the time-out may find a form that was changed meanwhile: that text stays.
        if (fieldsOf(element) === sentFields) element.reset();
      })
      .catch((failure: MailFailure) => {
        logFailure(failure);
        if (attempt === attempts.current) setIsOutdated(failure.isLibraryMissing ?? false);
      })
      .finally(() => {
        clearTimeout(timeout);
        if (attempt !== attempts.current) return;
        trap.disabled = false;
        setBusy(false);
      });
  };

  return (
    <>
      <div role="status">
        {!isOnline && whenOffline}
        {isWaiting && <p className="notice">{text.waiting}</p>}
        {isOutdated && whenOutdated}
      </div>
      <form
        ref={form}
        className="contact-form"
        aria-label={text.name}
        // Until the script runs, a press of Send does nothing: a form that is no dialog's stays as it is, all that was typed in it.
        method="dialog"
        onSubmit={handleSubmit}
        aria-busy={isSending}
      >
        <Field
          name="from_name"
          label={text.fromName}
          error={text.errors.fromName}
          autoComplete="name"
          required
        />
        <Field
          name="frommail"
          label={text.email}
          error={text.errors.email}
          type="email"
          autoComplete="email"
          required
        />
        <Field
          name="phone"
          label={text.phone}
          error={text.errors.phone}
          type="tel"
          autoComplete="tel"
          required
        />
        <Field name="message" label={text.message} error={text.errors.message} isMultiline required />
        <div className="honeypot" aria-hidden="true">
          <label>
            {text.honeypot}
            <input ref={honeypot} type="text" name="contact_reference" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <button type="submit" className="button" aria-disabled={isSending || isWaiting}>
          {isSending ? text.sending : text.submit}
        </button>
        <p role="alert" className="form-alert">
          {isSent && text.sent}
        </p>
      </form>
    </>
  );
}

/** The typed values as one comparable text. */
function fieldsOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form).entries()]);
}

function logFailure({ status, text }: MailFailure) {
  console.error(`Contact form: not sent (${status} ${text})`);
}
