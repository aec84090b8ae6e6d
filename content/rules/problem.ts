import type { Content } from '../schema';

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

/** Notes what is wrong at a place: at a text, or at 'offers offers 1 code', where entries are counted from zero. */
export type Say = (place: Text | string, fault: Fault) => void;

/** `refuse` notes a mistake, `ask` what may be meant; `pictures` are the files below content/pictures. */
export interface Check {
  content: Content;
  texts: readonly Text[];
  refuse: Say;
  ask: Say;
  pictures: readonly string[];
  today: Date;
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

/** "content/offers.json, offers 2 code". People count from one. */
export function placeOf({ file, path }: Pick<Problem, 'file' | 'path'>): string {
  const field = path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' ');
  return `content/${file}.json${field && `, ${field}`}`;
}

/** "content/offers.json, offers 2 code: has a space in it; use letters, digits and dashes". */
export const formatProblem = (problem: Problem) => `${placeOf(problem)}: ${problem.message}`;

/** Adds what is said to some problems. */
export const noteIn =
  (problems: Problem[]): Say =>
  (place, message) => {
    if (!message) return;
    if (typeof place !== 'string') return problems.push({ file: place.file, path: place.path, message });
    const [file = '', ...steps] = place.split(' ');
    problems.push({ file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)), message });
  };

/** The first problem of each field. */
export function firstOfEach(problems: readonly Problem[]): Problem[] {
  const places = problems.map(placeOf);
  return problems.filter((_, index) => places.indexOf(places[index]!) === index);
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

/** The office and the hotels, with the names of their files. */
export const housesOf = ({ site, hotels }: Content) => [
  ['site', { ...site, town: site.address.town }] as const,
  ...Object.entries(hotels).map(([id, hotel]) => [`hotels/${id}`, hotel] as const),
];

/** The district of a town; undefined for a town that is not known. */
export const districtOf = ({ towns }: Content, town = '') =>
  towns.towns.find(({ name }) => name === town)?.district;

/** A word and what is left of it when each of its letters in turn is left out. */
export const shortened = (word: string) => [
  word,
  ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Whether one word is another with one slip: a letter too many, missing, wrong or moved. */
export const isSlip = (word: string, meant: string) =>
  word !== meant && shortened(word).some((each) => shortened(meant).includes(each));

/** What a text may not hold, and what to say of it, where '*' is what was found, or the first group of it. */
export type Pattern = [pattern: RegExp, say: string];

/** The first fault that patterns find in a text. */
export function firstFault(text: string, patterns: readonly Pattern[]): string | undefined {
  for (const [pattern, say] of patterns) {
    const match = pattern.exec(text);
    if (match) return say.replace('*', () => match[1] ?? match[0]);
  }
  return undefined;
}
