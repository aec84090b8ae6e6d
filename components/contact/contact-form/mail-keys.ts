import type { MailKeys } from '@/components/contact/contact-form/send-mail';

/** The e-mail service's keys of this build (.env.example says where they come from); '' where one is missing. */
export function mailKeys(): MailKeys {
  return {
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
  };
}
