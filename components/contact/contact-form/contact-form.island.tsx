'use client';

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';

import { throttledMs, type MailKeys } from '@/components/contact/contact-form/send-mail';
import { useDelivery } from '@/components/contact/contact-form/use-delivery';
import { keepDrafts } from '@/components/form/keep-drafts';
import { reportInvalidFields, showFieldErrors } from '@/components/form/validate-fields';
import { useIsOnline } from '@/components/offline/use-is-online';
import { fillPlaceholders } from '@/lib/format';

import './contact-form.css';

export interface ContactFormText {
  name: string;
  submit: string;
  sending: string;
  /** 'Message Sent' */
  sent: string;
  /** Shown while a message waits for a connection. */
  waiting: string;
  /** The button that cancels a waiting message. */
  doNotSend: string;
  /** Shown when a message was posted and no response came. */
  unsure: string;
  clear: string;
  /** Shown when a message waited, was sent and was then refused. */
  refused: string;
  /** Shown when another message was sent a moment ago: '{seconds}' until the next one. */
  throttled: string;
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

  useEffect(() => showFieldErrors(form.current!), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reportInvalidFields(form.current!)) void send();
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
      // Until the script runs, Send does nothing: outside of a dialog, this method keeps the form and everything typed.
      method="dialog"
      onSubmit={handleSubmit}
      // A changed message is a new message, so the notice about the old one disappears.
      onInput={cancelSending}
      onReset={cancelSending}
      aria-busy={isSending}
    >
      <div className="hidden not-interactive:block">{whenFailed}</div>
      {fields}
      {/* The result is above the button: visitors press the button where the contact widget is not, so the result is not
          covered. */}
      <div role="status">
        <div hidden={isOnline}>{whenOffline}</div>
        {delivery === 'waiting' && (
          <DeliveryNotice text={text.waiting} action={text.doNotSend} onAction={cancelSending} />
        )}
        {delivery === 'unsure' && (
          <DeliveryNotice text={text.unsure} action={text.clear} onAction={() => form.current!.reset()} />
        )}
        {delivery === 'refused' && <DeliveryNotice text={text.refused} />}
        {delivery === 'throttled' && (
          <DeliveryNotice
            text={fillPlaceholders(text.throttled, { seconds: Math.max(1, Math.ceil(throttledMs() / 1000)) })}
          />
        )}
        <div hidden={delivery !== 'outdated'}>{whenOutdated}</div>
      </div>
      <p role="alert" className="form-alert -my-1 min-h-[1.7em] font-semibold text-teal-dark">
        {delivery === 'sent' && text.sent}
      </p>
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

/** The state of the message, and an action for the visitor. */
function DeliveryNotice({
  text,
  action,
  onAction,
}: {
  text: string;
  action?: string;
  onAction?: () => void;
}) {
  return (
    <div className="notice">
      <p>{text}</p>
      {action && (
        <button type="button" className="text-link mt-1 min-h-touch" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
