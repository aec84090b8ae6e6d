import type { ReactNode } from 'react';

import {
  ContactFormIsland,
  type ContactFormText,
} from '@/components/contact/contact-form/contact-form.island';
import { HONEYPOT } from '@/components/contact/contact-form/honeypot';
import type { MailKeys } from '@/components/contact/contact-form/send-mail';
import { Field } from '@/components/form/field';
import { Island } from '@/components/islands/island';
import { slot } from '@/components/islands/slot';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

interface ContactFormProps {
  keys: MailKeys;
  /** Shown without scripts, and when the form's script failed: other ways to reach the group. */
  whenFailed: ReactNode;
  /** The privacy notice, to be read before sending. */
  notice: ReactNode;
}

/** What React shows. The labels of the fields are server HTML. */
const text: ContactFormText = {
  name: headings.contactForm.title,
  submit: labels.send,
  sending: labels.sending,
  sent: labels.messageSent,
  unsure: labels.maybeSent,
  clear: labels.clearForm,
  throttled: labels.throttled,
};

/** Sends a message to the group. The fields are server HTML: React changes the notices, the result and the button. */
export function ContactForm({ keys, whenFailed, notice }: ContactFormProps) {
  return (
    <Island
      component={ContactFormIsland}
      start="used"
      props={{
        keys: { ...keys },
        text,
        fields: slot(
          <>
            <Field
              name="from_name"
              label={labels.yourName}
              error={labels.wrongName}
              autoComplete="name"
              required
            />
            {/* Side by side, so that the form is no higher than the address beside it. */}
            <div className="grid gap-4 xl:grid-cols-2">
              <Field
                name="frommail"
                label={labels.yourEmail}
                error={labels.wrongEmail}
                type="email"
                autoComplete="email"
                required
              />
              <Field
                name="phone"
                label={labels.yourPhone}
                error={labels.wrongPhone}
                type="tel"
                autoComplete="tel"
                required
              />
            </div>
            <Field
              name="message"
              label={labels.yourMessage}
              error={labels.wrongMessage}
              isMultiline
              required
            />
            <Honeypot />
            {notice}
          </>,
        ),
        whenFailed: slot(whenFailed),
      }}
    />
  );
}

/** People do not see this field. The attributes ask password managers and form fillers to leave it empty. */
function Honeypot() {
  return (
    <div className="absolute size-px overflow-hidden [clip-path:inset(50%)]" aria-hidden="true">
      <label>
        {labels.honeypot}
        <input
          type="text"
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
