/** Finds the schema of a single field. */
import { z } from 'zod';

/** The schema of a value, without what only says that it may be empty, or that pages get another form of it. */
export function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrapped(schema.unwrap());
  if (schema instanceof z.ZodUnion) return unwrapped(schema.options[0]);
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema;
}

/** The schema of what a field holds: of an entry of a list, or of the field with this name in a group. */
export function fieldOf(outer: unknown, name: string | number): unknown {
  const schema = unwrapped(outer);
  if (schema instanceof z.ZodObject) return (schema.shape as Record<string, unknown>)[name];
  return schema instanceof z.ZodArray ? schema.element : undefined;
}

/** The schema of a text; undefined for any other field. */
export function stringOf(schema: unknown): z.ZodString | undefined {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodString ? inner : undefined;
}

/** What chooses the value of a field in the form: 'picture', 'hotel', 'url'; '' for other fields. */
export function formOf(schema: unknown): string {
  const own = (schema as z.ZodType | undefined)?.meta()?.form;
  const inner = unwrapped(schema);
  return String(own ?? (inner === schema ? undefined : (inner as z.ZodType | undefined)?.meta()?.form) ?? '');
}
