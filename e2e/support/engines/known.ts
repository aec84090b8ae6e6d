import type { EngineName, Finding } from './finding';

interface Question {
  engine: EngineName;
  /** Names of rules that ask it. */
  rules: RegExp;
  /** Where the answer stands: the file of the test that proves it, or what was looked at. */
  answer: string;
}

interface Exception {
  engine: EngineName;
  rule: string;
  /** The elements it is about. */
  place: RegExp;
  reason: string;
}

const sniffer = (rules: RegExp, answer: string): Question => ({ engine: 'HTML_CodeSniffer', rules, answer });

/**
 * What the engines leave to a person, and how it was decided. A question that is not listed fails the tests, so that a
 * new one is met by somebody. docs/accessibility.md has the same in words.
 */
export const questions: Question[] = [
  {
    engine: 'axe',
    rules: /^color-contrast$/,
    answer: 'Words over pictures and gradients: e2e/contrast.spec.ts measures the pixels.',
  },
  { engine: 'axe', rules: /^frame-tested$/, answer: 'The map is the page of another site.' },
  sniffer(/\.1_1_1\./, 'Alternative texts are content, written and reviewed: the alt fields of content/.'),
  sniffer(/\.1_2_4\./, 'There is no video and no sound.'),
  sniffer(
    /\.1_3_1(_A)?\./,
    'Headings and groups: e2e/transcript.spec.ts. The four fields are one group, and so is the search.',
  ),
  sniffer(/\.1_3_2\./, 'The order of reading is the order of the HTML: e2e/transcript.spec.ts.'),
  sniffer(/\.1_3_3\./, 'No instruction speaks of shapes, places or sounds.'),
  sniffer(/\.1_3_4\./, 'Nothing asks for an orientation.'),
  sniffer(
    /\.1_3_5\./,
    'Name, e-mail and phone carry autocomplete; a hotel, days and rooms are not personal.',
  ),
  sniffer(
    /\.1_4_1\./,
    'Links in running text are underlined; what is chosen has a line or a filled dot as well.',
  ),
  sniffer(/\.1_4_3\./, 'Words over pictures, gradients and translucent grounds: e2e/contrast.spec.ts.'),
  sniffer(/\.1_4_4\./, 'e2e/zoom.spec.ts, at 200% and 400%.'),
  sniffer(/\.1_4_5\./, 'No picture shows words that are to be read.'),
  sniffer(/\.1_4_10\./, 'e2e/narrow.spec.ts, at 320 px.'),
  sniffer(/\.1_4_11\./, 'e2e/contrast.spec.ts and e2e/settings.spec.ts look at controls and focus.'),
  sniffer(/\.1_4_12\./, 'e2e/zoom.spec.ts, with the spacing that the criterion names.'),
  sniffer(/\.1_4_13\./, 'Nothing appears on hover or focus alone.'),
  sniffer(
    /\.2_1_[1-4]\./,
    'No single key is a command outside the preview; e2e/gallery.spec.ts has its keys.',
  ),
  sniffer(/\.2_2_2\./, 'e2e/carousels.spec.ts and e2e/tabs.spec.ts stop all that moves.'),
  sniffer(/\.2_3_1\./, 'Nothing flashes.'),
  sniffer(/\.2_4_[1-7]\./, 'e2e/frame.spec.ts, e2e/focus.spec.ts and e2e/transcript.spec.ts.'),
  sniffer(/\.2_5_[1-4]\./, 'e2e/gallery.spec.ts and e2e/carousels.spec.ts: every swipe has its button.'),
  sniffer(/\.3_1_2\./, 'All words are English, names of places and dishes apart.'),
  sniffer(
    /\.3_2_[1-4]\./,
    'No field acts before its button; e2e/frame.spec.ts: links that open a tab say so.',
  ),
  sniffer(/\.3_3_[1-4]\./, 'The browser itself names the wrong field; nothing legal or paid is sent.'),
  sniffer(
    /\.4_1_3\./,
    'e2e/offers.spec.ts, e2e/contact.spec.ts, e2e/search.spec.ts: messages have live roles.',
  ),
];

/** Findings that we know and keep. There are none. */
export const exceptions: Exception[] = [];

/** Findings less the exceptions. */
export function unexpected(findings: Finding[]): Finding[] {
  return findings.filter(
    ({ engine, rule, place }) =>
      !exceptions.some((known) => known.engine === engine && known.rule === rule && known.place.test(place)),
  );
}

/** Questions that nobody has answered yet, each once. */
export function unanswered(undecided: Finding[]): string[] {
  const open = undecided.filter(
    ({ engine, rule }) => !questions.some((known) => known.engine === engine && known.rules.test(rule)),
  );
  return [...new Set(open.map(({ engine, rule, place }) => `${engine}: ${rule}: ${place}`))];
}
