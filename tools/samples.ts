/**
 * Finds what is still invented in the content: by what it is (example addresses, numbers for fiction, the invented
 * brand), and by one list of hashes of all sample texts and pictures. Only the launch check reads that list.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { locationOf } from '../content/check/mistake';
import { drawingFiles, pictureFiles } from '../content/check/read';
import { isShownIn, pictureName, pictureOfFile } from '../content/picture-names';
import { fieldsOf, isIn, keyOf, type Field } from '../content/schema/fields';
import type { Content } from '../content/schema/schema';
import type { SchemaPath } from '../content/schema/schema-path';
import { isExampleHost } from '../content/schema/web-addresses';
import { projectRoot, sha256 } from '../lib/node/project';

/** The file tools/samples.json. */
export interface Samples {
  /** The words of the invented brand. */
  brand: string[];
  /** The hashes of texts, numbers and files, with a space between them. */
  hashes: string;
}

export const samplesFile = 'tools/samples.json';

/** Reads the list of samples. */
export const readSamples = () =>
  JSON.parse(readFileSync(path.join(projectRoot, samplesFile), 'utf8')) as Samples;

/** Enough of a hash to tell a thousand texts from all others. */
const hashOf = (value: string | Buffer) => sha256(value).slice(0, 10);

/** A text is known wherever it stands, a number only in its kind of field. */
const hashOfFact = ({ schemaPath, value }: Field) =>
  hashOf(typeof value === 'string' ? value : `${schemaPath} ${JSON.stringify(value)}`);
const hashOfFile = (root: string, name: string) => hashOf(readFileSync(path.join(root, 'content', name)));

/** A box for a network in which the group has no account yet. */
const isWithoutAccount = ({ schemaPath, value }: Field) =>
  schemaPath === 'site social isPlaceholder' && value === true;

/** Texts and numbers that say something about the group: no choices, no ids, no words of buttons. */
const factsOf = (content: Content) =>
  fieldsOf(content).filter(
    (field) =>
      (typeof field.value !== 'boolean' || isWithoutAccount(field)) &&
      !field.choices &&
      ['', 'url', 'email', 'date', 'amount'].includes(field.input) &&
      !isIn(field, 'labels', 'malayalam', 'pages path') &&
      keyOf(field) !== 'focus',
  );

/** Photographs and drawings: 'pictures/rooms/standard.jpg', 'logo.svg'. */
const filesIn = (root: string) => [
  ...pictureFiles(root).map((name) => `pictures/${name}`),
  ...drawingFiles(root).map((name) => `drawings/${name}`),
  'logo.svg',
  'office-map.svg',
];

/** The list for some content: what `npm run launch-check -- --write-samples` writes. */
export function samplesOf(root: string, content: Content): Samples {
  const { shortName, name, credit } = content.site;
  const translated = Object.values(content.hotels).map(({ malayalam }) => malayalam?.name.split(' ')[0]);
  const words = [shortName ?? name.split(' ')[0], translated[0], credit.label];
  const hashes = [
    ...factsOf(content).map(hashOfFact),
    ...filesIn(root).map((file) => hashOfFile(root, file)),
  ];
  return {
    brand: words.filter((word) => word !== undefined),
    hashes: [...new Set(hashes)].sort().join(' '),
  };
}

/** What describes the invented hotels and people: it cannot be true of another group. */
const invented: SchemaPath[] = [
  ...(['hotels description', 'hotels address lines', 'hotels coordinates', 'hotels stay road'] as const),
  ...(['hotels malayalam address', 'hotels malayalam road', 'site address lines'] as const),
  ...(['site coordinates', 'about story paragraphs', 'privacy officer name'] as const),
];

/** Something of the samples that is still there. */
interface Sample {
  /** Where it is, and what it says or what to do. */
  line: string;
  /** Whether it cannot be true of another group, so that the site cannot go live with it. */
  isInvented: boolean;
}

/**
 * Everything in the content that is still the samples'.
 *
 * @param url the site's address from the build's environment, if any
 */
export function remainingSamples(root: string, content: Content, samples: Samples, url = ''): Sample[] {
  const known = new Set(samples.hashes.split(' '));
  const isShown = isShownIn(content);
  const files = filesIn(root).filter((name) => known.has(hashOfFile(root, name)));
  const shownFiles = files.filter((name) => !name.startsWith('pictures/') || isShown(withoutFolder(name)));
  const described = new Set(shownFiles.map((name) => pictureOfFile(withoutFolder(name))));
  const texts = factsOf(content).flatMap((field): Sample[] => {
    // The words of a sample picture are listed with its file.
    if (keyOf(field) === 'alt' && described.has(pictureName(String(field.entry.picture)))) return [];
    const message = inventedMessage(
      field.schemaPath === 'site url' && url ? { ...field, value: url } : field,
      samples.brand,
    );
    if (!message && !known.has(hashOfFact(field))) return [];
    const line = `${locationOf(field, content)}: ${message ?? quoted(field)}`;
    return [{ line, isInvented: Boolean(message) || isIn(field, ...invented) }];
  });
  return [
    ...texts,
    ...shownFiles.map((name) => ({
      line: `content/${name}: ${whatItShows(withoutFolder(name), content)}`,
      isInvented: true,
    })),
  ];
}

/** 'rooms/standard.jpg' of 'pictures/rooms/standard.jpg' */
const withoutFolder = (name: string) => name.replace(/^pictures\//, '');

/** The beginning of a value, in quotation marks. */
function quoted({ value }: Field): string {
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return `“${words.length > 70 ? `${words.slice(0, 69).trimEnd()}…` : words}”`;
}

/** What a photograph must show in all its places, and what the sample shows. */
function whatItShows(file: string, content: Content): string {
  const uses = fieldsOf(content).filter(
    ({ shows, value }) => shows && pictureName(String(value)) === pictureOfFile(file),
  );
  const places = [...new Set(uses.map(({ shows }) => shows))];
  const alt = uses.find(({ entry }) => entry.alt)?.entry.alt;
  return places.length > 0 ? `show ${places.join('; ')}. The sample shows “${alt}”` : 'is a sample';
}

/** Why a value can only be invented, and the fix. */
function inventedMessage(field: Field, brand: readonly string[]): string | undefined {
  if (isWithoutAccount(field)) return 'write its address and untick the box, or remove the network';
  const value = String(field.value);
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
