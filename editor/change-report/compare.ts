/** Compares two states of the content and lists every difference. */
import { labelIn, schemaIn } from '../../content/schema/field-schema';
import {
  entryName,
  fieldsBelow,
  filesOf,
  isValue,
  schemaPathOf,
  subjectOf,
  type Entry,
  type Field,
  type Part,
} from '../../content/schema/fields';
import type { PartialContent } from '../../content/schema/schema';
import type { SchemaPath } from '../../content/schema/schema-path';
import { isJsonObject, isSameJson } from '../../lib/json';

import { matchEntries } from './match-entries';

/** A value that was added, removed or replaced. */
export interface FieldChange {
  before?: Field;
  after?: Field;
}

/** One difference: a value that changed, or an entry or a file that was added, removed or moved. */
export interface Change {
  file: string;
  /** The title of the file: 'Rooms and prices'. */
  subject: string;
  /** Where in the form: ['Rooms', 'Super deluxe', 'Price']. Empty for a whole file. */
  labels: readonly string[];
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** The file and the keys, without numbers: 'rooms rooms price'. */
  schemaPath: SchemaPath;
  /** The values that changed; none for an entry that moved. */
  fields: readonly FieldChange[];
  /** For a moved entry: the names of all entries in both orders. For a removed or added one: how many the list has. */
  orders?: readonly [before: readonly string[], after: readonly string[]];
}

/** What is compared: a file, or a part of it. */
interface ComparedPart extends Omit<Part, 'entry'> {
  subject: string;
  /** The objects that contain the values. */
  entries: readonly [before: Entry, after: Entry];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/**
 * Every difference between two states of the content, in the order of the files.
 *
 * @param before what is published
 * @param after the new content
 */
export function compareContent(before: PartialContent, after: PartialContent): Change[] {
  const byName = (content: PartialContent) => new Map(filesOf(content).map((each) => [each.file, each]));
  const old = byName(before);
  const now = byName(after);
  const names = new Set([...now.keys(), ...old.keys()]);
  return [...names].flatMap((file) => {
    const [published, changed] = [old.get(file), now.get(file)];
    return compare(published?.data, changed?.data, {
      file,
      // By the published name: a new one may be the mistake.
      subject: subjectOf(file, (published ?? changed)?.data),
      path: [],
      labels: [],
      schema: (changed ?? published)?.schema,
      entries: [{}, {}],
    });
  });
}

function compare(before: unknown, after: unknown, part: ComparedPart): Change[] {
  if (isSameJson(before, after) || (isEmpty(before) && isEmpty(after))) return [];
  if (isEmpty(before) && !isValue(after)) return [wholeChange('added', after, part)];
  if (isEmpty(after) && !isValue(before)) return [wholeChange('removed', before, part)];
  if (isEmpty(before) || isEmpty(after) || isValue(before) || isValue(after))
    return [createChange('changed', part, [fieldChange(before, after, part)])];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, part);
  if (!isJsonObject(before) || !isJsonObject(after))
    return [wholeChange('removed', before, part), wholeChange('added', after, part)];
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return keys.flatMap((key) =>
    compare(before[key], after[key], {
      ...part,
      path: [...part.path, key],
      labels: [...part.labels, labelIn(part.schema, key)],
      schema: schemaIn(part.schema, key),
      entries: [before, after],
    }),
  );
}

function createChange(
  kind: Change['kind'],
  part: ComparedPart,
  fields: readonly FieldChange[],
  orders?: Change['orders'],
): Change {
  const { file, subject, labels } = part;
  return { file, subject, labels, kind, schemaPath: schemaPathOf(part), fields, orders };
}

/** The change of one value. */
function fieldChange(before: unknown, after: unknown, part: ComparedPart): FieldChange {
  const [old, now] = part.entries;
  return {
    before: fieldsBelow(before, { ...part, entry: old })[0],
    after: fieldsBelow(after, { ...part, entry: now })[0],
  };
}

/** The change of an entry or a file that was added or removed, with all of its values. */
function wholeChange(
  kind: 'added' | 'removed',
  value: unknown,
  part: ComparedPart,
  orders?: Change['orders'],
): Change {
  const [old, now] = part.entries;
  const fields = fieldsBelow(value, { ...part, entry: kind === 'added' ? now : old });
  const side = kind === 'added' ? 'after' : 'before';
  return createChange(
    kind,
    part,
    fields.map((field) => ({ [side]: field })),
    orders,
  );
}

function compareLists(before: readonly unknown[], after: readonly unknown[], part: ComparedPart): Change[] {
  const pairs = matchEntries(before, after).sort(([, a], [, b]) => a - b);
  const at = (index: number, entry: unknown, published = entry): ComparedPart => ({
    ...part,
    path: [...part.path, index],
    labels: isValue(entry) ? part.labels : [...part.labels, entryName(published, index)],
    schema: schemaIn(part.schema, index),
    entries: isValue(entry) ? part.entries : [{}, {}],
  });
  const names = (list: readonly unknown[]) => list.map((entry, index) => nameIn(entry, index));
  const orders = [names(before), names(after)] as const;
  const changes = after.flatMap((entry, index) => {
    const match = pairs.find(([, to]) => to === index);
    return match
      ? compare(before[match[0]], entry, at(index, entry, before[match[0]]))
      : [wholeChange('added', entry, at(index, entry), orders)];
  });
  const removed = before.flatMap((entry, index) =>
    pairs.some(([from]) => from === index) ? [] : [wholeChange('removed', entry, at(index, entry), orders)],
  );
  const isMoved = pairs.some(([from], index) => index > 0 && from < pairs[index - 1]![0]);
  const moved = isMoved ? [createChange('moved', part, [], orders)] : [];
  return [...changes, ...removed, ...moved];
}

const nameIn = (entry: unknown, index: number) => (isValue(entry) ? String(entry) : entryName(entry, index));
