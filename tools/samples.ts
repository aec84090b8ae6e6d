/**
 * Finds what is still invented in the content: by what it is (example addresses, numbers for fiction, the invented
 * brand), and by one list of hashes of all sample texts and pictures. Only the launch check reads that list.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { locationOf } from '../content/check/mistake';
import { pictureFiles } from '../content/check/read';
import { isShownIn, pictureName, pictureOfFile } from '../content/picture-names';
import { fieldsOf, isIn, keyOf, type Field } from '../content/schema/fields';
import type { Content } from '../content/schema/schema';
import type { SchemaPath } from '../content/schema/schema-path';
import { isExampleHost } from '../content/schema/web-addresses';
import { listFiles } from '../lib/node/list-files';
import { projectRoot, sha256 } from '../lib/node/project';

/** The file tools/samples.json. Hashes have a space between them. */
export interface Samples {
  /** The words of the invented brand. */
  brand: string[];
  /** The hashes of the texts and numbers. */
  texts: string;
  /** The hashes of the pictures, of the logo and of the map of the office. */
  files: string;
}

export const samplesFile = 'tools/samples.json';

/** @throws when the file is missing or not JSON */
export const readSamples = (root = projectRoot) =>
  JSON.parse(readFileSync(path.join(root, samplesFile), 'utf8')) as Samples;

/** Enough of a hash to tell a thousand texts from all others. */
const hashOf = (value: string | Buffer) => sha256(value).slice(0, 10);

/** A text is known wherever it stands, a number only in its kind of field. */
const keyOfFact = ({ schemaPath, value }: Field) =>
  typeof value === 'string' ? value : `${schemaPath} ${JSON.stringify(value)}`;

/** Texts and numbers that say something about the group: no choices, no ids, no words of buttons. */
const factsOf = (content: Content) =>
  fieldsOf(content).filter(
    (field) =>
      typeof field.value !== 'boolean' &&
      !field.choices &&
      ['', 'url', 'email', 'date', 'amount'].includes(field.input) &&
      !isIn(field, 'labels', 'malayalam', 'pages path') &&
      keyOf(field) !== 'focus',
  );

/** The list for some content: what `npm run launch-check -- --write-samples` writes. */
export function samplesOf(root: string, content: Content): Samples {
  const { shortName, name, credit } = content.site;
  const translated = Object.values(content.hotels).map(({ malayalam }) => malayalam?.name.split(' ')[0]);
  const words = [shortName ?? name.split(' ')[0], translated[0], credit.label];
  const hashes = (values: (string | Buffer)[]) => [...new Set(values.map(hashOf))].sort().join(' ');
  return {
    brand: words.filter((word) => word !== undefined),
    texts: hashes(factsOf(content).map(keyOfFact)),
    files: hashes(sampleFileNames(root).map((name) => readFileSync(path.join(root, 'content', name)))),
  };
}

const sampleFileNames = (root: string) => [
  ...pictureFiles(root).map((name) => `pictures/${name}`),
  'logo.svg',
  'office-map.svg',
];

/** Something of the samples that is still there. */
interface Point {
  /** Where it is, and what to do. */
  line: string;
  /** Whether it cannot be true of another group, so that the site cannot go live with it. */
  isInvented: boolean;
}

/** What a group must confirm, in the order of the list. The first one with the field counts. */
const groups: [title: string, places: SchemaPath[]][] = [
  [
    'Who you are: names, addresses, numbers',
    ['site', 'towns', 'privacy officer', 'hotels name', 'hotels phone', 'hotels link', 'hotels address'],
  ],
  ['Where you are', ['hotels coordinates', 'hotels nearby', 'contact map']],
  [
    'Prices, discounts and refunds',
    ['rooms rooms price', 'rooms rooms oldPrice', 'offers', 'book-direct', 'hotels stay cancellation'],
  ],
  [
    'Ratings and figures',
    ['rooms rooms rating', 'rooms rooms reviews', 'hotels reviews', 'counters', 'about progress'],
  ],
  [
    'What your hotels have',
    [
      'rooms',
      'hotels amenities',
      'hotels roomCount',
      'hotels stay',
      'hotels access',
      'hotels halls',
      'facilities',
      'explore',
    ],
  ],
  [
    'What you promise and answer',
    ['questions', 'privacy', 'site-accessibility', 'about why', 'about features'],
  ],
  ['Malayalam', ['hotels malayalam']],
];
const otherTexts = 'What you say about your hotels';
const photographs = 'Photographs: put your own in place of each';

/** Texts that describe one of the invented hotels, or its people: they are true of no other. */
const describing: SchemaPath[] = [
  'hotels description',
  'hotels address lines',
  'hotels coordinates',
  'hotels stay road',
  'hotels malayalam address',
  'hotels malayalam road',
  'site address lines',
  'site coordinates',
  'about story paragraphs',
  'privacy officer name',
];

/** Places that also show pictures of other places. */
const borrowing: SchemaPath[] = ['pages', 'hotels rows', 'hotels gallery'];

/**
 * Everything in the content that is still the samples', by what the group must confirm.
 *
 * @param url the site's address from the build's environment, if any
 */
export function remainingSamples(
  root: string,
  content: Content,
  samples: Samples,
  url = '',
): Map<string, Point[]> {
  const found = new Map(
    [...groups.map(([title]) => title), otherTexts, photographs].map((title) => [title, [] as Point[]]),
  );
  const known = new Set(samples.texts.split(' '));
  const files = sampleFiles(root, content, samples);
  const pictures = new Set(files.map(pictureIn));
  for (const field of factsOf(content)) {
    // The words of a sample picture are listed with its file.
    const { picture } = field.entry;
    if (keyOf(field) === 'alt' && pictures.has(pictureName(String(picture)))) continue;
    const value = field.schemaPath === 'site url' && url ? url : String(field.value);
    const invented = inventedMessage(value, samples.brand);
    const isSample = known.has(hashOf(keyOfFact(field)));
    if (!invented && !isSample) continue;
    const title = groups.find(([, places]) => isIn(field, ...places))?.[0] ?? otherTexts;
    const isDescribing = isIn(field, ...describing);
    found.get(title)!.push({
      line: `${locationOf(field, content)}: ${invented ?? wordsOf(field) + (isDescribing ? ': describes an invented hotel; say what is true of yours' : '')}`,
      isInvented: Boolean(invented) || isDescribing,
    });
  }
  for (const [index, { network, isPlaceholder }] of content.site.social.entries())
    if (isPlaceholder)
      found.get(groups[0]![0])!.push({
        line: `${locationOf({ file: 'site', path: ['social', index] }, content)}: ${network} has no account yet; write its address and untick the box, or remove the network`,
        isInvented: true,
      });
  for (const { name, word } of signs(root, samples.brand))
    found.get(groups[0]![0])!.push({
      line: `content/drawings/${name}: has the sample brand '${word}' on its sign; write your own name`,
      isInvented: true,
    });
  found.set(
    photographs,
    files.map((name) => ({ line: `content/${name}: ${whatItShows(name, content)}`, isInvented: true })),
  );
  return found;
}

/** The drawings of hotels with a word of the invented brand on a sign, which is often in capitals. */
function signs(root: string, brand: readonly string[]) {
  const folder = path.join(root, 'content/drawings');
  return listFiles(folder).flatMap((name) => {
    const drawing = readFileSync(path.join(folder, name), 'utf8').toLowerCase();
    const word = brand.find((each) => drawing.includes(each.toLowerCase()));
    return word ? [{ name, word }] : [];
  });
}

/** The beginning of a value, in quotation marks. */
function wordsOf({ value }: Field): string {
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return `“${words.length > 70 ? `${words.slice(0, 69).trimEnd()}…` : words}”`;
}

/** The files of content/ that are still samples, and that the site shows. */
function sampleFiles(root: string, content: Content, samples: Samples): string[] {
  const known = new Set(samples.files.split(' '));
  const isShown = isShownIn(content);
  return sampleFileNames(root).filter(
    (name) =>
      (!name.startsWith('pictures/') || isShown(name.slice('pictures/'.length))) &&
      known.has(hashOf(readFileSync(path.join(root, 'content', name)))),
  );
}

/** 'pictures/rooms/standard.jpg' is a file of 'rooms/standard'. */
const pictureIn = (name: string) => pictureOfFile(name.replace(/^pictures\//, ''));

/** What a photograph must show in all its places, and what the sample shows. */
function whatItShows(name: string, content: Content): string {
  const uses = fieldsOf(content).filter(
    ({ shows, value }) => shows && pictureName(String(value)) === pictureIn(name),
  );
  const main = uses.filter((use) => !isIn(use, ...borrowing));
  const places = [...new Set((main.length > 0 ? main : uses).map(({ shows }) => shows))];
  const alt = uses.find(({ entry }) => entry.alt)?.entry.alt;
  return places.length > 0 ? `show ${places.join('; ')}. The sample shows “${alt}”` : 'is a sample';
}

/** Why a value can only be invented, and the fix. */
function inventedMessage(value: string, brand: readonly string[]): string | undefined {
  const word = brand.find((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(value),
  );
  if (word) return `contains the sample brand '${word}'; write your own name`;
  // 555 01xx, or one digit repeated.
  if (/^\+[\d ]+$/.test(value) && /55501\d\d$|(\d)\1{6}/.test(value.replaceAll(' ', '')))
    return `'${value}' is invented, so nobody would answer; write the real number`;
  const mail = value.match(/[\w.+-]+@[\w-]+(\.[\w-]+)*/g)?.find((each) => isExampleHost(each.split('@')[1]!));
  if (mail) return `'${mail}' is invented, so mail would come back; write an address that someone reads`;
  const isLink = /^https?:/i.test(value) && URL.canParse(value);
  return isLink && isExampleHost(new URL(value).hostname)
    ? `'${value}' is an example address without a site; write the real address`
    : undefined;
}
