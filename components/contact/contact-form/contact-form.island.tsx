'use client';

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';

import { DeliveryNotice, type DeliveryText } from '@/components/contact/contact-form/delivery-notice';
import type { MailKeys } from '@/components/contact/contact-form/send-mail';
import { useDelivery } from '@/components/contact/contact-form/use-delivery';
import { keepDrafts } from '@/components/form/keep-drafts';
import { reportInvalidFields, showFieldErrors } from '@/components/form/validate-fields';
import { useIsOnline } from '@/components/offline/use-is-online';

import './contact-form.css';

export interface ContactFormText extends DeliveryText {
  name: string;
  submit: string;
  sending: string;
  /** 'Message Sent' */
  sent: string;
}

/** Notices that the form shows in some states. */
export interface ContactFormNotices {
  /** Shown while the visitor is offline: other ways to reach the group. */
  whenOffline: ReactNode;
  /** Shown when the mail library could not be loaded. */
  whenOutdated: ReactNode;
  /** Shown without scripts, and when the form's script failed. */
  whenFailed: ReactNode;
}

interface ContactFormProps extends ContactFormNotices {
  keys: MailKeys;
  text: ContactFormText;
  /** The fields and the privacy notice. */
  fields: ReactNode;
}

/**
 * The contact form. Success is announced and empties it. A failure is logged and keeps everything typed, for another
 * try. Offline, the message waits for a connection (message-sender.ts).
 */
export function ContactFormIsland({
  keys,
  text,
  fields,
  whenOffline,
  whenOutdated,
  whenFailed,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isOnline = useIsOnline();
  // First, because a message that waits is sent with the stored fields.
  useEffect(keepDrafts, []);
  const { delivery, send, cancelSending } = useDelivery(form, keys);
  const isSending = delivery === 'sending';

  useEffect(() => {
    if (form.current) return showFieldErrors(form.current);
  }, []);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reportInvalidFields(event.currentTarget)) void send();
  };

  return (
    <form
      ref={form}
      className="relative grid gap-4"
      // keep-drafts.ts stores these fields for the rest of the visit.
      data-draft="contact from_name frommail phone message"
      // Links to this page can begin a message: fill-in-enquiry.ts.
      data-enquiries=""
      aria-label={text.name}
      // Until the script runs, Send does nothing: outside a dialog, this method keeps the form and everything typed.
      method="dialog"
      onSubmit={handleSubmit}
      // A changed message is a new message, so the notice about the old one disappears.
      onInput={cancelSending}
      onReset={cancelSending}
      aria-busy={isSending}
    >
      <div className="hidden not-interactive:block">{whenFailed}</div>
      {fields}
      {/* The result is above the button: visitors tap the button where the contact widget is not, so the result is not
          covered. */}
      <div>
        <div role="status">
          <div hidden={isOnline}>{whenOffline}</div>
          <DeliveryNotice
            // New elements for each notice: a translator may have replaced the text nodes of the old one.
            key={delivery}
            delivery={delivery}
            text={text}
            onCancel={cancelSending}
            onClear={() => form.current?.reset()}
          />
          <div hidden={delivery !== 'outdated'}>{whenOutdated}</div>
        </div>
        <p role="alert" className="form-alert min-h-[1.7em] font-semibold text-teal-dark">
          {delivery === 'sent' && text.sent}
        </p>
      </div>
      <button
        type="submit"
        className="button not-interactive:hidden"
        aria-disabled={isSending || delivery === 'waiting'}
      >
        <span key={isSending ? 'sending' : 'submit'}>{isSending ? text.sending : text.submit}</span>
      </button>
    </form>
  );
}
