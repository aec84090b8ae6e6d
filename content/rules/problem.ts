import type { Content, FileName, HotelFile } from '../schema';

/** A mistake in the content: where it is, what is wrong and how to fix it. */
export interface Problem {
  /** The name of the file below content/, without its ending: 'offers', 'hotels/kochi'. */
  file: string;
  /** The steps to the field: ['offers', 1, 'code']. */
  path: readonly PropertyKey[];
  message: string;
}

/** What is wrong and how to fix it, or nothing. */
export type Fault = string | false | undefined;

/** The problems of some content; `pictures` are the files below content/pictures, `today` is for what ends on a day. */
export type Rule = (content: Content, context: { pictures: readonly string[]; today: Date }) => Problem[];

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
  /** What it is a field of. */
  entry: Record<string, unknown>;
  /** The hotel that it is about: that of its file, or the one that its slide, card or tab names. */
  owner?: string;
}

/** The files of some content with their names; hotels are 'hotels/kochi'. */
export function filesOf({ hotels, ...files }: Content): [file: string, data: object][] {
  return [
    ...Object.entries(files),
    ...Object.entries(hotels).map(([id, hotel]): [string, object] => [`hotels/${id}`, hotel]),
  ];
}

/** Every text of the content. */
export function textsOf(content: Content): Text[] {
  const below = (file: string, entry: Text['entry'], path: PropertyKey[]): Text[] =>
    Object.entries(entry).flatMap(([key, value]) => {
      const steps = [...path, Array.isArray(entry) ? Number(key) : key];
      if (typeof value === 'object' && value) return below(file, value as Text['entry'], steps);
      if (typeof value !== 'string') return [];
      const names = steps.filter((step) => typeof step === 'string');
      const [folder = '', id = entry.hotel as string | undefined] = file.split('/');
      return [{ file, path: steps, place: [folder, ...names].join(' '), value, entry, owner: id }];
    });
  return filesOf(content).flatMap(([file, data]) => below(file, data as Text['entry'], []));
}

/** A fault of a text, or of the field beside it with this name. */
export const problemAt = ({ file, path }: Text, message: Fault, field = path.at(-1)!): Problem[] =>
  message ? [{ file, path: [...path.slice(0, -1), field], message }] : [];

/** A rule about every text. */
export const eachText =
  (fault: (text: Text, content: Content) => Fault): Rule =>
  (content) =>
    textsOf(content).flatMap((text) => problemAt(text, fault(text, content)));

/** A place in a file ('offers 1 code', entries counted from zero) and what is wrong there, if anything. */
export type Row = [place: string, message: Fault];

/** The problems of a file. */
export const inFile = (file: string, rows: Row[]): Problem[] =>
  rows.flatMap(([place, message]) => {
    const path = place.match(/\S+/g)!.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return message ? [{ file, path, message }] : [];
  });

type EntryOf<List> = List extends readonly (infer Entry)[] ? Entry : never;

/** A rule about every entry of a list; its places are fields of the entry, and '' is the entry itself. */
export const eachEntry =
  <File extends FileName, List extends keyof Content[File] & string>(
    file: File,
    list: List,
    rows: (entry: EntryOf<Content[File][List]>, content: Content) => Row[],
  ): Rule =>
  (content) =>
    (content[file][list] as EntryOf<Content[File][List]>[]).flatMap((entry, index) =>
      inFile(
        file,
        rows(entry, content).map(([field, message]) => [`${list} ${index} ${field}`, message]),
      ),
    );

/** A rule about every hotel; `earlier` are those before it. */
export const eachHotel =
  (rows: (hotel: HotelFile, content: Content, earlier: HotelFile[]) => Row[]): Rule =>
  (content) =>
    Object.entries(content.hotels).flatMap(([id, hotel], index, all) => {
      const earlier = all.slice(0, index).map(([, other]) => other);
      return inFile(`hotels/${id}`, rows(hotel, content, earlier));
    });

/** The office and the hotels, with the names of their files. */
export const housesOf = ({ site, hotels }: Content) => [
  ['site', { ...site, town: site.address.town }] as const,
  ...Object.entries(hotels).map(([id, hotel]) => [`hotels/${id}`, hotel] as const),
];

export const districtOf = ({ towns }: Content, town = '') =>
  towns.towns.find(({ name }) => name === town)?.district;

/** A problem for each text that says the same as an earlier one; nothing where they may. */
export function repeats(texts: readonly Text[], fault: (earlier: Text, text: Text) => Fault): Problem[] {
  const seen = new Map<string, Text>();
  return texts.flatMap((text) => {
    const key = text.value.toLowerCase().replace(/[\s.]+/g, '');
    const earlier = seen.get(key);
    if (!earlier) seen.set(key, text);
    return earlier ? problemAt(text, fault(earlier, text)) : [];
  });
}

/** Whether one word is another with one slip: a letter too many, missing, wrong, or two exchanged. */
export function isSlip(word: string, meant: string): boolean {
  if (word === meant || Math.abs(word.length - meant.length) > 1) return false;
  const start = [...meant, ''].findIndex((letter, index) => letter !== word.charAt(index));
  const [rest, wanted] = [word.slice(start), meant.slice(start)];
  const [first, second, ...others] = wanted;
  return (
    [wanted, wanted.slice(1)].includes(rest.slice(1)) ||
    rest === wanted.slice(1) ||
    rest === [second, first, ...others].join('')
  );
}

/** What a text may not hold, and what to say of it, where '*' is the words that were found. */
export type Pattern = [pattern: RegExp, say: string | ((found: string, match: RegExpExecArray) => Fault)];

/** The first fault that patterns find in a text. */
export function firstFault(text: string, patterns: readonly Pattern[]): string | undefined {
  for (const [pattern, say] of patterns) {
    for (const match of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      const fault = typeof say === 'string' ? say.replace('*', () => match[0]) : say(match[0], match);
      if (fault) return fault;
    }
  }
  return undefined;
}
