import { pageMetadata } from '@/app/_seo/metadata';
import { StructuredData } from '@/app/_seo/structured-data-script';
import { BeforeYouCome } from '@/components/contact/before-you-come/before-you-come';
import { ContactHero } from '@/components/contact/contact-hero/contact-hero';
import { ContactSection } from '@/components/contact/contact-section/contact-section';
import { PageFrame } from '@/components/page-frame/page-frame';
import { pages } from '@/content/pages';

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
