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
