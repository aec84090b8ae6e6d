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
  /** Shown at a field that was left empty or mistyped. */
  errors: { fromName: string; email: string; phone: string; message: string };
  /** While a message waits for a connection. */
  waiting: string;
  /** Takes a message that waits back. */
  doNotSend: string;
  /** Of a message that was posted, and whose answer never came. */
  unsure: string;
  clear: string;
  /** Of a message that waited and was then refused. */
  refused: string;
}

interface ContactFormProps {
  keys: MailKeys;
  text: ContactFormText;
  /** Shown while the visitor is offline: what else to do. */
  whenOffline: ReactNode;
  /** Shown when the form's own script could not be fetched. */
  whenOutdated: ReactNode;
  /** To be read before sending. */
  notice: ReactNode;
}

const DRAFT_FIELDS = 'from_name frommail phone message';

/**
 * Sends a message to the group. A success is announced and empties the form; a failure is logged, and everything typed
 * stays for another try. Without a connection it waits for one (use-delivery.ts).
 */
export function ContactForm({ keys, text, whenOffline, whenOutdated, notice }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const isOnline = useIsOnline();
  // The honeypot's own field is not among them: what fills it in is not brought back.
  useDraft(form, 'contact', DRAFT_FIELDS);
  useEnquiry(form);
  const { delivery, send, withdraw } = useDelivery(form, keys);
  const isSending = delivery === 'sending';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const element = form.current!;
    // A person never meets the honeypot; a program that fills it in learns nothing.
    if (honeypot.current!.value) return;
    // Blanks count as nothing, which the browser then reports.
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
        // Until the script runs, a press of Send does nothing: a form that is no dialog's stays as it is, all that was typed in it.
        method="dialog"
        onSubmit={handleSubmit}
        // A message that is changed is another one: what was said of it holds no more.
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
        {/* Seen above the button, which is pressed where the contact widget is not: the answer is never under it. */}
        <p role="alert" className="form-alert order-1 -my-1 min-h-[1.7em] font-semibold text-teal-dark">
          {delivery === 'sent' && text.sent}
        </p>
      </form>
    </>
  );
}

/** What becomes of the message, and what the visitor can do about it. */
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
