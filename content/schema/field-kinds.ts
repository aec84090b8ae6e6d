/**
 * The kinds of fields, for the schemas: words, numbers, choices, groups and lists. Each has what the form shows:
 * `title` is the field's label, `description` its hint, and `input` its kind of input.
 */
import { z } from 'zod';

import { cleanCode, cleanText } from './invisible';

export type Limits = readonly [min: number, max: number];

/**
 * What the form shows next to a field.
 *
 * @param words its hint, or 'Label | hint' if its name is not a good label
 * @param input the kind of input: 'picture', 'hotel', 'url'
 */
export function fieldMeta(words: string, input?: string) {
  const [description, title] = words.split(' | ').reverse();
  return { description, ...(title && { title }), ...(input && { input }) };
}

/**
 * Words: `text(60, hint)` takes 1 to 60 characters, `text([60, 600], hint)` 60 to 600. `clean` tidies what was typed.
 */
export function text(size: number | Limits, hint: string, input?: string, clean = cleanText) {
  const [min, max] = typeof size === 'number' ? [1, size] : size;
  return z.string().overwrite(clean).min(min).max(max).meta(fieldMeta(hint, input));
}

interface PatternOptions {
  input?: string;
  clean?: typeof cleanCode;
  /** What the check and the form say about a text that does not fit. By default it is the hint. */
  fix?: string;
}

/** A text of at most `max` characters that matches a pattern. */
export const pattern = (
  max: number,
  hint: string,
  regex: RegExp,
  { input, clean = cleanCode, fix = fieldMeta(hint).description }: PatternOptions = {},
) =>
  text(max, hint, input, clean)
    .regex(regex, { error: ({ input }) => `'${String(input)}' is not right. ${fix}` })
    .meta({ ...fieldMeta(hint, input), fix });

/** A title of at most `max` characters. */
export const title = (max: number) => text(max, 'Title | A few words, without a full stop.');
/** The label of a button. */
export const button = text(24, 'The words on the button, such as "Reserve a Table".');
/** A paragraph of `min` to `max` characters. */
export const paragraph = (min: number, max: number) => text([min, max], 'Paragraph | A few sentences.');

/** A box to tick. */
export const yesNo = (hint: string, input?: string) => z.boolean().meta(fieldMeta(hint, input));
/** A number from `min` to `max`. `error` returns the message for one that is too small or too large. */
export const number = (
  hint: string,
  min: number,
  max: number,
  error?: (value: number) => string | undefined,
) =>
  z
    .number()
    .min(min, error && { error: ({ input }) => error(Number(input)) })
    .max(max, error && { error: ({ input }) => error(Number(input)) })
    .meta(fieldMeta(hint));
/** A whole number from `min` to `max`. */
export const wholeNumber = (hint: string, min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.int().min(min).max(max).meta(fieldMeta(hint));
/** One of several values. */
export const oneOf = <const Values extends readonly string[]>(hint: string, values: Values) =>
  z.enum(values).meta(fieldMeta(hint));
/** The id or the name of an entry in another file. `input` says which entries. */
export const reference = (input: string, hint: string) => z.string().min(1).meta(fieldMeta(hint, input));

/** Fields that belong together, under one heading. */
export const group = <Shape extends z.ZodRawShape>(hint: string, shape: Shape) =>
  z.strictObject(shape).meta(fieldMeta(hint));
/** A list of `min` to `max` values. */
export const list = <Value extends z.ZodType>(
  hint: string,
  [min, max]: Limits,
  value: Value,
  input?: string,
) => z.array(value).min(min).max(max).meta(fieldMeta(hint, input));
/** A list of groups. */
export const entries = <Shape extends z.ZodRawShape>(hint: string, limits: Limits, shape: Shape) =>
  list(hint, limits, z.strictObject(shape));
/** The same kind of field under several names. */
export const fieldForEach = <Name extends string, Field extends z.ZodType>(
  names: readonly Name[],
  field: (label: string) => Field,
) => Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Name, Field>;
