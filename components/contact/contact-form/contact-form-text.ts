import type { ContactFieldsText } from '@/components/contact/contact-form/contact-form';
import type { ContactFormText } from '@/components/contact/contact-form/contact-form.island';
import { labels } from '@/content/labels';

/** The texts of the contact form, except its accessible name. */
export const contactFormText: Omit<ContactFormText, 'name'> = {
  submit: labels.send,
  sending: labels.sending,
  sent: labels.messageSent,
  waiting: labels.messageWaiting,
  doNotSend: labels.doNotSend,
  unsure: labels.maybeSent,
  clear: labels.clearForm,
  refused: labels.notSent,
  throttled: labels.throttled,
};

export const contactFieldsText: ContactFieldsText = {
  fromName: labels.yourName,
  email: labels.yourEmail,
  phone: labels.yourPhone,
  message: labels.yourMessage,
  honeypot: labels.honeypot,
  errors: {
    fromName: labels.wrongName,
    email: labels.wrongEmail,
    phone: labels.wrongPhone,
    message: labels.wrongMessage,
  },
};
