/**
 * Finds content that describes the invented hotels or cannot work in public. Only the launch check reports it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Mistake } from '../content/check/mistake';
import { pictureFiles, readWholeContent } from '../content/check/read';
import { hotelsAndOffice } from '../content/places';
import { textsOf } from '../content/schema/fields';
import type { Content } from '../content/schema/schema';
import { isExampleHost } from '../content/schema/web-addresses';
import { projectRoot, sha256 } from '../lib/node/project';

/** The words of the sample brand, and the SHA-256 of each text and coordinate in `describing`, by its place. */
interface SampleTexts {
  brand: string[];
  texts: Record<string, string>;
}

/** The file tools/samples.json. */
interface Samples extends SampleTexts {
  /** SHA-256 of the logo, of the office map and of each original: 'content/pictures/rooms/standard.jpg'. */
  files: Record<string, string>;
  /** SHA-256 of all content. */
  content: string;
  /** The size of all content, compressed, in KB of 1000 bytes. */
  kilobytes: number;
}

export const samplesFile = 'tools/samples.json';

/** @throws when the file is missing or not JSON */
export const readSamples = (root = projectRoot) =>
  JSON.parse(readFileSync(path.join(root, samplesFile), 'utf8')) as Samples;

/** What `npm run launch-check -- --record-samples` writes: the present content and pictures. */
export const currentSamples = (root: string, content: Content): Samples => ({
  ...recordedSamples(content),
  files: digestsOfFiles(root),
  content: digestOf(content),
  kilobytes: kilobytesOf(content),
});

/** The files of content/ that are still samples: 'content/pictures/rooms/standard.jpg'. */
export function sampleFiles({ files }: Samples, root = projectRoot): string[] {
  const digests = Object.values(files);
  return Object.entries(digestsOfFiles(root)).flatMap(([name, digest]) =>
    digests.includes(digest) ? [name] : [],
  );
}

/** How much larger the content is than the samples, compressed, in KB of 1000 bytes. At least 0. */
export const addedKilobytes = (root = projectRoot) =>
  Math.max(0, kilobytesOf(readWholeContent(root)) - readSamples(root).kilobytes);

/** Whether the content is the sample content: only then are the limits right that were measured on it. */
export const isSampleContent = (root = projectRoot) =>
  digestOf(readWholeContent(root)) === readSamples(root).content;

const digestOf = (content: Content) => sha256(JSON.stringify(content));

const kilobytesOf = (content: Content) => brotliCompressSync(JSON.stringify(content)).length / 1000;

function digestsOfFiles(root: string): Samples['files'] {
  const files = [...pictureFiles(root).map((file) => `pictures/${file}`), 'logo.svg', 'office-map.svg'];
  const digest = (file: string) => sha256(readFileSync(path.join(root, 'content', file)));
  return Object.fromEntries(files.map((file) => [`content/${file}`, digest(file)]));
}

/** Every text with its place, and the coordinates of the office and each hotel. */
const factsOf = (content: Content) => [
  ...textsOf(content),
  ...hotelsAndOffice(content).map(([file, { coordinates }]) => ({
    file,
    path: ['coordinates'],
    value: `latitude: ${coordinates.latitude}`,
  })),
];

/** Facts that are only true of the sample hotels. */
const describing =
  /description|story paragraphs|address lines|officer name|stay road|access note|malayalam (address|road)|coordinates/;

/** The texts to record. The content must be the sample content. */
export function recordedSamples(content: Content): SampleTexts {
  const facts = factsOf(content).filter(({ path }) => describing.test(path.join(' ')));
  const texts = facts.map(({ file, path, value }) => [`${file}, ${path.join(' ')}`, sha256(value)]);
  const { shortName, name, credit } = content.site;
  return { brand: [shortName ?? name.split(' ')[0]!, credit.label], texts: Object.fromEntries(texts) };
}

/** Every sample in the content. `url` is the site's address from the build's environment, if any. */
export function contentSamples(content: Content, samples: SampleTexts, url = ''): Mistake[] {
  const known = new Set(Object.values(samples.texts));
  const found = factsOf(content).flatMap(({ file, path, value }) => {
    // Labels show how an address looks: 'name@example.com'.
    if (file === 'labels') return [];
    const isAddress = file === 'site' && path.join() === 'url';
    const invented = known.has(sha256(value)) && 'describes an invented hotel; say what is true of yours';
    const message = sampleMessage((isAddress && url) || value, samples.brand) ?? invented;
    return message ? [{ file, path, message }] : [];
  });
  const accounts = content.site.social.flatMap(({ network, isPlaceholder }, index) => {
    const message = `${network} has no account yet; write its address and untick the box, or remove the network`;
    return isPlaceholder ? [{ file: 'site', path: ['social', index], message }] : [];
  });
  return [...found, ...accounts];
}

function sampleMessage(value: string, brand: readonly string[]): string | undefined {
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
