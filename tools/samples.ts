/**
 * What still speaks of the invented hotels, or cannot work in public: the launch check asks about it, and no build stops.
 */
import { sha256 } from '../build/project';
import { housesOf, textsOf, type Problem } from '../content/rules/problem';
import { isExampleHost } from '../content/rules/reach';
import type { Content } from '../content/schema';

/** Of everything that is only a sample: the brand's words, and SHA-256 of the rest by its place (art/samples.json). */
export interface Samples {
  brand: string[];
  texts: Record<string, string>;
}

/** Every text with its place, and where the office and each hotel are. */
const factsOf = (content: Content) => [
  ...textsOf(content),
  ...housesOf(content).map(([file, { coordinates }]) => ({
    file,
    path: ['coordinates'],
    value: `latitude: ${coordinates.latitude}`,
  })),
];

/** What cannot be true of other hotels. */
const describing =
  /description|story paragraphs|address lines|officer name|stay road|access note|malayalam (address|road)|coordinates/;

/** The samples of a content that is a sample itself. */
export function recordedSamples(content: Content): Samples {
  const facts = factsOf(content).filter(({ path }) => describing.test(path.join(' ')));
  const texts = facts.map(({ file, path, value }) => [`${file}, ${path.join(' ')}`, sha256(value)]);
  const { shortName, name, credit } = content.site;
  return { brand: [shortName ?? name.split(' ')[0]!, credit.label], texts: Object.fromEntries(texts) };
}

/** Every sample among the content; `url` is the address that the build is given, if any. */
export function contentSamples(content: Content, samples: Samples, url = ''): Problem[] {
  const known = new Set(Object.values(samples.texts));
  const found = factsOf(content).flatMap(({ file, path, value }) => {
    // Labels show how an address looks: 'name@example.com'.
    if (file === 'labels') return [];
    const isAddress = file === 'site' && path.join() === 'url';
    const invented = known.has(sha256(value)) && 'describes an invented hotel; say what is true of yours';
    const message = wordsFault((isAddress && url) || value, samples.brand) ?? invented;
    return message ? [{ file, path, message }] : [];
  });
  const accounts = content.site.social.flatMap(({ network, isPlaceholder }, index) => {
    const message = `${network} has no account yet; write its address and untick the box, or remove the network`;
    return isPlaceholder ? [{ file: 'site', path: ['social', index], message }] : [];
  });
  return [...found, ...accounts];
}

function wordsFault(value: string, brand: readonly string[]): string | undefined {
  const word = brand.find((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(value),
  );
  if (word) return `speaks of the sample brand '${word}'; write your own name`;
  // 555 01xx, or one digit over and over.
  if (/^\+[\d ]+$/.test(value) && /55501\d\d$|(\d)\1{6}/.test(value.replaceAll(' ', '')))
    return `'${value}' is invented, so nobody would answer; write the real number`;
  const mail = value.match(/[\w.+-]+@[\w-]+(\.[\w-]+)*/g)?.find((each) => isExampleHost(each.split('@')[1]!));
  if (mail) return `'${mail}' is invented, so mail would come back; write an address that somebody reads`;
  const isLink = /^https?:/i.test(value) && URL.canParse(value);
  return isLink && isExampleHost(new URL(value).hostname)
    ? `'${value}' is an example, where there is nothing; write the real address`
    : undefined;
}
