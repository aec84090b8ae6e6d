'use client';

import { useRef, type FormEvent, type ReactNode } from 'react';

import { HONEYPOT, useDelivery } from '@/components/contact/contact-form/use-delivery';
import { useEnquiry } from '@/components/contact/enquiries/use-enquiry';
import { Field } from '@/components/form/field';
import { useDraft } from '@/components/form/use-draft';
import { useIsOnline } from '@/components/offline/use-is-online';
import type { MailKeys } from '@/components/contact/contact-form/send-mail';

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
  /** Shown below a field that is empty or invalid. */
  errors: { fromName: string; email: string; phone: string; message: string };
  /** Shown while a message waits for a connection. */
  waiting: string;
  /** The button that cancels a waiting message. */
  doNotSend: string;
  /** Shown when a message was posted and no response came. */
  unsure: string;
  clear: string;
  /** Shown when a message waited, was sent and was then refused. */
  refused: string;
}

interface ContactFormProps {
  keys: MailKeys;
  text: ContactFormText;
  /** Shown while the visitor is offline: other ways to reach the group. */
  whenOffline: ReactNode;
  /** Shown when the form's script could not be loaded. */
  whenOutdated: ReactNode;
  /** The privacy notice, to be read before sending. */
  notice: ReactNode;
}

const DRAFT_FIELDS = 'from_name frommail phone message';

/**
 * Sends a message to the group. Success is announced and empties the form. A failure is logged and keeps everything
 * typed, for another try. Offline, the message waits for a connection (use-delivery.ts).
 */
export function ContactForm({ keys, text, whenOffline, whenOutdated, notice }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const isOnline = useIsOnline();
  // The honeypot field is not in the draft, so a value in it is not restored.
  useDraft(form, 'contact', DRAFT_FIELDS);
  useEnquiry(form);
  const { delivery, send, withdraw } = useDelivery(form, keys);
  const isSending = delivery === 'sending';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const element = form.current!;
    // People do not see the honeypot. A bot that fills it in gets no error message.
    if (honeypot.current!.value) return;
    // A value of only spaces is emptied, so that the browser reports the field as missing.
    for (const field of element.querySelectorAll<HTMLInputElement>('[required]')) {
      if (!field.value.trim()) field.value = '';
    }
    if (element.reportValidity()) void send();
  };

  return (
    <>
      <div role="status">
        {!isOnline && whenOffline}
        {delivery === 'waiting' && <Notice text={text.waiting} action={text.doNotSend} onAction={withdraw} />}
        {delivery === 'unsure' && (
          <Notice text={text.unsure} action={text.clear} onAction={() => form.current!.reset()} />
        )}
        {delivery === 'refused' && <Notice text={text.refused} />}
        {delivery === 'outdated' && whenOutdated}
      </div>
      <form
        ref={form}
        className="contact-form relative grid gap-4"
        // What is typed before hydration is kept by before-hydration.ts.
        data-draft={`contact ${DRAFT_FIELDS}`}
        aria-label={text.name}
        // Until the script runs, Send does nothing: outside of a dialog, this method keeps the form and everything
        // typed.
        method="dialog"
        onSubmit={handleSubmit}
        // A changed message is a new message, so the notice about the old one goes.
        onInput={withdraw}
        onReset={withdraw}
        data-early="click"
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
        <div className="honeypot absolute size-px overflow-hidden [clip-path:inset(50%)]" aria-hidden="true">
          <label>
            {text.honeypot}
            <input ref={honeypot} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {notice}
        <button
          type="submit"
          className="button order-2 no-js:hidden"
          aria-disabled={isSending || delivery === 'waiting'}
        >
          {isSending ? text.sending : text.submit}
        </button>
        {/* The result is above the button: visitors press the button where the contact widget is not, so the result
            is not covered. */}
        <p role="alert" className="form-alert order-1 -my-1 min-h-[1.7em] font-semibold text-teal-dark">
          {delivery === 'sent' && text.sent}
        </p>
      </form>
    </>
  );
}

/** The state of the message, and an action for the visitor. */
function Notice({ text, action, onAction }: { text: string; action?: string; onAction?: () => void }) {
  return (
    <div className="notice">
      <p>{text}</p>
      {action && (
        <button type="button" className="text-link mt-1 min-h-11" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
