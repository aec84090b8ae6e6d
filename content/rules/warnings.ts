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
  staleCounts,
  ({ content }) => unusedPictures(content),
];

function otherPercentages({ content: { offers } }: Scene): Fault[] {
  return offers.flatMap((at) =>
    (['title', 'description'] as const).flatMap((field) => {
      const other = [...at[field].matchAll(/([\d.]+)\s*(%|per ?cent)/gi)].find(
        ([, figure]) => Number(figure) !== at.percent,
      );
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
  const named = /(?:\b(\d{1,2})(?:st|nd|rd|th)?\s+)?(?:\b([a-z]{3,9})\.?,?\s+)?\b(20\d\d)\b/gi;
  const inFigures = [...text.matchAll(/\b(20\d\d)-(\d\d)-(\d\d)\b/g)].map(([date]) => date);
  const inWords = [...text.replace(/\b20\d\d-\d\d-\d\d\b/g, '').matchAll(named)].map(
    ([, day, word, year]) => {
      const month = word ? months.findIndex((name) => name.startsWith(word.toLowerCase())) : -1;
      return month < 0
        ? `${year}-12-31`
        : `${year}-${String(month + 1).padStart(2, '0')}-${(day ?? '31').padStart(2, '0')}`;
    },
  );
  return [...inFigures, ...inWords];
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
  const entries = Object.entries<string>(content.pictures);
  return entries.flatMap(([name, words], index) => {
    const earlier = entries.slice(0, index).find(([, other]) => other === words)?.[0];
    const at = { file: 'content/pictures.ts', item: `picture ${name}` };
    return earlier ? [{ at, field: 'alt', message: `says the same as ${earlier}` }] : [];
  });
}

const numerals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const numeral = `\\d[\\d,]*|${numerals.slice(1).join('|')}`;

/** 12, '1,000' and 'twelve' as a number. */
const valueOf = (word: string) =>
  /^\d/.test(word) ? Number(word.replaceAll(',', '')) : numerals.indexOf(word.toLowerCase());

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
