import { absoluteUrl } from '@/app/_seo/metadata';
import { structuredData } from '@/app/_seo/structured-data';
import { hotels } from '@/content/hotels';
import { pages, type PageId } from '@/content/pages';
import { formatPriceRange } from '@/lib/format';
import { mapLink } from '@/lib/links';

import { TYPOGRAPHIC_SIGNS } from '../../support/typographic-signs';

jest.mock('@/lib/pictures', () => ({
  ...jest.requireActual('@/lib/pictures'),
  largestJpeg: (name: string) => ({ width: 1200, src: `/pictures/${name}.jpg` }),
}));

/** The entries of a page of one type, as a search engine reads them. */
function entriesOf(page: PageId, type: string): Record<string, unknown>[] {
  const { '@graph': graph } = JSON.parse(JSON.stringify(structuredData(page))) as {
    '@graph': Record<string, unknown>[];
  };
  return graph.filter((entry) => [entry['@type']].flat().includes(type));
}

test.each(['home', 'contact'] as const)(
  'every hotel is on a map, with its price, in the data of %s',
  (page) => {
    const entries = entriesOf(page, 'Hotel');
    expect(entries.map(({ name }) => name)).toEqual(hotels.map(({ name }) => name));
    for (const [index, { id, coordinates, priceRange, roomCount }] of hotels.entries())
      expect(entries[index]).toMatchObject({
        '@id': absoluteUrl(`/#hotel-${id}`),
        hasMap: mapLink(coordinates),
        geo: { '@type': 'GeoCoordinates', ...coordinates },
        priceRange: formatPriceRange(priceRange),
        ...(roomCount && { numberOfRooms: roomCount }),
      });
    // Unknown facts are left out.
    const unknown = hotels.filter(({ roomCount }) => !roomCount).map(({ name }) => name);
    expect(entries.filter((entry) => !('numberOfRooms' in entry)).map(({ name }) => name)).toEqual(unknown);
  },
);

test.each(Object.keys(pages) as PageId[])('the data of %s has no signs that are only for the eye', (page) => {
  expect(JSON.stringify(structuredData(page))).not.toMatch(TYPOGRAPHIC_SIGNS);
});
