/** The words of the page that stands in for one which the visitor's device has no copy of, while the line is lost. */
export const offline: {
  /** At most 60 characters. */
  title: string;
  /** At most 240 characters. */
  text: string;
  /** Loads the same address again. */
  tryAgain: string;
  /** Stands above the telephone numbers of all houses. */
  phonesTitle: string;
  /** At most 120 characters. */
  phonesText: string;
  /** Stands above the links to the five pages. */
  linksTitle: string;
} = {
  title: 'Out of reach just now',
  text: 'This page needs a line, and there is none: a tunnel perhaps, or the hills. A telephone often still works where the web does not.',
  tryAgain: 'Try again',
  phonesTitle: 'Ring a house',
  phonesText: 'Every desk is open day and night.',
  linksTitle: 'What you can read without a line',
};
