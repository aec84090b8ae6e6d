import type { MailKeys } from '@/components/contact/contact-form/send-mail';

/** The keys of the e-mail service for this build (see .env.example). A missing key is ''. */
export function mailKeys(): MailKeys {
  return {
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
    templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
  };
}
