import { StructuredData } from '@/app/_seo/structured-data-script';
import { ContactHero } from '@/components/contact/contact-hero/contact-hero';
import { ContactSection } from '@/components/contact/contact-form/contact-section';
import { BeforeYouComeHtml } from '@/components/contact/contact-html';
import { PageParts } from '@/components/startup/page-parts';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('contact');

export default function ContactPage() {
  return (
    <>
      <PageParts>
        <ContactHero />
        <ContactSection />
        <BeforeYouComeHtml />
      </PageParts>
      <StructuredData page="contact" />
    </>
  );
}
