import { labelsAt, type Text } from '../schema/fields';
import type { Content, PartialContent } from '../schema/schema';

/** A mistake in the content: where it is, what is wrong and how to fix it. */
export interface Mistake {
  /** The name of the file below content/, without its ending: 'offers', 'hotels/kochi'. */
  file: string;
  /** '.json'; another ending for a file that the site does not read. */
  ending?: string;
  /** The steps to the field: ['offers', 1, 'code']. */
  path: readonly PropertyKey[];
  message: string;
}

/** What is wrong and how to fix it, or nothing. */
export type Message = string | false | undefined;

/** The name of a file and the steps to a field in it. */
type Location = Omit<Mistake, 'message'>;

/** Reports a mistake at a location, also written as a text that counts entries from zero: 'offers offers 1 code'. */
type ReportMistake = (at: Location | string, message: Message) => void;

/** What a rule gets. `pictures` are the files below content/pictures. */
export interface Check {
  content: Content;
  texts: readonly Text[];
  report: ReportMistake;
  pictures: readonly string[];
}

/** A rule about one text. */
export type TextRule = (text: Text, check: Check) => void;

/** Whether two mistakes are at the same place. */
const keyOf = ({ file, ending = '.json', path }: Location) => [file, ending, ...path].join(' ');

/** 'content/offers.json, Offers, Festival Week, Code': the file, and what the form calls the way to the field. */
export function locationOf({ file, ending = '.json', path }: Location, content: PartialContent): string {
  return [`content/${file}${ending}`, ...labelsAt(file, path, content)].join(', ');
}

/** "content/offers.json, Offers, Festival Week, Code: 'fest 40' is not right. Use letters, digits and dashes only." */
export const formatMistake = (mistake: Mistake, content: PartialContent) =>
  `${locationOf(mistake, content)}: ${mistake.message}`;

function parseLocation(words: string): Location {
  const [file = '', ...steps] = words.split(' ');
  return { file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}

/** Returns a function that adds a mistake to a list, unless its field has one already. */
export const createReporter =
  (mistakes: Mistake[]): ReportMistake =>
  (at, message) => {
    if (!message) return;
    const { file, ending, path } = typeof at === 'string' ? parseLocation(at) : at;
    const mistake = { file, ending, path, message };
    if (mistakes.every((other) => keyOf(other) !== keyOf(mistake))) mistakes.push(mistake);
  };

/**
 * A pattern that no text may match, and the message. '*' in the message is the first group of the match, or all of it.
 */
export type MessagePattern = [pattern: RegExp, message: string];

/** The first message that patterns find in a text. */
export function firstMessage(text: string, patterns: readonly MessagePattern[]): string | undefined {
  for (const [pattern, message] of patterns) {
    const match = pattern.exec(text);
    if (match) return message.replace('*', () => match[1] ?? match[0]);
  }
  return undefined;
}
