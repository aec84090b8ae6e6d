/** @jest-environment node */
import { inspectStructuredData } from '../../scripts/export/structured-data.mjs';

const inspect = (...parts) =>
  inspectStructuredData(JSON.stringify({ '@context': 'https://schema.org', '@graph': parts }));

test('a hotel as the site describes it is in order', () => {
  const found = inspect({
    '@type': 'Hotel',
    '@id': 'https://a.example/#hotel',
    name: 'Hotel',
    telephone: '+914845550113',
    url: 'https://a.example/',
    priceRange: '₹1,000 - ₹2,000',
    checkinTime: '14:00:00',
    address: { '@type': 'PostalAddress', postalCode: '682001', addressCountry: 'IN' },
    geo: { '@type': 'GeoCoordinates', latitude: 9.9, longitude: 76.2 },
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Pool', value: true }],
    parentOrganization: { '@id': 'https://a.example/#group' },
  });
  expect(found).toEqual({
    faults: [],
    defined: ['https://a.example/#hotel'],
    referred: ['https://a.example/#group'],
  });
});

test('what is of two types has the properties of both', () => {
  const offers = { '@type': 'Offer', price: 1000, priceCurrency: 'INR' };
  expect(inspect({ '@type': ['HotelRoom', 'Product'], bed: 'One', offers }).faults).toEqual([]);
  expect(inspect({ '@type': 'HotelRoom', bed: 'One', offers }).faults).toEqual([
    'structured data, part 1 (HotelRoom) has offers, which is no property of HotelRoom',
  ]);
});

test.each([
  ['a type that nobody knows', { '@type': 'Inn' }, 'has the type Inn, which schema.org does not know'],
  ['no type', { name: 'x' }, 'has no @type'],
  ['a property of another type', { '@type': 'Hotel', price: 3 }, 'has price, which is no property of Hotel'],
  ['a misspelt property', { '@type': 'Hotel', telefone: '1' }, 'has telefone, which is no property of Hotel'],
  [
    'a thing of the wrong kind',
    { '@type': 'Hotel', geo: { '@type': 'PostalAddress' } },
    'geo holds PostalAddress, not GeoCoordinates or GeoShape',
  ],
  ['a number for a text', { '@type': 'Hotel', name: 3 }, 'name holds 3, which is no Text'],
  ['an empty text', { '@type': 'Hotel', name: ' ' }, 'name holds " ", which is no Text'],
  ['half an address', { '@type': 'Hotel', logo: '/logo.png' }, 'logo holds "/logo.png", which is no'],
  ['a time that is none', { '@type': 'Hotel', checkinTime: '2 pm' }, 'checkinTime holds "2 pm", which is no'],
  [
    'a fault deep inside',
    { '@type': 'Hotel', address: { '@type': 'PostalAddress', pin: '1' } },
    'address (PostalAddress) has pin, which is no property of PostalAddress',
  ],
])('%s is a fault', (_, part, message) => {
  expect(inspect(part).faults).toEqual([expect.stringContaining(message)]);
});

test('an enumeration takes its own words', () => {
  const offer = (availability) => inspect({ '@type': 'Offer', availability }).faults;
  expect(offer('https://schema.org/InStock')).toEqual([]);
  expect(offer('https://schema.org/Perhaps')).toHaveLength(1);
});

test('another context is a fault', () => {
  const json = JSON.stringify({ '@context': 'http://example.com', '@type': 'Hotel' });
  expect(inspectStructuredData(json).faults).toEqual([
    'has structured data in the context http://example.com, not https://schema.org',
  ]);
});
