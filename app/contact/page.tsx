import { StructuredData } from '@/app/_seo/structured-data-script';
import { ContactHero } from '@/components/contact/contact-hero/contact-hero';
import { ContactSection } from '@/components/contact/contact-form/contact-section';
import { BeforeYouCome } from '@/components/contact/before-you-come/before-you-come';
import { pages } from '@/content/pages';
import { PageFrame } from '@/components/page-frame/page-frame';
import { pageMetadata } from '@/app/_seo/metadata';

export const metadata = pageMetadata('contact');

export default function ContactPage() {
  return (
    <PageFrame current={pages.contact.path}>
      <ContactHero />
      <ContactSection />
      <BeforeYouCome />
      <StructuredData page="contact" />
    </PageFrame>
  );
}
