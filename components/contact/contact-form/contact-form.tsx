import type { ReactNode } from 'react';

import {
  ContactFormIsland,
  type ContactFormNotices,
  type ContactFormText,
} from '@/components/contact/contact-form/contact-form.island';
import type { MailKeys } from '@/components/contact/contact-form/send-mail';
import { HONEYPOT } from '@/components/contact/contact-form/honeypot';
import { Field } from '@/components/form/field';
import { Island } from '@/components/islands/island';
import { slot } from '@/components/islands/slot';

/** The labels of the fields, and what is shown below a field that is empty or invalid. */
export interface ContactFieldsText {
  fromName: string;
  email: string;
  phone: string;
  message: string;
  honeypot: string;
  errors: { fromName: string; email: string; phone: string; message: string };
}

interface ContactFormProps extends ContactFormNotices {
  keys: MailKeys;
  text: ContactFormText;
  fields: ContactFieldsText;
  /** The privacy notice, to be read before sending. */
  notice: ReactNode;
}

/** Sends a message to the group. The fields are server HTML: React changes the notices, the result and the button. */
export function ContactForm({
  keys,
  text,
  fields,
  whenOffline,
  whenOutdated,
  whenFailed,
  notice,
}: ContactFormProps) {
  return (
    <Island
      name="contact-form"
      component={ContactFormIsland}
      start="used"
      props={{
        keys: { ...keys },
        text,
        fields: slot(
          <>
            <Field
              name="from_name"
              label={fields.fromName}
              error={fields.errors.fromName}
              autoComplete="name"
              required
            />
            <Field
              name="frommail"
              label={fields.email}
              error={fields.errors.email}
              type="email"
              autoComplete="email"
              required
            />
            <Field
              name="phone"
              label={fields.phone}
              error={fields.errors.phone}
              type="tel"
              autoComplete="tel"
              required
            />
            <Field name="message" label={fields.message} error={fields.errors.message} isMultiline required />
            <Honeypot label={fields.honeypot} />
            {notice}
          </>,
        ),
        whenOffline: slot(whenOffline),
        whenOutdated: slot(whenOutdated),
        whenFailed: slot(whenFailed),
      }}
    />
  );
}

/** People do not see this field. The attributes ask password managers and form fillers to leave it empty. */
function Honeypot({ label }: { label: string }) {
  return (
    <div className="honeypot absolute size-px overflow-hidden [clip-path:inset(50%)]" aria-hidden="true">
      <label>
        {label}
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
