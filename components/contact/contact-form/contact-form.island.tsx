'use client';

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { HONEYPOT } from '@/components/contact/contact-form/honeypot';
import {
  describeFailure,
  sendMail,
  throttledSeconds,
  type MailKeys,
} from '@/components/contact/contact-form/send-mail';
import { reportInvalidFields, showFieldErrors } from '@/components/form/validate-fields';
import { Notice } from '@/components/notice/notice';
import { fillPlaceholders } from '@/lib/format';

import './contact-form.css';

export interface ContactFormText {
  name: string;
  submit: string;
  sending: string;
  /** 'Message Sent' */
  sent: string;
  /** Shown when no response has come for a while. */
  unsure: string;
  clear: string;
  /** Shown when another message was sent a moment ago: '{seconds}' until the next one. */
  throttled: string;
}

interface ContactFormProps {
  keys: MailKeys;
  text: ContactFormText;
  /** The fields and the privacy notice. */
  fields: ReactNode;
  /** Shown without scripts, and when the form's script failed: other ways to reach the group. */
  whenFailed: ReactNode;
}

/** How long the form waits for a response, in milliseconds. Then the message may have arrived or not. */
const RESPONSE_TIMEOUT_MS = 20_000;

/**
 * The contact form. One press on Send is one request, whatever the browser says about the connection. Success is
 * announced and empties the form. A failure is logged and keeps everything typed, for another try.
 */
export function ContactFormIsland({ keys, text, fields, whenFailed }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'none' | 'sending' | 'sent' | 'unsure' | 'throttled'>('none');
  const isSending = state === 'sending';
  /** The message of the last press. */
  const last = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) return showFieldErrors(form.current);
  }, []);

  const send = async (typed: HTMLFormElement) => {
    const message = messageOf(typed);
    last.current = message;
    // A late response to an earlier message changes nothing.
    const isLast = () => last.current === message;
    setState('sending');
    const timer = setTimeout(() => isLast() && setState('unsure'), RESPONSE_TIMEOUT_MS);
    try {
      await sendMail(message, keys);
      if (!isLast()) return;
      // If the visitor changed the form while it was sent, the changes stay.
      if (isSame(messageOf(typed), message)) typed.reset();
      setState('sent');
    } catch (error) {
      const failure = describeFailure(error);
      console.error('Contact form: not sent', `(${failure})`);
      // The service can answer 429, too.
      const isThrottled = failure.startsWith('429') && throttledSeconds() > 0;
      if (isLast()) setState(isThrottled ? 'throttled' : 'none');
    } finally {
      clearTimeout(timer);
    }
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending && reportInvalidFields(event.currentTarget)) void send(event.currentTarget);
  };

  // A changed message is a new message, so the notice about the old one disappears.
  const handleChange = () => setState((current) => (current === 'sending' ? current : 'none'));
  const handleReset = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    // The button that clears the form disappears with its notice.
    if (document.activeElement?.matches('[type=reset]'))
      currentTarget.querySelector<HTMLElement>('[required]')?.focus();
    handleChange();
  };

  return (
    <form
      ref={form}
      className="relative grid gap-4"
      // keep-drafts.ts stores the fields for the rest of the visit.
      data-draft="contact"
      // Links to this page can begin a message: fill-in-enquiry.ts.
      data-enquiries=""
      aria-label={text.name}
      // Until the script runs, Send does nothing: outside a dialog, this method keeps the form and everything typed.
      method="dialog"
      // The island shows the errors itself.
      noValidate
      onSubmit={handleSubmit}
      onInput={handleChange}
      onReset={handleReset}
      aria-busy={isSending}
    >
      <div className="hidden not-interactive:block">{whenFailed}</div>
      {fields}
      {/* The result is above the button: visitors tap the button where the contact widget is not, so the result is not
          covered. */}
      <div>
        {/* New elements for each notice: a translator may have replaced the text nodes of the old one. */}
        <div role="status">
          {state === 'unsure' && (
            <Notice key={state}>
              <p>{text.unsure}</p>
              <button type="reset" className="text-link mt-1 min-h-touch">
                {text.clear}
              </button>
            </Notice>
          )}
          {state === 'throttled' && (
            <Notice key={state}>
              <p>{fillPlaceholders(text.throttled, { seconds: Math.max(1, throttledSeconds()) })}</p>
            </Notice>
          )}
        </div>
        <p role="alert" className="form-alert min-h-[1.7em] font-semibold text-teal-dark">
          {state === 'sent' && text.sent}
        </p>
      </div>
      <button type="submit" className="button not-interactive:hidden" aria-disabled={isSending}>
        <span key={isSending ? 'sending' : 'submit'}>{isSending ? text.sending : text.submit}</span>
      </button>
    </form>
  );
}

/**
 * A copy of the form with its values: what is typed after the press is not part of the message. Neither is the
 * honeypot, unless a program filled it in.
 */
function messageOf(form: HTMLFormElement): HTMLFormElement {
  const copy = form.cloneNode(true) as HTMLFormElement;
  // Safari 15 does not copy what was typed into a <textarea>.
  const textareas = copy.querySelectorAll('textarea');
  form.querySelectorAll('textarea').forEach(({ value }, index) => (textareas[index]!.value = value));
  const honeypot = copy.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`);
  if (honeypot?.value === '') honeypot.remove();
  return copy;
}

/** Whether two forms have the same values. */
function isSame(...forms: [HTMLFormElement, HTMLFormElement]): boolean {
  const [a, b] = forms.map((form) => JSON.stringify([...new FormData(form).entries()]));
  return a === b;
}
