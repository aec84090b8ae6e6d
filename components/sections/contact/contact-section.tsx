import { ContactDetails } from '@/components/sections/contact/contact-details';
import { ContactForm } from '@/components/sections/contact/contact-form';
import { contactFormText } from '@/components/sections/contact/contact-form-text';
import { SectionHeading } from '@/components/ui/section-heading';
import { contact } from '@/content/contact';
import { labels } from '@/content/labels';
import { headings } from '@/content/pages';
import { site } from '@/content/site';
import { chatLink, fill, telLink } from '@/lib/format';
import { mailKeys } from '@/lib/mail-keys';

/** The ways to reach the group, and the form beside them. */
export function ContactSection() {
  const keys = mailKeys();
  const canSend = Object.values(keys).every(Boolean);
  const reach = { phone: site.phone.display, email: site.email };
  return (
    <section className="section">
      <div className="wrap split">
        <div>
          <SectionHeading title={headings.contactDetails.title} intro={contact.intro} className="mb-8" />
          <ContactDetails />
        </div>
        <div className="form-panel">
          <h2 className="mb-6 text-2xl">{headings.contactForm.title}</h2>
          {!canSend && <p className="notice">{fill(labels.cannotSend, reach)}</p>}
          <noscript>
            <p className="notice">{fill(labels.noScriptForm, reach)}</p>
          </noscript>
          <ContactForm
            keys={keys}
            text={{ name: headings.contactForm.title, ...contactFormText }}
            whenOffline={<OfflineNotice />}
          />
        </div>
      </div>
    </section>
  );
}

/** That the form can wait, and two ways that need no line of the web. */
function OfflineNotice() {
  return (
    <div className="notice">
      <p>{labels.offlineForm}</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <a href={telLink(site.phone.e164)} className="text-link inline-block py-2.5">
          {site.phone.display}
        </a>
        <a href={chatLink(site.phone.e164, site.chatText)} className="text-link inline-block py-2.5">
          {labels.chat}
        </a>
      </p>
    </div>
  );
}
