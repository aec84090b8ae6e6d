import { formatMistake } from '@/content/check/mistake';
import { readWholeContent } from '@/content/check/read';
import type { Content } from '@/content/schema/schema';
import { projectRoot } from '@/lib/node/project';
import {
  contentSamples,
  currentSamples,
  isSampleContent,
  readSamples,
  recordedSamples,
} from '@/tools/samples';

import { testContent } from '../support/content';

const none = { brand: ['Lotus'], texts: {} };
/** The content of a group with its own names, addresses and numbers. */
const real = JSON.stringify(testContent()).replaceAll('.example', '.in').replaceAll(' 555 0', ' 224 1');

/** The samples reported after a change. */
function reported(change: (content: Content) => void, samples = none, url?: string) {
  const content = JSON.parse(real) as Content;
  change(content);
  return contentSamples(content, samples, url).map((mistake) => formatMistake(mistake, content));
}

test('a site with its own content has no samples', () => {
  expect(reported(() => {})).toEqual([]);
});

test.each<[string, (copy: Content) => void, string]>([
  [
    'the brand',
    (copy) => (copy.offers.offers[0]!.title = 'A Lotus week'),
    'offers 1 title: contains the sample brand',
  ],
  ['a phone', (copy) => (copy.site.phone = '+91 477 555 0142'), 'phone: .* is invented'],
  ['a phone of one digit', (copy) => (copy.site.phone = '+91 000 000 0000'), 'phone: .* is invented'],
  ['a mail address', (copy) => (copy.site.email = 'desk@palm.example'), 'email: .* mail would come back'],
  [
    'a link',
    (copy) => (copy.hotels.kochi!.link.url = 'https://book.example.com/palm'),
    'kochi.json, link url: .* is an example address without a site',
  ],
  ['an account', (copy) => (copy.site.social[0]!.isPlaceholder = true), 'social 1: .* has no account yet'],
  ['the address', (copy) => (copy.site.url = 'https://palm.example'), 'url: .* is an example'],
])('%s is reported with its place and the fix', (_, change, line) => {
  expect(reported(change)).toEqual([expect.stringMatching(line)]);
});

test('values that only look like samples are not reported', () => {
  expect(
    reported((copy) => {
      copy.site.email = 'desk@myexample.com';
      copy.site.phone = '+91 481 555 0200';
      copy.offers.offers[0]!.title = 'A Lotuspond week';
    }),
  ).toEqual([]);
});

test('the site address can come from the build only', () => {
  const change = (copy: Content) => (copy.site.url = 'https://palm.example');
  expect(reported(change, none, 'https://palmhouse.in')).toEqual([]);
});

test('texts and coordinates on the list of samples describe an invented hotel', () => {
  const { texts } = recordedSamples(JSON.parse(real) as Content);
  const lines = reported(() => {}, { brand: [], texts });
  expect(lines).toContain(
    'content/hotels/kochi.json, description: describes an invented hotel; say what is true of yours',
  );
  expect(lines).toContain(
    'content/hotels/kochi.json, coordinates: describes an invented hotel; say what is true of yours',
  );
});

/** With other content, the pictures may be photographs. */
const testOfSamples = isSampleContent() ? test : test.skip;

testOfSamples('the record of the samples has every picture as it is', () => {
  // After a change of a sample: npm run launch-check -- --record-samples
  expect(readSamples().files).toEqual(currentSamples(projectRoot, readWholeContent()).files);
});
