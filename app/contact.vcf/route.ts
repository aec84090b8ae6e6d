import { absoluteUrl } from '@/app/_seo/metadata';
import { vCard } from '@/app/contact.vcf/vcard';
import { hotels } from '@/content/hotels';
import { hotelPath } from '@/content/pages';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** Entries for address books, the group's and one for each hotel, exported as the file /contact.vcf. */
export function GET(): Response {
  const group = vCard({
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
  const hotelCards = hotels.map(({ id, name, phone, address, coordinates, tagline }) =>
    vCard({
      id: absoluteUrl(`/contact.vcf#${id}`),
      name,
      company: site.legalName,
      phone,
      email: site.email,
      url: absoluteUrl(hotelPath(id)),
      address,
      coordinates,
      note: tagline,
    }),
  );
  return new Response([group, ...hotelCards].join(''), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
}
