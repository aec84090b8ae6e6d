import type { Content } from '@/content/schema/schema';
import { launchReport } from '@/tools/launch-check';
import { samplesOf } from '@/tools/samples';

import { testContent, testPictures } from '../support/content';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const keys = { ...emailKey('PUBLIC_KEY'), ...emailKey('SERVICE_ID'), ...emailKey('TEMPLATE_ID') };
function emailKey(name: string) {
  return { [`NEXT_PUBLIC_EMAILJS_${name}`]: 'key' };
}

/** The content of a group with its own addresses and numbers. */
const ownContent = () => {
  const text = JSON.stringify(testContent()).replaceAll('.example', '.in').replaceAll(' 555 0', ' 224 1');
  const content = JSON.parse(text) as Content;
  content.site.copyrightYear = new Date().getFullYear();
  return content;
};

beforeEach(() => {
  for (const name of testPictures) folder.write(`content/pictures/${name}`, `their own ${name}`);
  for (const name of ['logo', 'office-map']) folder.write(`content/${name}.svg`, '<svg/>');
});

const none = { brand: ['Lotus'], hashes: '' };
const report = (content: Content, samples = none, env: NodeJS.Dict<string> = keys) =>
  launchReport(folder.path, content, samples, env);
/** What is left after a change of a group's own content. */
function after(change: (content: Content) => void, samples = none, env?: NodeJS.Dict<string>) {
  const content = ownContent();
  change(content);
  return report(content, samples, env);
}
/** The picture that no page of the test content shows. */
const unused = expect.stringContaining('sunrise.jpg: is not shown on any page');

test('a group with its own content can go live', async () => {
  expect(await after(() => {})).toEqual({ invented: [], toConfirm: [], toDo: [unused] });
});

test.each<[string, (copy: Content) => void, string]>([
  [
    'the brand',
    (copy) => (copy.offers.offers[0]!.title = 'A Lotus week'),
    'Title: contains the sample brand',
  ],
  ['a phone', (copy) => (copy.site.phone = '+91 477 555 0142'), 'Phone: .* is invented'],
  ['a phone of one digit', (copy) => (copy.site.phone = '+91 000 000 0000'), 'Phone: .* is invented'],
  ['a mail address', (copy) => (copy.site.email = 'desk@palm.example'), 'E-mail: .* mail would come back'],
  [
    'a link',
    (copy) => (copy.hotels.kochi!.link.url = 'https://book.example.com/palm'),
    'kochi.json, Booking page, Address: .* is an example address without a site',
  ],
  [
    'an account',
    (copy) => (copy.site.social[0]!.isPlaceholder = true),
    'Facebook, No account yet: write its address',
  ],
  [
    'the address',
    (copy) => (copy.site.url = 'https://palm.example'),
    'Address of this site: .* is an example',
  ],
])('%s that can only be invented is listed, and must be changed', async (_, change, line) => {
  const { invented, toDo } = await after(change);
  expect(invented).toEqual([expect.stringMatching(line)]);
  expect(toDo).toEqual(['Invented samples above: 1; write what is true of your hotels', unused]);
});

test('values that only look like samples are not listed', async () => {
  const { invented, toConfirm } = await after((copy) => {
    copy.site.email = 'desk@myexample.com';
    copy.site.phone = '+91 481 555 0200';
    copy.offers.offers[0]!.title = 'A Lotuspond week';
  });
  expect([...invented, ...toConfirm]).toEqual([]);
});

test('the site address can come from the build only', async () => {
  const change = (copy: Content) => (copy.site.url = 'https://palm.example');
  const { invented } = await after(change, none, { ...keys, NEXT_PUBLIC_SITE_URL: 'https://palmhouse.in' });
  expect(invented).toEqual([]);
});

test('every text and picture of the samples is listed: to confirm, or as invented', async () => {
  const content = ownContent();
  const samples = { ...samplesOf(folder.path, content), brand: [] };
  const { invented, toConfirm } = await report(content, samples);
  expect(toConfirm.length).toBeGreaterThan(100);
  for (const line of [
    'content/rooms.json, Rooms, Standard, Price: “1000”',
    'content/hotels/kochi.json, Before you come, Cancellation: “Free until two days before arrival.”',
  ])
    expect(toConfirm).toContain(line);
  for (const line of [
    expect.stringContaining('content/hotels/kochi.json, Description: “'),
    'content/pictures/exteriors/kochi.jpg: show the house from the street, with its door. The sample shows “What is to be seen here is called exteriors/kochi in this test”',
  ])
    expect(invented).toContainEqual(line);
  // No page shows it.
  expect([...invented, ...toConfirm].join('\n')).not.toContain('sunrise.jpg');
});

test('what was replaced is no longer listed, and words that went with a picture are', async () => {
  const content = ownContent();
  const samples = { ...samplesOf(folder.path, content), brand: [] };
  content.rooms.rooms[3]!.price = 1150;
  folder.write('content/pictures/hero/arrival.jpg', 'a new photograph');
  const { invented, toConfirm } = await report(content, samples);
  const lines = [...invented, ...toConfirm].join('\n');
  expect(lines).not.toContain('Rooms, Standard, Price');
  expect(lines).not.toContain('content/pictures/hero/arrival.jpg');
  expect(lines).toContain('content/hero.json, First slide, What the picture shows: “What is to be seen');
});

test('what a group has forgotten is to be done, with one line for all unused pictures', async () => {
  folder.write('content/pictures/rooms/attic.jpg', 'an attic');
  const { toDo } = await after(
    (copy) => {
      copy.site.copyrightYear = 2024;
      copy.offers.offers[0]!.validUntil = '2026-09-05';
    },
    none,
    { ...keys, ...{ NEXT_PUBLIC_EMAILJS_SERVICE_ID: ' ' } },
  );
  expect(toDo).toEqual([
    expect.stringContaining('Copyright year: is 2024, which has passed'),
    expect.stringContaining('NEXT_PUBLIC_EMAILJS_SERVICE_ID: is not set'),
    expect.stringContaining(
      'content/offers.json, Offers, Book Direct, Last day: is 2026-09-05, which has passed',
    ),
    expect.stringMatching(/is not shown on any page.* \(1 more: npm run content\)$/),
  ]);
});
