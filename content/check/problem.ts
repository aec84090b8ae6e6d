import type { Text } from '../schema/fields';
import type { Content } from '../schema/schema';

/** A mistake in the content: where it is, what is wrong and how to fix it. */
export interface Problem {
  /** The name of the file below content/, without its ending: 'offers', 'hotels/kochi'. */
  file: string;
  /** '.json'; another ending for a file that the site does not read. */
  ending?: string;
  /** The steps to the field: ['offers', 1, 'code']. */
  path: readonly PropertyKey[];
  message: string;
}

/** What is wrong and how to fix it, or nothing. */
export type Fault = string | false | undefined;

/** The name of a file and the steps to a field in it. */
type Place = Omit<Problem, 'message'>;

/** Adds a problem at a place. The place can also be a text: 'offers offers 1 code', with entries counted from zero. */
export type AddProblem = (place: Place | string, fault: Fault) => void;

/** What a rule gets. `refuse` reports a mistake; `pictures` are the files below content/pictures. */
export interface Check {
  content: Content;
  texts: readonly Text[];
  refuse: AddProblem;
  pictures: readonly string[];
}

/** A rule about one text. */
export type TextRule = (text: Text, check: Check) => void;

/** "content/offers.json, offers 2 code". People count from one. */
export function placeOf({ file, ending = '.json', path }: Place): string {
  const field = path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' ');
  return `content/${file}${ending}${field && `, ${field}`}`;
}

/** "content/offers.json, offers 2 code: has a space in it; use letters, digits and dashes". */
export const formatProblem = (problem: Problem) => `${placeOf(problem)}: ${problem.message}`;

function parsePlace(place: string): Place {
  const [file = '', ...steps] = place.split(' ');
  return { file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}

/** Returns a function that adds a problem to a list, unless its field has one already. */
export const createAddProblem =
  (problems: Problem[]): AddProblem =>
  (at, message) => {
    if (!message) return;
    const { file, path } = typeof at === 'string' ? parsePlace(at) : at;
    const place = placeOf({ file, path });
    if (problems.every((other) => placeOf(other) !== place)) problems.push({ file, path, message });
  };

/** The office and the hotels, with the names of their files. */
export const hotelsAndOffice = ({ site, hotels }: Content) => [
  ['site', { ...site, town: site.address.town }] as const,
  ...Object.entries(hotels).map(([id, hotel]) => [`hotels/${id}`, hotel] as const),
];

/** The district of a town; undefined for a town that is not known. */
export const districtOf = ({ towns }: Content, town = '') =>
  towns.towns.find(({ name }) => name === town)?.district;

/**
 * A pattern that no text may match, and the message. '*' in the message is the first group of the match, or all of it.
 */
export type FaultPattern = [pattern: RegExp, say: string];

/** The first fault that patterns find in a text. */
export function firstFault(text: string, patterns: readonly FaultPattern[]): string | undefined {
  for (const [pattern, say] of patterns) {
    const match = pattern.exec(text);
    if (match) return say.replace('*', () => match[1] ?? match[0]);
  }
  return undefined;
}
