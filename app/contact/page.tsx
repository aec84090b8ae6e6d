import '@/styles/contact.css';

import { StructuredData } from '@/app/_seo/structured-data-script';
import { BeforeYouCome } from '@/components/sections/contact/before-you-come';
import { ContactHero } from '@/components/sections/contact/contact-hero';
import { ContactSection } from '@/components/sections/contact/contact-section';
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
