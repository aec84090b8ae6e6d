/**
 * What still speaks of the invented hotels, or cannot work in public: the launch check asks about it, and no build stops.
 */
import { createHash } from 'node:crypto';

import type { Content } from '../check';

import type { Fault } from './problem';
import type { Words } from './warnings';

/** Of everything that is only a sample: the brand's words, and SHA-256 of the rest (art/samples.json). */
export interface Samples {
  brand: string[];
  texts: Record<string, string>;
}

/** What the samples' list holds of the content: the words that cannot be true of other hotels, by where they stand. */
export function samplesOf({ site, hotels }: Content, words: readonly Words[]): Samples {
  const describing = words.filter(({ field }) => /description|story paragraphs|address lines/.test(field));
  const texts = [
    ...describing.map(({ at, field, value }) => [`${at.file}, ${at.item}, ${field}`, digest(value)]),
    ...[site, ...hotels].map((place) => [`${place.name}, coordinates`, digest(spot(place))]),
  ];
  return { brand: [site.shortName, site.credit.label], texts: Object.fromEntries(texts) };
}

/** Every sample among the content; `url` is the address that the build is given, if any. */
export function sampleFaults(content: Content, words: readonly Words[], samples: Samples, url = ''): Fault[] {
  const { site, hotels } = content;
  const known = new Set(Object.values(samples.texts));
  const places = [site, ...hotels].flatMap((at) =>
    known.has(digest(spot(at)))
      ? [{ at, field: 'coordinates', message: 'are those of an invented house; look up where yours stands' }]
      : [],
  );
  const accounts = site.social.flatMap(({ name, isPlaceholder }, index) =>
    isPlaceholder ? [socialFault(site, name, index + 1)] : [],
  );
  const found = words.flatMap(({ at, field, value }) => {
    const isAddress = value === site.url && field === 'url';
    const message = isAddress
      ? faultOfAddress(url || value)
      : (faultOfWords(value, samples.brand) ?? (known.has(digest(value)) ? invented : undefined));
    return message ? [{ at, field, message }] : [];
  });
  return [...found, ...places, ...accounts];
}

const invented = 'describes an invented house; say what is true of yours';

function socialFault(at: object, name: string, position: number): Fault {
  const message = `${name} has no account yet; write its address and remove isPlaceholder, or remove the network`;
  return { at, field: `social ${position}`, message };
}

function faultOfWords(value: string, brand: readonly string[]): string | undefined {
  const word = brand.find((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(value),
  );
  if (word) return `speaks of the sample brand '${word}'; write your own name`;
  if (isSamplePhone(value)) return `'${value}' is invented, so nobody would answer; write the real number`;
  const mail = value.match(/[\w.+-]+@[\w-]+(\.[\w-]+)*/g)?.find((each) => isExampleHost(each.split('@')[1]!));
  if (mail) return `'${mail}' is invented, so mail would come back; write an address that somebody reads`;
  const isLink = /^https?:/i.test(value) && URL.canParse(value);
  if (isLink && isExampleHost(new URL(value).hostname))
    return `'${value}' is an example, where there is nothing; write the real address`;
  return undefined;
}

function faultOfAddress(address: string): string | undefined {
  const mend = 'set NEXT_PUBLIC_SITE_URL in .env.local or at the build, or write your own here';
  if (!URL.canParse(address)) return `'${address}' is no address; ${mend}`;
  const { protocol, hostname } = new URL(address);
  if (isExampleHost(hostname)) return `'${address}' is an example that nobody can own; ${mend}`;
  return protocol === 'https:' ? undefined : `'${address}' does not begin with https://; ${mend}`;
}

/** Whether a host name is set aside for examples and tests: nobody can ever own it. https://www.rfc-editor.org/rfc/rfc2606 */
function isExampleHost(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host);
}

/** Whether a number as phones dial it is invented: 555 01xx, or one digit over and over. */
function isSamplePhone(value: string): boolean {
  return /^\+\d+$/.test(value) && (/55501\d\d$/.test(value) || /(\d)\1{6}/.test(value));
}

function spot({ coordinates }: { coordinates: { latitude: number } }): string {
  return `latitude: ${coordinates.latitude}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
