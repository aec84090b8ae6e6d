/** What the schema knows of each value of the content: its label, its kind, and what it belongs to. */
import { z } from 'zod';

import { unwrapped } from '../../content/fields';
import { files, hotel, schemaOf, type Content, type FileName } from '../../content/schema';
import { labelOf } from '../label-of';

export type Step = string | number;
export interface Point {
  latitude: number;
  longitude: number;
}
export type Value = string | number | boolean | Point;
export type Entry = Record<string, unknown>;

/** A value of the content with everything that the report says of it. */
export interface Field {
  /** The file below content/, without its ending: 'rooms', 'hotels/kochi'. */
  file: string;
  path: readonly Step[];
  /** File and path as words, without numbers: 'rooms rooms price', 'hotels rows text'. */
  place: string;
  /** What the form calls the groups, the entry and the field: ['Rooms', 'Super deluxe', 'Price']. */
  labels: readonly string[];
  /** What chooses the value in the form: 'picture', 'hotel', 'url', 'hidden'. '' for what is typed. */
  form: string;
  /** The values of a choice. */
  choices?: readonly string[];
  value: Value;
  /** The group that it is a field of. */
  entry: Entry;
  /** The id of the hotel that it is about: that of its file, or the one that its entry names. */
  owner?: string;
}

const isGroup = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPoint = (value: unknown): value is Point =>
  isGroup(value) && Object.keys(value).length === 2 && 'latitude' in value && 'longitude' in value;
/** A value that is not looked into: a text, a number, yes or no, a position. */
export const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value) || isPoint(value);

/** What the schema says of a field, on the outside or inside of what makes it optional. */
function said(schema: unknown): { title?: string; form?: string } {
  if (!(schema instanceof z.ZodType)) return {};
  const inner = unwrapped(schema);
  return { ...(inner instanceof z.ZodType ? inner.meta() : {}), ...schema.meta() };
}

/** The schema of a field of a group, or of the entries of a list. */
export function schemaIn(schema: unknown, step: Step): unknown {
  const outer = unwrapped(schema);
  if (outer instanceof z.ZodObject) return outer.shape[String(step)];
  return outer instanceof z.ZodArray ? outer.element : undefined;
}

/** The schema of a file; `data` is what the file holds. */
export function schemaOfFile(file: string, data: unknown): unknown {
  if (file.startsWith('hotels/')) return hotel;
  return file in files ? schemaOf(file as FileName, Object.keys(data ?? {})) : undefined;
}

/** What a file is about, as the form calls it: 'Rooms and prices', 'Nilavara Harbour (Kochi)'. */
export function subjectOf(file: string, data: unknown): string {
  if (file.startsWith('hotels/')) {
    const { name, town } = (data ?? {}) as Entry;
    return `${name ?? file.slice(7)} (${town ?? 'hotel'})`;
  }
  return file in files ? files[file as FileName].title : file;
}

/** What an entry of a list is called: by its title or name, otherwise by its number. */
export function entryName(entry: unknown, index: number): string {
  const names = 'question title name caption heading label network tagline what hotel'.split(' ');
  const name = isGroup(entry) && names.map((each) => entry[each]).find((each) => typeof each === 'string');
  return name ? String(name) : String(index + 1);
}

/** The label of a field in the form: the title in its schema, otherwise made from its key. */
export const labelIn = (schema: unknown, step: Step) =>
  said(schemaIn(schema, step)).title ?? labelOf(String(step));

/** Every value below a part of the content, with its field. */
export function fieldsBelow(
  file: string,
  value: unknown,
  schema: unknown,
  path: readonly Step[] = [],
  labels: readonly string[] = [],
  entry: Entry = {},
): Field[] {
  if (isValue(value)) {
    const { form = '' } = said(schema);
    const inner = unwrapped(schema);
    const names = path.filter((step) => typeof step === 'string');
    const [folder = '', owner = entry.hotel as string | undefined] = file.split('/');
    const choices = inner instanceof z.ZodEnum ? inner.options.map(String) : undefined;
    return [{ file, path, place: [folder, ...names].join(' '), labels, form, choices, value, entry, owner }];
  }
  if (Array.isArray(value)) {
    const { form } = said(schema);
    return value.flatMap((each, index) => {
      const inner = schemaIn(schema, index);
      const own = isValue(each) ? labels : [...labels, entryName(each, index)];
      const found = fieldsBelow(file, each, inner, [...path, index], own, isGroup(each) ? each : entry);
      // A list of names out of another file says it for all of its entries.
      return isValue(each) && form ? found.map((field) => ({ ...field, form })) : found;
    });
  }
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    fieldsBelow(file, each, schemaIn(schema, key), [...path, key], [...labels, labelIn(schema, key)], value),
  );
}

/** The files of some content with their data; hotels are 'hotels/kochi'. */
export const filesIn = ({ hotels, ...others }: Content): [file: string, data: unknown][] => [
  ...Object.entries(others),
  ...Object.entries(hotels ?? {}).map(([id, data]): [string, unknown] => [`hotels/${id}`, data]),
];

/** Every value of the content. */
export const fieldsOf = (content: Content): Field[] =>
  filesIn(content).flatMap(([file, data]) => fieldsBelow(file, data, schemaOfFile(file, data)));
