/** Prints a report: as plain text, in colours for a terminal, and as Markdown for a pull request. */
import { isMarked, type ChangedValue, type ReportedChange } from './report';
import { changedWords, type TextPart } from './value-words';

/** '3 changes, 1 with ⚠' */
export function summaryOf(changes: readonly ReportedChange[]): string {
  const marked = changes.filter(isMarked).length;
  if (changes.length === 0) return 'No change';
  return `${changes.length} change${changes.length === 1 ? '' : 's'}, ${marked || 'none'} with ⚠`;
}

const verbs = { changed: '', added: ' (new)', removed: ' (removed)', moved: ' (another order)' };

/** The title of a change, with what happened to a whole entry: 'Offers: Offers, Late Nights (new)'. */
export const titleOf = ({ title, kind }: ReportedChange) => title + verbs[kind];

/** How a printer writes the words of a value. */
type Writer = Record<TextPart[0], (text: string) => string>;

function valueLine(value: ChangedValue, write: Writer, isWhole: boolean): string {
  const { label, old, new: now } = value;
  const prefix = label ? `${write.same(label)}: ` : '';
  if (old !== undefined && now !== undefined) return prefix + arrowed(changedWords(old, now), write);
  const word = isWhole ? '' : now === undefined ? 'gone: ' : 'new: ';
  return `${prefix}${word}${now === undefined ? write.old(old ?? '') : write.new(now)}`;
}

/** 'has “eighteen” → “nineteen” rooms'. */
function arrowed(parts: readonly TextPart[], write: Writer): string {
  const kindAt = (index: number) => parts[index]?.[0];
  return parts
    .map(([kind, text], at) => {
      if (kind === 'same') return write.same(text);
      const isPair = kind === 'old' ? kindAt(at + 1) === 'new' : kindAt(at - 1) === 'old';
      const word = isPair ? (kind === 'new' ? '→ ' : '') : kind === 'new' ? 'new: ' : 'gone: ';
      return word + write[kind](text);
    })
    .join(' ');
}

const isWhole = ({ kind }: ReportedChange) => kind !== 'changed';

/** https://en.wikipedia.org/wiki/ANSI_escape_code */
const colors = { bold: 1, red: 31, green: 32, yellow: 33 };

/** The report as text. `inColor` is for a terminal. */
export function reportAsText(changes: readonly ReportedChange[], inColor = false): string {
  const paint = (name: keyof typeof colors, text: string) =>
    inColor ? `\u001b[${colors[name]}m${text}\u001b[0m` : text;
  const write: Writer = {
    same: (text) => text,
    old: (text) => paint('red', `“${text}”`),
    new: (text) => paint('green', `“${text}”`),
  };
  const markLines = (marks: readonly string[], indent: string) =>
    marks.map((why) => paint('yellow', `${indent}⚠ ${why}`));
  return changes
    .map((change) =>
      [
        paint('bold', titleOf(change)),
        ...markLines(change.marks, '  '),
        ...change.values.flatMap((value) => [
          `  ${valueLine(value, write, isWhole(change))}`,
          ...markLines(value.marks, value.label ? '    ' : '  '),
        ]),
        ...(change.where.length > 0 ? [`  shows on ${change.where.join('; ')}`] : []),
      ].join('\n'),
    )
    .join('\n');
}

/** Escapes a text, so that GitHub shows it as it is: without formatting, links, mentions and references. */
const escapeMarkdown = (text: string) =>
  text
    .replace(/(?<=[@#])(?=\w)|(?<=www)(?=\.)|(?<=https?)(?=:)/gi, '\u200b')
    .replace(/[&<>"'\\`*_{}[\]()#+!|~]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A comment at GitHub has at most 65,536 characters. */
const MAX_COMMENT_CHARACTERS = 60_000;

/** The report as Markdown. What does not fit into a comment is counted at its end. */
export function reportAsMarkdown(changes: readonly ReportedChange[]): string {
  const write: Writer = {
    same: escapeMarkdown,
    old: (text) => `<del>${escapeMarkdown(text)}</del>`,
    new: (text) => `<ins>${escapeMarkdown(text)}</ins>`,
  };
  const marksOf = (marks: readonly string[]) => marks.map((why) => `⚠ **${escapeMarkdown(why)}**`);
  const one = (change: ReportedChange) =>
    [
      `### ${escapeMarkdown(titleOf(change))}`,
      ...marksOf(change.marks),
      change.values
        .map((value) =>
          [`- ${valueLine(value, write, isWhole(change))}`, ...marksOf(value.marks)].join('<br>'),
        )
        .join('\n'),
      change.where.length > 0 ? `Shows on ${escapeMarkdown(change.where.join('; '))}.` : '',
    ]
      .filter(Boolean)
      .join('\n\n');
  let length = 0;
  const fitting = changes.map(one).filter((text) => (length += text.length + 2) < MAX_COMMENT_CHARACTERS);
  const left = changes.length - fitting.length;
  return [
    `${summaryOf(changes)}.`,
    ...fitting,
    ...(left > 0 ? [`… and ${left} more. “Files changed” at the top of this page has all of them.`] : []),
  ].join('\n\n');
}
