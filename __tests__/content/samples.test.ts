import { createHash } from 'node:crypto';

import { contentSamples, type Content } from '@/content/check';

import { fixture } from '../support/content';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const none = { brand: ['Lotus'], texts: {} };
/** A group that has made the site its own: with addresses and numbers that may be real. */
const real = JSON.stringify(fixture()).replaceAll('.example', '.in').replaceAll('5550', '2241');

/** What is told of it after a change, as 'item, field: message'. */
function told(change: (content: Content) => void, samples = none, url?: string) {
  const content = JSON.parse(real) as Content;
  change(content);
  return contentSamples(samples, url, content).map(
    ({ item, field, message }) => `${item}, ${field}: ${message}`,
  );
}

test('a site that was made one’s own has no samples', () => {
  expect(told(() => {})).toEqual([]);
});

test.each<[string, (copy: Content) => void, string]>([
  [
    'the brand',
    (copy) => (copy.offers[0]!.title = 'A Lotus week'),
    'offer 1, title: speaks of the sample brand',
  ],
  ['a phone', (copy) => (copy.site.phone.e164 = '+914775550142'), 'site, phone e164: .* is invented'],
  [
    'a phone of one digit',
    (copy) => (copy.site.phone.e164 = '+910000000000'),
    'site, phone e164: .* is invented',
  ],
  [
    'a mail address',
    (copy) => (copy.site.email = 'desk@palm.example'),
    'site, email: .* mail would come back',
  ],
  [
    'a link',
    (copy) => (copy.hotels[0]!.link.url = 'https://book.example.com/palm'),
    'hotel 1, link url: .* is an example, where there is nothing',
  ],
  [
    'an account',
    (copy) => (copy.site.social[0]!.isPlaceholder = true),
    'site, social 1: .* has no account yet',
  ],
  ['the address', (copy) => (copy.site.url = 'https://palm.example'), 'site, url: .* is an example'],
  ['no address', (copy) => (copy.site.url = 'palm'), 'site, url: .* is no address'],
  [
    'an open address',
    (copy) => (copy.site.url = 'http://palm.in'),
    'site, url: .* does not begin with https',
  ],
])('%s is told where it stands, with its mend', (_, change, line) => {
  expect(told(change)).toEqual([expect.stringMatching(line)]);
});

test('what only looks like a sample is not', () => {
  expect(
    told((copy) => {
      copy.site.email = 'desk@myexample.com';
      copy.site.phone.e164 = '+914815550200';
      copy.offers[0]!.title = 'A Lotuspond week';
    }),
  ).toEqual([]);
});

test('the address may come from the build alone', () => {
  const change = (copy: Content) => (copy.site.url = 'https://palm.example');
  expect(told(change, none, 'https://palmhouse.in')).toEqual([]);
});

test('words and places that are on the list of samples describe an invented house', () => {
  const [{ description, coordinates }] = (JSON.parse(real) as Content).hotels as [Content['hotels'][number]];
  const texts = { a: digest(description), b: digest(`latitude: ${coordinates.latitude}`) };
  const lines = told(() => {}, { brand: [], texts });
  expect(lines).toContain('hotel 1, description: describes an invented house; say what is true of yours');
  expect(lines).toContain('hotel 1, coordinates: are those of an invented house; look up where yours stands');
});
