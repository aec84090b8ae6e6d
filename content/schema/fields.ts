/** Lists every field of the content with what the schema knows of it: its label, its kind, and its group. */
import type { Point } from '../../lib/coordinates';
import { isJsonObject, type JsonObject } from '../../lib/json';

import { choicesOf, inputOf, labelIn, schemaIn, showsOf } from './field-schema';
import { hotel } from './hotel-schema';
import { files, schemaOf, type Content, type FileName, type PartialContent } from './schema';
import type { FieldKey, SchemaPath } from './schema-path';

type Step = string | number;
/** A position on the map, or a centre of interest in per cent: two numbers that belong together. */
type Pair = Point | [number, number];
type Value = string | number | boolean | Pair;
/** The values of a group. */
export type Entry = { readonly [Key in FieldKey]?: unknown };

/** A value of the content and where it is. */
export interface Field {
  /** The file below content/, without its ending: 'rooms', 'hotels/kochi'. */
  file: string;
  path: readonly Step[];
  /** Where its schema is: the file and the keys, without numbers: 'rooms rooms price', 'hotels rows text'. */
  schemaPath: SchemaPath;
  /** What the form calls the groups, the entry and the field: ['Rooms', 'Super deluxe', 'Price']. */
  labels: readonly string[];
  /** The kind of input in the form: 'picture', 'hotel', 'url', 'hidden'; '' for ordinary typing. */
  input: string;
  /** The values of a choice. */
  choices?: readonly string[];
  /** What a photograph must show here: 'the whole bed and the window'. */
  shows?: string;
  value: Value;
  /** The group that contains it. */
  entry: Entry;
  /** The id of the hotel that it is about: its file is named so, or its slide, card or tab names it. */
  owner?: string;
}

/** A text of the content and where it is. */
export type Text = Field & { value: string };

/** Some content of a file, with its schema and the way to it. */
export interface Part {
  file: string;
  schema: unknown;
  path: readonly Step[];
  labels: readonly string[];
  /** The group around it. */
  entry: Entry;
}

/** Whether a value is a position on the map. */
export const isPoint = (value: unknown): value is Point =>
  isJsonObject(value) && Object.keys(value).length === 2 && 'latitude' in value && 'longitude' in value;
const isPair = (value: unknown): value is Pair =>
  isPoint(value) ||
  (Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number'));
/** Whether a value is a single one: a text, a number, yes or no, or a pair of numbers. */
export const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value) || isPair(value);

/** Whether a value is a text that people write: not an address, a choice or a file name. */
export const isProse = ({ input, choices, value }: Field) =>
  typeof value === 'string' && input === '' && !choices;

/** Whether a field is at one of these places or in one of them: 'hotels stay road' is in 'hotels stay'. */
export const isIn = ({ schemaPath }: Pick<Field, 'schemaPath'>, ...places: readonly SchemaPath[]) =>
  places.some((place) => `${schemaPath} `.startsWith(`${place} `));

/** The key of a field, without its position in a list: 'price', 'lines'. */
export const keyOf = ({ path }: Pick<Field, 'path'>) =>
  path.filter((step) => typeof step === 'string').at(-1) as FieldKey;

/** Whether a field has one of these keys, in any group or list. */
export const hasKey = (field: Field, ...keys: readonly FieldKey[]) => keys.includes(keyOf(field));

/** The id of the hotel that a file describes: 'kochi' for 'hotels/kochi'. Nothing for any other file. */
export const hotelIdOf = (file: string) => /^hotels\/(.*)$/.exec(file)?.[1];

/** The title of a file in the form: 'Rooms and prices', 'Nilavara Harbour (Kochi)'. */
export function subjectOf(file: string, data: unknown): string {
  const id = hotelIdOf(file);
  if (id !== undefined) {
    const { name, town } = (data ?? {}) as JsonObject;
    return `${name ?? id} (${town ?? 'hotel'})`;
  }
  return file in files ? files[file as FileName].title : file;
}

/** The fields that can name a list entry, the best first. */
export const entryNameKeys: readonly FieldKey[] = [
  'question',
  'title',
  'name',
  'caption',
  'heading',
  'label',
  'network',
  'tagline',
  'what',
  'hotel',
];

/** The name of a list entry: its title or name, otherwise its number. */
export function entryName(entry: unknown, index: number): string {
  const name =
    isJsonObject(entry) && entryNameKeys.map((key) => entry[key]).find((each) => typeof each === 'string');
  return name ? String(name) : String(index + 1);
}

/** The file and the keys on the way to a field, without numbers: 'rooms rooms price', 'hotels rows text'. */
export const schemaPathOf = ({ file, path }: Pick<Part, 'file' | 'path'>) =>
  [file.split('/')[0], ...path.filter((step) => typeof step === 'string')].join(' ') as SchemaPath;

/** Every field below a part of the content. */
export function fieldsBelow(value: unknown, part: Part): Field[] {
  const { file, schema, path, labels, entry } = part;
  if (isValue(value)) {
    const owner = hotelIdOf(file) ?? (entry.hotel as string | undefined);
    return [
      {
        file,
        path,
        schemaPath: schemaPathOf(part),
        labels,
        input: inputOf(schema),
        choices: choicesOf(schema),
        shows: showsOf(schema),
        value,
        entry,
        owner,
      },
    ];
  }
  if (Array.isArray(value)) {
    const input = inputOf(schema);
    return value.flatMap((each, index) => {
      const isSingle = isValue(each);
      const fields = fieldsBelow(each, {
        file,
        schema: schemaIn(schema, index),
        path: [...path, index],
        labels: isSingle ? labels : [...labels, entryName(each, index)],
        entry,
      });
      // The `input` of a list applies to each of its entries.
      return isSingle && input ? fields.map((field) => ({ ...field, input })) : fields;
    });
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    fieldsBelow(each, {
      file,
      schema: schemaIn(schema, key),
      path: [...path, key],
      labels: [...labels, labelIn(schema, key)],
      entry: value,
    }),
  );
}

/** The files of some content with their schemas; hotels are 'hotels/kochi'. */
export const filesOf = ({ hotels, ...others }: PartialContent) => [
  ...Object.entries(others).map(([file, data]) => {
    return { file, data, schema: schemaOf(file as FileName, Object.keys(data ?? {})) };
  }),
  ...Object.entries(hotels).map(([id, data]) => ({ file: `hotels/${id}`, data, schema: hotel })),
];

/** The name of a list entry, with its number if another entry has the same name. */
function nameAmong(entries: readonly unknown[], index: number): string {
  const name = entryName(entries[index], index);
  const isShared = entries.some((other, at) => at !== index && entryName(other, at) === name);
  return isShared ? `${name} (${index + 1})` : name;
}

/**
 * What the form calls the way to a place in a file: ['Offers', 'Festival Week', 'Code']. An entry without a name has
 * its number, from 1. A key that is not in the schema is in quotation marks.
 */
export function labelsAt(file: string, path: readonly PropertyKey[], content: PartialContent): string[] {
  const found = filesOf(content).find((each) => each.file === file);
  let [value, schema]: unknown[] = [found?.data, found?.schema];
  return path.map((key) => {
    const step = typeof key === 'number' ? key : String(key);
    const [outer, around] = [schema, value];
    schema = schemaIn(outer, step);
    value = (around as Record<string | number, unknown> | undefined)?.[step];
    if (typeof step === 'number') return nameAmong(around as unknown[], step);
    return schema ? labelIn(outer, step) : `'${step}'`;
  });
}

/** Every field of the content. */
export const fieldsOf = (content: PartialContent): Field[] =>
  filesOf(content).flatMap(({ file, data, schema }) =>
    fieldsBelow(data, { file, schema, path: [], labels: [], entry: {} }),
  );

/** Every text of the content. */
export const textsOf = (content: Content): Text[] =>
  fieldsOf(content).filter((field): field is Text => typeof field.value === 'string');
