import { GET as contactCards } from '@/app/contact.vcf/route';
import { hotels } from '@/content/hotels';
import { site } from '@/content/site';

import { TYPOGRAPHIC_SIGNS } from '../../support/typographic-signs';

jest.mock('@/app/_seo/metadata', () => ({ absoluteUrl: (path: string) => `https://hotels.example${path}` }));

test('the address book has the group and every hotel, each with its address and position', async () => {
  const text = (await contactCards().text()).replaceAll('\r\n ', '');
  const cards = text.split('BEGIN:VCARD').slice(1);
  expect(cards).toHaveLength(hotels.length + 1);
  expect(text).not.toMatch(TYPOGRAPHIC_SIGNS);
  for (const [index, { name, phone, address, coordinates }] of [site, ...hotels].entries())
    for (const line of [
      `FN:${name}`,
      `TEL;TYPE=WORK,VOICE,PREF:${phone.e164}`,
      `GEO:${coordinates.latitude};${coordinates.longitude}`,
      `;${address.pin};India`,
    ])
      expect(cards[index]).toContain(line);
});
