/** Numbers in figures and in words. */
import { inWords } from '../number-words';

const numbers = Array.from({ length: 100 }, (_, count) => inWords(count));
/** A pattern for '12', '1,000', 'twelve' and 'forty-five'. */
export const numeral = `\\d[\\d,]*(?:\\.\\d+)?|${numbers.slice(1).reverse().join('|')}`;

/** What `numeral` and 'a' find, as a number; -1 for any other word. */
export function valueOf(said: string): number {
  if (/^\d/.test(said)) return Number(said.replaceAll(',', ''));
  return /^an?$/i.test(said) ? 1 : numbers.indexOf(said.toLowerCase().replace(' ', '-'));
}

/** The numbers of a text: 682001 for '682 001', 1.5 for '1.5', 12 for 'twelve'. */
export const figuresIn = (text: string) =>
  (text.replace(/(\d{3}) (\d{3})/, '$1$2').match(/\d[\d,]*(\.\d+)?|[a-z-]+/gi) ?? [])
    .map(valueOf)
    .filter((value) => value >= 0);
