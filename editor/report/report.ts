/** Makes the report: every change between two states of the content, in words, with marks. */
import { fieldsOf, filesOf, hotelIdOf, subjectOf } from '../../content/schema/fields';
import { isWhole, type Content, type FileName, type PartialContent } from '../../content/schema/schema';

import { compareContent, type Change, type FieldChange } from './compare';
import type { Context } from './marks/context';
import { marksOfChange, marksOfField } from './marks/marks';
import { changedPhotographs } from './photographs';
import { valueInWords } from './value-words';
import { placesOf, type Names } from './where';

/** The content at one time. */
export interface State {
  content: PartialContent;
  /** The files that are missing or cannot be read: 'rooms', 'hotels/kochi'. */
  unreadable: readonly string[];
  /** The files below content/pictures ('rooms/standard.jpg'), each with a hash of its bytes. */
  pictures: ReadonlyMap<string, string>;
}

/** A value that changed. */
export interface ChangedValue {
  /** Its label in the form; none where the title of the change ends with it. */
  label?: string;
  /** In words; undefined for a value that was not there. */
  old?: string;
  new?: string;
  /** Why a person should look at it again: each one sentence that follows the label. */
  marks: readonly string[];
}

/** One change, ready to be printed. */
export interface ReportedChange {
  kind: Change['kind'];
  /** What the form calls the file, the entry and the field: 'Rooms and prices: Rooms, Super deluxe, Price'. */
  title: string;
  values: readonly ChangedValue[];
  /** The pages and sections that show it: 'Facilities, Rooms and Prices'. */
  where: readonly string[];
  /** What is to be known of the change as a whole, as for a value. */
  marks: readonly string[];
}

/** Whether a change has a mark, on itself or on a value. */
export const isMarked = ({ marks, values }: ReportedChange) =>
  marks.length > 0 || values.some((value) => value.marks.length > 0);

/**
 * Compares two states of the content. Both may have mistakes: the report says what changes, and the check
 * what is wrong.
 *
 * @param before what is published
 * @param after the new content
 * @param today for dates that have passed
 * @returns those with marks first
 */
export function reportChanges(before: State, after: State, today = new Date()): ReportedChange[] {
  const [old, now] = [before, after].map(({ content }) => without(content, after.unreadable)) as [
    PartialContent,
    PartialContent,
  ];
  const changes = compareContent(old, now);
  const context = { changes, today, fieldsBefore: fieldsOf(old), fieldsAfter: fieldsOf(now) };
  const names = { before: withoutMistakes(old, now), after: withoutMistakes(now, old) };
  const all = [
    ...after.unreadable.map((file) => unreadable(file, before.content)),
    ...changes.map((change) => describe(change, context, names)),
    ...changedPhotographs(before.pictures, after.pictures, context, names),
  ];
  return markedFirst(all, isMarked);
}

function markedFirst<Item>(items: readonly Item[], isMarkedItem: (item: Item) => boolean): Item[] {
  return [...items.filter(isMarkedItem), ...items.filter((item) => !isMarkedItem(item))];
}

/** The content without some of its files. */
function without({ hotels, ...others }: PartialContent, names: readonly string[]): PartialContent {
  const kept = <Value>(all: Record<string, Value>, folder: string) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(folder + name)));
  return { ...kept(others, ''), hotels: kept(hotels, 'hotels/') };
}

const unreadable = (file: string, { hotels, ...others }: PartialContent): ReportedChange => ({
  kind: 'changed',
  title: subjectOf(file, hotels[hotelIdOf(file) ?? ''] ?? others[file as FileName]),
  values: [],
  where: [],
  marks: ['is missing or cannot be read, so its changes are not listed'],
});

/** The content, with files that do not fit their schemas replaced by those of another state; undefined if none fits. */
function withoutMistakes(content: PartialContent, other: PartialContent): Content | undefined {
  const fitting = (state: PartialContent) =>
    filesOf(state).filter(({ data, schema }) => schema.safeParse(data).success);
  const files = [...fitting(other), ...fitting(content)].map(({ file, data }) => [file, data] as const);
  const isOfHotel = (file: string) => file.startsWith('hotels/');
  const whole = {
    ...Object.fromEntries(files.filter(([file]) => !isOfHotel(file))),
    hotels: Object.fromEntries(
      files.flatMap(([file, data]) => {
        const id = file.slice('hotels/'.length);
        return isOfHotel(file) && id in content.hotels ? [[id, data]] : [];
      }),
    ),
  } as PartialContent;
  return isWhole(whole) ? whole : undefined;
}

/** A change in words. */
function describe(change: Change, context: Context, names: Names): ReportedChange {
  const { subject, labels, kind, order } = change;
  const title = [subject, labels.join(', ')].filter(Boolean).join(': ');
  const values = order
    ? [{ label: 'Now', new: order.join(', '), marks: [] }]
    : valuesOf(change, context, names);
  return {
    kind,
    title,
    values: markedFirst(values, ({ marks }) => marks.length > 0),
    where: placesOf([change], names),
    marks: marksOfChange(change, context),
  };
}

function valuesOf({ kind, labels, fields }: Change, context: Context, names: Names): ChangedValue[] {
  const isWhole = kind !== 'changed';
  // A removed hotel has many values, and its name says which one it was.
  if (kind === 'removed' && labels.length === 0) return [];
  const shown = fields.filter(({ before, after }) => {
    const { input, path, entry, value, labels: all } = (after ?? before)!;
    // What the title or a label says already: the words of a picture, the name of an entry. Nobody
    // reads the numbers of a new centre of interest.
    const isSaid = (path.at(-1) === 'alt' && 'picture' in entry) || all.at(-2) === value;
    return !isWhole || !(input === 'hidden' || isSaid || Array.isArray(value));
  });
  const values = shown.map((field): ChangedValue => {
    const { before, after } = field;
    const label = (after ?? before)!.labels.slice(labels.length).join(', ');
    const [old, now] = wordsOf(field, context, names);
    const marks = kind !== 'removed' ? marksOfField(field, context) : [];
    return { ...(isWhole && label && { label }), ...(before && { old }), ...(after && { new: now }), marks };
  });
  return isWhole ? joinLists(values) : values;
}

function wordsOf(
  { before, after }: FieldChange,
  { fieldsBefore, fieldsAfter }: Context,
  names: Names,
): [old: string, now: string] {
  const old = before ? valueInWords(before, fieldsBefore, names.before) : '';
  const now = after ? valueInWords(after, fieldsAfter, names.after) : '';
  // Two pictures that one text describes.
  return before && after && old === now
    ? [`${old} (${before.value})`, `${now} (${after.value})`]
    : [old, now];
}

/** Values of one list in one line: 'Amenity: Lift, Laundry'. */
function joinLists(values: readonly ChangedValue[]): ChangedValue[] {
  const joined: ChangedValue[] = [];
  for (const value of values) {
    const last = joined.at(-1);
    if (!last || last.label !== value.label) joined.push(value);
    else
      joined[joined.length - 1] = {
        ...last,
        ...(last.old !== undefined && { old: `${last.old}, ${value.old}` }),
        ...(last.new !== undefined && { new: `${last.new}, ${value.new}` }),
        marks: [...new Set([...last.marks, ...value.marks])],
      };
  }
  return joined;
}
