import { ContactWidget } from '@/components/contact-widget/contact-widget';
import { SiteFooter } from '@/components/footer/site-footer';

/** The end of every page. */
export function PageEnd() {
  return (
    <>
      <SiteFooter />
      <ContactWidget />
    </>
  );
}
