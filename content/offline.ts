import type { Offline } from './types';

/** The words of the page that stands in for one which the visitor's device has no copy of, while the line is lost. */
export const offline: Offline = {
  title: 'Out of reach just now',
  text: 'This page needs a line, and there is none: a tunnel perhaps, or the hills. A telephone often still works where the web does not.',
  tryAgain: 'Try again',
  phonesTitle: 'Ring a house',
  phonesText: 'Every desk is open day and night.',
  linksTitle: 'What you can read without a line',
};
