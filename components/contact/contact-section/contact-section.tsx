import { ContactForm } from '@/components/contact/contact-form/contact-form';
import { mailKeys } from '@/components/contact/contact-form/mail-keys';
import { ContactDetails } from '@/components/contact/contact-section/contact-details';
import { Enquiries } from '@/components/contact/enquiries/enquiries';
import { PrivacyNotice } from '@/components/contact/privacy-notice/privacy-notice';
import { LinkedText } from '@/components/linked-text/linked-text';
import { Notice } from '@/components/notice/notice';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { contact } from '@/content/contact';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';

/** The ways to reach the group, and the form beside them. */
export function ContactSection() {
  const keys = mailKeys();
  const canSend = Object.values(keys).every(Boolean);
  return (
    <section className="py-section">
      <div className="grid gap-12 px-edge lg:grid-cols-[5fr_7fr] xl:grid-cols-2 xl:gap-24">
        <div>
          <SectionHeading title={headings.contactDetails.title} intro={contact.intro} layout="column" />
          <ContactDetails />
        </div>
        <div id="message" className="self-start bg-sand p-4 md:p-8 xl:p-12 print:hidden">
          <h2 className="mb-6 text-2xl">{headings.contactForm.title}</h2>
          <Enquiries />
          {!canSend && <OtherWays text={labels.cannotSend} />}
          <ContactForm
            keys={keys}
            whenFailed={<OtherWays text={labels.noScriptForm} />}
            notice={<PrivacyNotice />}
          />
        </div>
      </div>
    </section>
  );
}

/** Other ways to reach the group, as links. */
function OtherWays({ text }: { text: string }) {
  return (
    <Notice>
      <p>
        <LinkedText text={text} />
      </p>
    </Notice>
  );
}
