import { absoluteUrl } from '@/app/_seo/metadata';
import { site } from '@/content/site';
import { vCard } from '@/app/contact.vcf/vcard';

export const dynamic = 'force-static';

/** The group's entry for address books, exported as the file /contact.vcf. */
export function GET(): Response {
  const card = vCard({
    id: absoluteUrl('/contact.vcf'),
    name: site.name,
    company: site.legalName,
    phone: site.phone,
    email: site.email,
    url: absoluteUrl('/'),
    address: site.address,
    coordinates: site.coordinates,
    note: site.tagline,
  });
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
