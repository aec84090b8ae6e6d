/**
 * What still speaks of the invented hotels, or cannot work in public: the launch check asks about it, and no build stops.
 */
import { createHash } from 'node:crypto';

import { inFile, textsOf, type Problem } from '../content/rules/problem';
import { isExampleHost } from '../content/rules/reach';
import type { Content } from '../content/schema';

/** Of everything that is only a sample: the brand's words, and SHA-256 of the rest (art/samples.json). */
export interface Samples {
  brand: string[];
  texts: Record<string, string>;
}

const shortNameOf = ({ site }: Content) => site.shortName ?? site.name.split(' ')[0]!;

/** Offices and hotels with their files. */
const placesOf = ({ site, hotels }: Content) => [
  { file: 'site' as const, coordinates: site.coordinates },
  ...Object.entries(hotels).map(([id, { coordinates }]) => ({ file: `hotels/${id}` as const, coordinates })),
];

/** What the samples' list holds of the content: the words that cannot be true of other hotels, by their place. */
export function recordedSamples(content: Content): Samples {
  const describing = textsOf(content).filter(({ path }) =>
    /description|story paragraphs|address lines|officer name|stay road|access note|malayalam (address|road)/.test(
      path.join(' '),
    ),
  );
  const texts = [
    ...describing.map(({ file, path, value }) => [`${file}, ${path.join(' ')}`, digest(value)]),
    ...placesOf(content).map((place) => [`${place.file}, coordinates`, digest(spot(place))]),
  ];
  return { brand: [shortNameOf(content), content.site.credit.label], texts: Object.fromEntries(texts) };
}

/** Every sample among the content; `url` is the address that the build is given, if any. */
export function contentSamples(content: Content, samples: Samples, url = ''): Problem[] {
  const { site } = content;
  const known = new Set(Object.values(samples.texts));
  const places = placesOf(content).flatMap((place) =>
    inFile(place.file, [
      [
        'coordinates',
        known.has(digest(spot(place))) && 'are those of an invented hotel; look up where yours is',
      ],
    ]),
  );
  const accounts = inFile(
    'site',
    site.social.map(({ network, isPlaceholder }, index) => [
      `social ${index}`,
      isPlaceholder &&
        `${network} has no account yet; write its address and untick the box, or remove the network`,
    ]),
  );
  // Labels show how an address looks: 'name@example.com'.
  const found = textsOf(content).flatMap(({ file, path, value }) => {
    if (file === 'labels') return [];
    const isAddress = file === 'site' && path.join() === 'url';
    const message = isAddress
      ? faultOfAddress(url || value)
      : (faultOfWords(value, samples.brand) ?? (known.has(digest(value)) ? invented : undefined));
    return message ? [{ file, path, message }] : [];
  });
  return [...found, ...places, ...accounts];
}

const invented = 'describes an invented hotel; say what is true of yours';

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
  const fix = 'set NEXT_PUBLIC_SITE_URL in .env.local or at the build, or write your own here';
  if (!URL.canParse(address)) return `'${address}' is no address; ${fix}`;
  const { protocol, hostname } = new URL(address);
  if (isExampleHost(hostname)) return `'${address}' is an example that nobody can own; ${fix}`;
  return protocol === 'https:' ? undefined : `'${address}' does not begin with https://; ${fix}`;
}

/** Whether a phone number is invented: 555 01xx, or one digit over and over. */
function isSamplePhone(value: string): boolean {
  const digits = value.replaceAll(' ', '');
  return /^\+\d+$/.test(digits) && (/55501\d\d$/.test(digits) || /(\d)\1{6}/.test(digits));
}

function spot({ coordinates }: { coordinates: { latitude: number } }): string {
  return `latitude: ${coordinates.latitude}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
