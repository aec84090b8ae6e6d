import { absoluteUrl } from '@/app/_seo/metadata';
import { structuredData } from '@/app/_seo/structured-data';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { pages, type PageId } from '@/content/pages';
import { roomCards } from '@/content/rooms';
import { formatPriceRange } from '@/lib/format';
import { mapLink } from '@/lib/links';

import { FOR_THE_EYE } from '../../support/for-the-eye';

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

test('Contact says when guests arrive and leave, which pets may come and what a hotel has', () => {
  for (const [index, { stay, amenities, access }] of hotels.entries()) {
    const entry = entriesOf('contact', 'Hotel')[index]!;
    expect(entry).toMatchObject({
      checkinTime: `${stay.checkIn}:00`,
      checkoutTime: `${stay.checkOut}:00`,
      petsAllowed: stay.pets,
    });
    const features = (entry.amenityFeature as { name: string; value: boolean }[]).map(
      ({ name, value }) => value && name,
    );
    expect(features).toEqual([
      ...amenities,
      ...(access.stepFree ? [labels.accessStepFree] : []),
      ...(access.lift ? [labels.accessLift] : []),
      ...(access.parking ? [labels.accessParking] : []),
    ]);
  }
});

test('Facilities has the size of each room and hall, where it is known, and what a room includes', () => {
  const rooms = entriesOf('facilities', 'HotelRoom');
  expect(rooms).toHaveLength(roomCards.length);
  for (const [index, { squareMetres, sleeps, includes }] of roomCards.entries()) {
    const floorSize = squareMetres && { '@type': 'QuantitativeValue', value: squareMetres, unitCode: 'MTK' };
    const occupancy = sleeps && { '@type': 'QuantitativeValue', maxValue: sleeps };
    expect(rooms[index]).toMatchObject({ ...(floorSize && { floorSize }), ...(occupancy && { occupancy }) });
    const features = (rooms[index]!.amenityFeature ?? []) as { name: string }[];
    expect(features.map(({ name }) => name)).toEqual(includes);
  }
  const halls = hotels.flatMap((hotel) => hotel.halls.map((hall) => ({ hotel, hall })));
  expect(entriesOf('facilities', 'MeetingRoom')).toEqual(
    halls.map(({ hotel, hall }) =>
      expect.objectContaining({
        name: `${hall.name}, ${hotel.name}`,
        maximumAttendeeCapacity: hall.standing ?? hall.seated,
        containedInPlace: { '@id': absoluteUrl(`/#hotel-${hotel.id}`) },
      }),
    ),
  );
});

test.each(Object.keys(pages) as PageId[])('the data of %s has no signs that are only for the eye', (page) => {
  expect(JSON.stringify(structuredData(page))).not.toMatch(FOR_THE_EYE);
});
