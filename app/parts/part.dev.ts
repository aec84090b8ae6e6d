import type { ReactNode } from 'react';

/** A component on the page /parts. */
export interface Part {
  /** The file of the component, or the style sheet if it is only a class. */
  file: string;
  note?: string;
  /** Whether the component fills the width of the page. Its states are then shown one below the other. */
  isWide?: boolean;
  states: { state: string; example: ReactNode; isOnDark?: boolean }[];
}

export const sentence = 'The boat leaves the jetty at dusk and comes back with the moon. ';
/** A text of exactly this many characters. */
const textOf = (count: number) => sentence.repeat(Math.ceil(count / sentence.length)).slice(0, count);
export const short = 'Harbour Room';
export const long = textOf(60);
export const longest = textOf(600);
export const link = 'https://www.example.com/';
