import type { Content, HotelFile } from '../schema';

/** A mistake in the content: where it is, what is wrong and how to fix it. */
export interface Problem {
  /** The name of the file below content/, without its ending: 'offers', 'hotels/kochi'. */
  file: string;
  /** The steps to the field: ['offers', 1, 'code']. */
  path: readonly PropertyKey[];
  message: string;
}

/** "content/offers.json, offers 2 code: has a space in it; use letters, digits and dashes". People count from one. */
export function formatProblem({ file, path, message }: Problem): string {
  const field = path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' ');
  return `content/${file}.json${field && `, ${field}`}: ${message}`;
}

/** A text of the content and its place. */
export interface Text {
  file: string;
  path: readonly PropertyKey[];
  /** Both as words, without numbers: 'hotels rows text', 'offers offers code'. */
  place: string;
  value: string;
}

/** The files of some content with their names; hotels are 'hotels/kochi'. */
export function filesOf({ hotels, ...files }: Content): [file: string, data: unknown][] {
  return [
    ...Object.entries(files),
    ...Object.entries(hotels).map(([id, hotel]): [string, unknown] => [`hotels/${id}`, hotel]),
  ];
}

/** Every text of the content. */
export function textsOf(content: Content): Text[] {
  const below = (file: string, value: unknown, path: PropertyKey[]): Text[] => {
    if (typeof value === 'string') {
      const words = path.filter((step) => typeof step === 'string');
      return [{ file, path, place: [file.replace(/\/.*/, ''), ...words].join(' '), value }];
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      below(file, inner, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return filesOf(content).flatMap(([file, data]) => below(file, data, []));
}

/** A problem for each text that a check finds a fault in. */
export const perText = (content: Content, fault: (text: Text) => string | false | undefined): Problem[] =>
  textsOf(content).flatMap((text) => {
    const message = fault(text);
    return message ? [{ file: text.file, path: text.path, message }] : [];
  });

/** A place in a file ('offers 1 code', entries counted from zero) and what is wrong there, if anything. */
export type Row = [place: string, message: string | false | undefined];

/** The problems of a file. */
export const inFile = (file: string, rows: Row[]): Problem[] =>
  rows.flatMap(([place, message]) => {
    const path = place.split(' ').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return message ? [{ file, path, message }] : [];
  });

/** The problems of each hotel; `earlier` are the hotels before it. */
export const perHotel = (
  { hotels }: Content,
  rows: (hotel: HotelFile, id: string, earlier: HotelFile[]) => Row[],
): Problem[] =>
  Object.entries(hotels).flatMap(([id, hotel], index) =>
    inFile(`hotels/${id}`, rows(hotel, id, Object.values(hotels).slice(0, index))),
  );

export const districtOf = ({ towns }: Content, town: string) =>
  towns.towns.find(({ name }) => name === town)?.district;

/** The entry that a text is a field of. */
export function entryOf(content: Content, { file, path }: Text): object {
  const data: unknown = file.startsWith('hotels/')
    ? content.hotels[file.slice('hotels/'.length)]
    : content[file as 'hero'];
  return path
    .slice(0, -1)
    .reduce((value, step) => (value as Record<PropertyKey, unknown>)[step], data) as object;
}

/** The hotel that a text is about: that of its file, or the one that its slide, card or tab names. */
export const ownerOf = (content: Content, text: Text): string | undefined =>
  text.file.startsWith('hotels/')
    ? text.file.slice('hotels/'.length)
    : (entryOf(content, text) as { hotel?: string }).hotel;

/** A problem for each text that says the same as an earlier one; nothing where they may. */
export function repeats(
  texts: readonly Text[],
  message: (earlier: Text, text: Text) => string | false,
): Problem[] {
  const seen = new Map<string, Text>();
  return texts.flatMap((text) => {
    const key = text.value.toLowerCase().replace(/[\s.]+/g, '');
    const earlier = seen.get(key);
    if (!earlier) seen.set(key, text);
    const said = earlier && message(earlier, text);
    return said ? [{ file: text.file, path: text.path, message: said }] : [];
  });
}

/** Whether one word is another with one slip: a letter too many, missing, wrong, or two exchanged. */
export function isSlip(word: string, meant: string): boolean {
  if (word === meant || Math.abs(word.length - meant.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  const [rest, wanted] = [word.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  );
}
