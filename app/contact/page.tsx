import { StructuredData } from '@/app/_seo/structured-data-script';
import { ContactHero } from '@/components/contact/contact-hero/contact-hero';
import { ContactSection } from '@/components/contact/contact-form/contact-section';
import { BeforeYouComeHtml } from '@/components/contact/still-parts';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('contact');

export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <ContactSection />
      <BeforeYouComeHtml />
      <StructuredData page="contact" />
    </>
  );
}
