/** Compares two states of the content and lists every difference. */
import { inputOf, labelIn, schemaIn } from '../../content/schema/field-schema';
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
  /** The values that changed; none for another order. */
  fields: readonly FieldChange[];
  /** The names of the entries in their new order, if that changed. */
  order?: readonly string[];
  /** For a removed entry: how many the list had, and has now. */
  counts?: readonly [before: number, after: number];
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
  return keys.flatMap((key) => {
    const schema = schemaIn(part.schema, key);
    // The form makes it, and nobody sees it.
    if (key === 'id' && inputOf(schema) === 'hidden') return [];
    return compare(before[key], after[key], {
      ...part,
      path: [...part.path, key],
      labels: [...part.labels, labelIn(part.schema, key)],
      schema,
      entries: [before, after],
    });
  });
}

function createChange(
  kind: Change['kind'],
  { file, subject, labels, path }: ComparedPart,
  fields: readonly FieldChange[],
): Change {
  return { file, subject, labels, kind, schemaPath: schemaPathOf({ file, path }), fields };
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
function wholeChange(kind: 'added' | 'removed', value: unknown, part: ComparedPart): Change {
  const [old, now] = part.entries;
  const fields = fieldsBelow(value, { ...part, entry: kind === 'added' ? now : old });
  const side = kind === 'added' ? 'after' : 'before';
  return createChange(
    kind,
    part,
    fields.map((field) => ({ [side]: field })),
  );
}

function compareLists(before: readonly unknown[], after: readonly unknown[], part: ComparedPart): Change[] {
  const pairs = matchEntries(before, after);
  const at = (index: number, entry: unknown, published = entry): ComparedPart => ({
    ...part,
    path: [...part.path, index],
    labels: isValue(entry) ? part.labels : [...part.labels, entryName(published, index)],
    // The input of a list, such as a choice of rooms, is that of each of its values.
    schema: isValue(entry) && inputOf(part.schema) ? part.schema : schemaIn(part.schema, index),
    entries: isValue(entry) ? part.entries : [{}, {}],
  });
  const changes = after.flatMap((entry, index) => {
    const from = pairs.find(([, to]) => to === index)?.[0];
    if (from !== undefined) return compare(before[from], entry, at(index, entry, before[from]));
    const own = at(index, entry);
    return isValue(entry)
      ? [createChange('changed', own, [fieldChange(undefined, entry, own)])]
      : [wholeChange('added', entry, own)];
  });
  const removed = before.flatMap((entry, index) => {
    if (pairs.some(([from]) => from === index)) return [];
    const own = at(index, entry);
    return isValue(entry)
      ? [createChange('changed', own, [fieldChange(entry, undefined, own)])]
      : [{ ...wholeChange('removed', entry, own), counts: [before.length, after.length] as const }];
  });
  const kept = [...pairs].sort(([, one], [, other]) => one - other);
  const isMoved = kept.some(([from], index) => from < (kept[index - 1]?.[0] ?? 0));
  const order = kept.map(([, to]) => (isValue(after[to]) ? String(after[to]) : entryName(after[to], to)));
  return [...changes, ...removed, ...(isMoved ? [{ ...createChange('moved', part, []), order }] : [])];
}
