/** Describes a change in words, ready to be shown. */
import { choices } from '../../content/schema/choices';
import { labelOf } from '../../content/schema/field-schema';
import { keyOf, type Field } from '../../content/schema/fields';
import type { Content } from '../../content/schema/schema';
import { whereItShows } from '../report/where';

import type { FieldChange } from './compare';
import type { ReportedChange } from './report';

/** A part of a text that stays, is removed or is added. */
export type TextPart = [kind: 'same' | 'old' | 'new', text: string];

/** One change, ready to be shown. */
export interface Description {
  /** File and path in the published content, which stay the same when a title changes: 'hotels/kochi phone'. */
  id: string;
  /** 'Rooms and prices: Rooms, Super deluxe, Price'. */
  title: string;
  /** One line for each value: its label if there are several, then the old and the new words. */
  lines: { label?: string; parts: TextPart[] }[];
  /** 'Facilities, Rooms and Prices'. */
  where: string[];
  /** The page that shows it first, by its address, and the title of the section there. */
  section?: { path: string; heading?: string };
  warnings: readonly string[];
}

/** A value as people read it in the form. */
function valueIn(field: Field, content: Content): string {
  const { value, input, choices: options } = field;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // A year has no comma.
  if (typeof value === 'number')
    return keyOf(field) === 'copyrightYear' ? String(value) : value.toLocaleString('en-IN');
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return `${value.latitude}, ${value.longitude}`;
  if (input in choices) {
    const known = choices[input as keyof typeof choices](content);
    return known.find((choice) => choice.value === value)?.label ?? value;
  }
  return options && /^[a-z-]{3,}$/.test(value) ? labelOf(value) : value;
}

/** How many words around a difference are shown. */
const AROUND_WORDS = 4;

/** If two texts have a smaller share of words in common, both are shown whole. */
const COMMON_SHARE = 0.2;

/** The words of a text, each with the space after it. */
const withSpaces = (text: string) => text.split(/(?<=\s)/);

/** What differs between two texts, with a few words around it. */
export function differenceBetween(before: string, after: string): TextPart[] {
  const old = withSpaces(before);
  const now = withSpaces(after);
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  if (start + end < COMMON_SHARE * Math.max(old.length, now.length))
    return [
      ['old', before],
      ['new', after],
    ];
  const part = (words: string[], from: number, to: number) => words.slice(from, to).join('').trim();
  const head = part(now, Math.max(0, start - AROUND_WORDS), start);
  const tail = part(now, now.length - end, now.length - end + AROUND_WORDS);
  const parts: TextPart[] = [
    ['same', `${start > AROUND_WORDS ? '… ' : ''}${head}`],
    ['old', part(old, start, old.length - end)],
    ['new', part(now, start, now.length - end)],
    ['same', `${tail}${end > AROUND_WORDS ? ' …' : ''}`],
  ];
  return parts.filter(([, text]) => text.trim() !== '');
}

/** A text with at most this number of words is always shown whole. */
const FEW_WORDS = 4;

function partsOf({ before, after }: FieldChange, old: Content, now: Content): TextPart[] {
  const [oldText, newText] = [before && valueIn(before, old), after && valueIn(after, now)];
  const isText = typeof after?.value === 'string' && after.input === '' && !after.choices;
  if (oldText !== undefined && newText !== undefined && isText && oldText.split(' ').length > FEW_WORDS)
    return differenceBetween(oldText, newText);
  const parts: TextPart[] = [];
  if (oldText !== undefined) parts.push(['old', oldText]);
  if (newText !== undefined) parts.push(['new', newText]);
  return parts;
}

/** Entries that moved in a list, with both positions: two that were exchanged, or else the one that moved farthest. */
function movedEntries([before, after]: NonNullable<ReportedChange['orders']>): Description['lines'] {
  const kept = after.filter((name) => before.includes(name));
  const old = before.filter((name) => after.includes(name));
  const moved = kept
    .map((name, position) => ({ name, from: old.indexOf(name), to: position }))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => Math.abs(b.from - b.to) - Math.abs(a.from - a.to));
  const shown = moved.length === 2 ? moved : moved.slice(0, 1);
  return shown.map(({ name }) => ({
    label: name,
    parts: [
      ['old', `place ${before.indexOf(name) + 1}`],
      ['new', `place ${after.indexOf(name) + 1}`],
    ],
  }));
}

/**
 * A change in words.
 *
 * @param before what is published, for the names behind ids
 * @param after the new content
 */
export function describeChange(change: ReportedChange, before: Content, after: Content): Description {
  const { subject, labels, kind, fields, orders } = change;
  const verb = { changed: '', added: 'new', removed: 'removed', moved: 'another order' }[kind];
  const title = [subject, labels.join(', ')].filter(Boolean).join(': ') + (verb && ` (${verb})`);
  const isSingle = kind === 'changed' || (fields.length === 1 && labels.length > 0);
  const shown = fields.filter((field) => (field.after ?? field.before)?.input !== 'hidden' || isSingle);
  const lines: Description['lines'] = shown.map((field) => {
    const own = (field.after ?? field.before)!.labels.slice(labels.length).join(', ');
    return { ...(isSingle || !own ? {} : { label: own }), parts: partsOf(field, before, after) };
  });
  // For a removed entry, the report shows only its name.
  const reported = kind === 'removed' && !isSingle ? lines.slice(0, 2) : lines;
  if (kind === 'moved') reported.push(...movedEntries(orders!));
  const shows = whereItShows(change, { ...before, ...after });
  const first = shows.find(({ page = '' }) => page in after.pages);
  const section = first && { path: after.pages[first.page!]!.path, heading: first.heading };
  const field = fields[0]?.before ?? fields[0]?.after;
  const id = [change.file, ...(field?.path ?? labels), verb].join(' ').trim();
  return {
    id,
    title,
    lines: reported,
    where: shows.map(({ words }) => words),
    section,
    warnings: change.warnings,
  };
}
