import { StructuredData } from '@/app/_seo/structured-data-script';
import { BeforeYouCome } from '@/components/contact/before-you-come/before-you-come';
import { ContactHero } from '@/components/contact/contact-hero/contact-hero';
import { ContactSection } from '@/components/contact/contact-form/contact-section';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('contact');

export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <ContactSection />
      <BeforeYouCome />
      <StructuredData page="contact" />
    </>
  );
}
