/**
 * What may be wrong and may be meant: the launch check asks about it, and no build stops. Each rule looks at the
 * content as it stands today.
 */
import type { Content } from '../check';

import { unusedPictures } from './pictures';
import type { Fault } from './problem';

/** A text of the content and where it stands. */
export interface Words {
  at: { file: string; item: string };
  field: string;
  value: string;
}

export interface Scene {
  content: Content;
  /** Every text of the content. */
  words: readonly Words[];
  today: Date;
}

export const warningRules: ((scene: Scene) => Fault[])[] = [
  otherPercentages,
  endedOffers,
  sharedLinks,
  oddEndings,
  forgottenShortName,
  repeatedWords,
  stalePrices,
  staleRanges,
  staleCounts,
  looseTitles,
  otherThanSpecified,
  ({ content }) => unusedPictures(content),
];

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const numeral = `\\d[\\d,.]*|(?:${tens.join('|')})(?:[- ](?:${small.slice(1, 10).join('|')}))?|${small.slice(1).join('|')}`;
const percentage = new RegExp(`(?<![\\d.])(${numeral})\\s*(%|per ?cent)`, 'gi');

/** 12, '1,000', 'twelve' and 'forty-five' as a number. */
function valueOf(said: string): number {
  if (/^\d/.test(said)) return Number(said.replaceAll(',', ''));
  const [word = '', unit = 'zero'] = said.toLowerCase().split(/[- ]/);
  return small.includes(word) ? small.indexOf(word) : 20 + 10 * tens.indexOf(word) + small.indexOf(unit);
}

function otherPercentages({ content: { offers } }: Scene): Fault[] {
  return offers.flatMap((at) =>
    (['title', 'description'] as const).flatMap((field) => {
      const other = [...at[field].matchAll(percentage)].find(([, said = '']) => valueOf(said) !== at.percent);
      return other ? [{ at, field, message: `speaks of ${other[0]}, and the offer is ${at.percent}%` }] : [];
    }),
  );
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

function endedOffers({ words, today }: Scene): Fault[] {
  const now = today.toISOString().slice(0, 10);
  return words
    .filter(({ at }) => at.file === 'content/offers.ts')
    .flatMap(({ at, field, value }) => {
      const last = datesIn(value).sort().at(-1);
      return last && last < now ? [{ at, field, message: `names ${last}, which has passed` }] : [];
    });
}

/** The dates that a text names in full, as 'YYYY-MM-DD'; a month or a year alone is its last day. */
function datesIn(text: string): string[] {
  const two = (figures = '31') => figures.padStart(2, '0');
  const isoDate = /\b20\d\d-\d\d-\d\d\b/g;
  const day = String.raw`\b(\d{1,2})(?:st|nd|rd|th)?`;
  const plain = text
    .replace(/\b(\d{1,2})[./-](\d{1,2})[./-](20\d\d)\b/g, (_, d, m, year) => `${year}-${two(m)}-${two(d)}`)
    .replace(new RegExp(String.raw`\b([a-z]{3,9})\.?\s+${day},?\s+(20\d\d)\b`, 'gi'), '$2 $1 $3');
  const named = new RegExp(
    String.raw`(?:${day}\s+)?(?:\b([a-z]{3,9})\.?,?\s+)?(?<!\d)(20[1-9]\d)(?!\d)`,
    'gi',
  );
  const inWords = [...plain.replace(isoDate, '').matchAll(named)].map(([, day, word, year]) => {
    const month = word ? months.findIndex((name) => name.startsWith(word.toLowerCase())) : -1;
    return month < 0 ? `${year}-12-31` : `${year}-${two(String(month + 1))}-${two(day)}`;
  });
  return [...(plain.match(isoDate) ?? []), ...inWords];
}

function sharedLinks({ content: { hotels } }: Scene): Fault[] {
  return hotels.flatMap((at, index) => {
    const earlier = hotels.slice(0, index).find(({ link }) => link.url === at.link.url);
    return earlier ? [{ at, field: 'link url', message: `is also that of ${earlier.name}` }] : [];
  });
}

function oddEndings({ words }: Scene): Fault[] {
  return words.flatMap(({ at, field, value }) => {
    const [, ending] = /[@.][\w-]+\.(con|comm|cmo|ocm|coom|inn|ney|ogr)(?=$|[/\s,;])/i.exec(value) ?? [];
    return ending ? [{ at, field, message: `ends with '.${ending}', which looks mistyped` }] : [];
  });
}

function forgottenShortName({ content: { site } }: Scene): Fault[] {
  const message = `'${site.shortName}' is no part of the name '${site.name}'`;
  return site.name.includes(site.shortName) ? [] : [{ at: site, field: 'shortName', message }];
}

function repeatedWords({ content }: Scene): Fault[] {
  const plain = (words: string) => words.toLowerCase().replace(/[\s.]+$/, '');
  const entries = Object.entries<string>(content.pictures);
  return entries.flatMap(([name, words], index) => {
    const earlier = entries.slice(0, index).find(([, other]) => plain(other) === plain(words))?.[0];
    const at = { file: 'content/pictures.ts', item: `picture ${name}` };
    return earlier ? [{ at, field: 'alt', message: `says the same as ${earlier}` }] : [];
  });
}

/** Sentences such as 'Rooms from ₹1,000 to ₹5,000' and 'rooms cost from one thousand rupees'. */
function stalePrices({ content, words }: Scene): Fault[] {
  const prices = content.roomCards.map(({ price }) => price);
  const limits = [Math.min(...prices), Math.max(...prices)];
  const amount = new RegExp(`₹\\s*(\\d[\\d,]*)|\\b(${numeral}) (hundred|thousand)\\b`, 'gi');
  const scale: Record<string, number> = { hundred: 100, thousand: 1000 };
  return words.flatMap(({ at, field, value }) => {
    const sentences = value
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => /\brooms?\b.*\bfrom\b/i.test(sentence));
    const amounts = sentences.flatMap((sentence) =>
      [...sentence.matchAll(amount)].map(([said, figure, word = '', unit = '']) => ({
        said,
        rupees: figure ? valueOf(figure) : valueOf(word) * (scale[unit.toLowerCase()] ?? 1),
      })),
    );
    const stale = amounts.find(({ rupees }) => !limits.includes(rupees));
    const message = `says ${stale?.said}, and rooms cost ₹${limits[0]} to ₹${limits[1]}`;
    return stale ? [{ at, field, message }] : [];
  });
}

/** A hotel's cheapest or dearest room when no room costs that any more. */
function staleRanges({ content: { hotels, roomCards } }: Scene): Fault[] {
  const prices = roomCards.map(({ price }) => price);
  return hotels.flatMap((at) =>
    (['from', 'to'] as const)
      .filter((end) => !prices.includes(at.priceRange[end]))
      .map((end) => {
        const message = `is ${at.priceRange[end]}, and no room of content/rooms.ts costs that (${prices.join(', ')})`;
        return { at, field: `priceRange ${end}`, message };
      }),
  );
}

/** Sentences that count the hotels: 'Ten houses', 'our nine town hotels'. */
function staleCounts({ content, words }: Scene): Fault[] {
  const all = content.hotels.length;
  const counts = [all, content.hotels.filter(({ isFeatured }) => isFeatured).length];
  const counted = new RegExp(`\\b(${numeral}) (?:(?:kerala|town) )?(?:houses|hotels|properties)\\b`, 'gi');
  return words.flatMap(({ at, field, value }) => {
    const stale = [...value.matchAll(counted)].find(([, word = '']) => !counts.includes(valueOf(word)));
    const message = `says '${stale?.[0]}', and there are ${all} of them, ${counts[1]} featured`;
    return stale ? [{ at, field, message }] : [];
  });
}

/** Small words stay small inside a title. */
const smallWords = 'a an and as at but by for from in of on or the to with'.split(' ');
/** As the specification writes it. */
const quotedTitle = 'Useful links';

/** Titles whose words do not begin with capitals, as those beside them do. */
function looseTitles({ words }: Scene): Fault[] {
  return words.flatMap(({ at, field, value }) => {
    const isTitle =
      /^content\/(pages|about|contact|not-found)\.ts$/.test(at.file) &&
      /^(hero )?(links)?title$/i.test(field);
    const loose = value
      .split(' ')
      .find((word, index) => /^\p{Ll}/u.test(word) && (index === 0 || !smallWords.includes(word)));
    if (!isTitle || value === quotedTitle || loose === undefined) return [];
    return [{ at, field, message: `begins '${loose}' with a small letter, and other titles have capitals` }];
  });
}

/** Words that the specification quotes, so that scripts from outside may find a page or a button by them. */
const specified: Record<string, string> = {
  'page home menu': 'Home',
  'page about menu': 'About',
  'page gallery menu': 'Gallery',
  'page facilities menu': 'Facilities',
  'page contact menu': 'Contact',
  'label hotel text': 'Hotel',
  'label checkIn text': 'Check In',
  'label checkOut text': 'Check Out',
  'label room text': 'Room',
  'label checkAvailability text': 'Check Availability',
  'label bookNow text': 'Book Now',
  'label visitUs text': 'Visit Us',
  'label learnMore text': 'Learn More',
  'label codeCopied text': 'Code Copied!',
  'label messageSent text': 'Message Sent',
};

function otherThanSpecified({ words }: Scene): Fault[] {
  return words.flatMap(({ at, field, value }) => {
    const wanted = specified[`${at.item} ${field}`];
    const message = `is '${value}', and scripts from outside may look for '${wanted}'`;
    return wanted === undefined || value === wanted ? [] : [{ at, field, message }];
  });
}
