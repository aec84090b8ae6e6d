import { ContactWidget } from '@/components/contact-widget/contact-widget';
import { SiteFooter } from '@/components/footer/site-footer';

/** What every page ends with. */
export function PageEnd() {
  return (
    <>
      <SiteFooter />
      <ContactWidget />
    </>
  );
}
