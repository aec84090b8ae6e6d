/** What the schema knows of a single field. */
import { z } from 'zod';

/** A schema, then what is inside its `optional`, `default`, union or transform. */
function layersOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return [schema, ...layersOf(schema.unwrap())];
  if (schema instanceof z.ZodUnion) return [schema, ...layersOf(schema.options[0])];
  if (!(schema instanceof z.ZodPipe)) return [schema];
  return [schema, ...layersOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in)];
}

const unwrapped = (schema: unknown) => layersOf(schema).at(-1);

/** The schema of an entry of a list, or of the field with this name in a group. */
export function schemaIn(outer: unknown, name: string | number): unknown {
  const schema = unwrapped(outer);
  if (schema instanceof z.ZodObject) return (schema.shape as Record<string, unknown>)[name];
  return schema instanceof z.ZodArray ? schema.element : undefined;
}

/** The schema of a text; undefined for any other field. */
export function stringOf(schema: unknown): z.ZodString | undefined {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodString ? inner : undefined;
}

/** The values of a choice; undefined for other fields. */
export function choicesOf(schema: unknown): readonly string[] | undefined {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodEnum ? inner.options.map(String) : undefined;
}

/** What the schema says of a field, whether they were set before or after `optional`. */
const metaOf = (schema: unknown): { title?: string; input?: string; shows?: string } =>
  Object.assign(
    {},
    ...layersOf(schema)
      .reverse()
      .map((each) => each instanceof z.ZodType && each.meta()),
  );

/** The kind of input of a field in the form: 'picture', 'hotel', 'url'; '' for other fields. */
export const inputOf = (schema: unknown): string => metaOf(schema).input ?? '';

/** What the photograph in a field must show: 'the whole bed and the window'; nothing for other fields. */
export const showsOf = (schema: unknown) => metaOf(schema).shows;

/** The label of the field with this name in a group: the title in its schema, otherwise made from its name. */
export const labelIn = (schema: unknown, name: string | number): string =>
  metaOf(schemaIn(schema, name)).title ?? labelOf(String(name));

/** 'checkIn' is 'Check in', 'not-found' 'Not found'. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
