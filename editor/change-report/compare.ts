/** Compares two states of the content and lists every difference. */
import type { Content } from '../../content/schema';
import {
  entryName,
  fieldsBelow,
  filesIn,
  isValue,
  labelIn,
  schemaIn,
  schemaOfFile,
  subjectOf,
  type Entry,
  type Field,
  type Step,
} from './fields';

/** A value that was added, removed or replaced. */
export interface FieldChange {
  before?: Field;
  after?: Field;
}

/** One difference: a value that changed, or an entry or a file that was added, removed or moved. */
export interface Change {
  file: string;
  /** What the file is about: 'Rooms and prices'. */
  subject: string;
  /** Where in the form: ['Rooms', 'Super deluxe', 'Price']. Empty for a whole file. */
  labels: readonly string[];
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** File and path as words, without numbers: 'rooms rooms price'. */
  place: string;
  /** Each value of it; none for what moved. */
  fields: readonly FieldChange[];
  /** For what moved: the names of the entries in both orders. For a removed or added entry: how many the list has. */
  orders?: readonly [before: readonly string[], after: readonly string[]];
}

interface Place {
  file: string;
  subject: string;
  path: readonly Step[];
  labels: readonly string[];
  schema: unknown;
  /** The groups around the values. */
  entries: readonly [before: Entry, after: Entry];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isGroup = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/**
 * Every difference between two states of the content, in the order of the files.
 *
 * @param before what is published
 * @param after what is to be published
 */
export function compareContent(before: Content, after: Content): Change[] {
  const [old, now] = [new Map(filesIn(before)), new Map(filesIn(after))];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  return names.flatMap((file) => {
    const data = now.get(file) ?? old.get(file);
    const place = {
      file,
      // By the published name: a new one may be the mistake.
      subject: subjectOf(file, old.get(file) ?? data),
      path: [],
      labels: [],
      schema: schemaOfFile(file, data),
      entries: [{}, {}] as const,
    };
    return compare(old.get(file), now.get(file), place);
  });
}

function compare(before: unknown, after: unknown, place: Place): Change[] {
  if (isSame(before, after) || (isEmpty(before) && isEmpty(after))) return [];
  if (isEmpty(before) && !isValue(after)) return [whole('added', after, place)];
  if (isEmpty(after) && !isValue(before)) return [whole('removed', before, place)];
  if (isEmpty(before) || isEmpty(after) || isValue(before) || isValue(after))
    return [change('changed', place, [pair(before, after, place)])];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, place);
  if (!isGroup(before) || !isGroup(after))
    return [whole('removed', before, place), whole('added', after, place)];
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return keys.flatMap((key) =>
    compare(before[key], after[key], {
      ...place,
      path: [...place.path, key],
      labels: [...place.labels, labelIn(place.schema, key)],
      schema: schemaIn(place.schema, key),
      entries: [before, after],
    }),
  );
}

function change(
  kind: Change['kind'],
  { file, subject, labels, path }: Place,
  fields: readonly FieldChange[],
  orders?: Change['orders'],
): Change {
  const names = path.filter((step) => typeof step === 'string');
  return { file, subject, labels, kind, place: [file.split('/')[0], ...names].join(' '), fields, orders };
}

/** The values below a place, before or after. */
const fieldsAt = (value: unknown, { file, path, labels, schema }: Place, entry: Entry) =>
  fieldsBelow(file, value, schema, path, labels, isGroup(value) && !isValue(value) ? value : entry);

function pair(before: unknown, after: unknown, place: Place): FieldChange {
  const [old, now] = place.entries;
  return { before: fieldsAt(before, place, old)[0], after: fieldsAt(after, place, now)[0] };
}

function whole(kind: 'added' | 'removed', value: unknown, place: Place, orders?: Change['orders']): Change {
  const [old, now] = place.entries;
  const fields = fieldsAt(value, place, kind === 'added' ? now : old);
  const side = kind === 'added' ? 'after' : 'before';
  return change(
    kind,
    place,
    fields.map((field) => ({ [side]: field })),
    orders,
  );
}

/** Which entries of two lists are the same ones: pairs of indexes. */
function matched(before: readonly unknown[], after: readonly unknown[]): [from: number, to: number][] {
  const pairs: [number, number][] = [];
  const free = (indexes: readonly unknown[], side: 0 | 1) =>
    [...indexes.keys()].filter((index) => pairs.every((each) => each[side] !== index));
  const match = (isPair: (from: number, to: number) => boolean) => {
    for (const from of free(before, 0)) {
      const to = free(after, 1).find((index) => isPair(from, index));
      if (to !== undefined) pairs.push([from, to]);
    }
  };
  match((from, to) => isSame(before[from], after[to]));
  for (const key of [
    'id',
    'question',
    'title',
    'name',
    'code',
    'network',
    'label',
    'what',
    'heading',
    'picture',
  ])
    match((from, to) => {
      const [one, other] = [before[from], after[to]];
      return isGroup(one) && isGroup(other) && typeof one[key] === 'string' && one[key] === other[key];
    });
  // What has another name now is known by the rest of it, or by its place in a list that is as long as before.
  match((from, to) => alike(before[from], after[to]) > 0.3);
  if (before.length === after.length)
    match((from, to) => from === to && isValue(before[from]) === isValue(after[to]));
  return pairs;
}

/** The share of equal fields of two groups. */
function alike(one: unknown, other: unknown): number {
  if (!isGroup(one) || !isGroup(other)) return 0;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => key !== 'icon');
  return keys.filter((key) => isSame(one[key], other[key])).length / Math.max(1, keys.length);
}

function compareLists(before: readonly unknown[], after: readonly unknown[], place: Place): Change[] {
  const pairs = matched(before, after).sort(([, a], [, b]) => a - b);
  const at = (index: number, entry: unknown, published = entry): Place => ({
    ...place,
    path: [...place.path, index],
    labels: isValue(entry) ? place.labels : [...place.labels, entryName(published, index)],
    schema: schemaIn(place.schema, index),
    entries: isValue(entry) ? place.entries : [{}, {}],
  });
  const names = (list: readonly unknown[]) => list.map((entry, index) => nameIn(entry, index));
  const orders = [names(before), names(after)] as const;
  const changes = after.flatMap((entry, index) => {
    const match = pairs.find(([, to]) => to === index);
    return match
      ? compare(before[match[0]], entry, at(index, entry, before[match[0]]))
      : [whole('added', entry, at(index, entry), orders)];
  });
  const removed = before.flatMap((entry, index) =>
    pairs.some(([from]) => from === index) ? [] : [whole('removed', entry, at(index, entry), orders)],
  );
  const isMoved = pairs.some(([from], index) => index > 0 && from < pairs[index - 1]![0]);
  const moved = isMoved ? [change('moved', place, [], orders)] : [];
  return [...changes, ...removed, ...moved];
}

const nameIn = (entry: unknown, index: number) => (isValue(entry) ? String(entry) : entryName(entry, index));
