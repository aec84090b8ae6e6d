import { readContent } from '@/content/check/read';
import { fieldsOf, isProse, type Field } from '@/content/schema/fields';
import type { SchemaPath } from '@/content/schema/schema-path';
import type { JsonObject } from '@/lib/json';

/**
 * Content with marks, so that a test sees which field a text of a page comes from: a text ends with a private character
 * of its field, and a number is a number of its field. Choices, pictures, times and positions have no mark, nor has a
 * text by which the site finds something.
 */
const fields = fieldsOf(readContent().content);
const schemaPaths = [...new Set(fields.map(({ schemaPath }) => schemaPath))];

const FIRST_CHARACTER = 0xe000;
/** A number that nothing on the site is near. */
const FIRST_NUMBER = 870_000;
const mark = /[\ue000-\uf8ff]|(?<![\d.,])8,?7\d,?\d{3}(?!\d)/g;

function withMark({ schemaPath, input, choices, value }: Field, parsed: unknown): unknown {
  const index = schemaPaths.indexOf(schemaPath);
  if (typeof value === 'number')
    return input === 'hidden' || schemaPath === 'rooms rooms rating' ? parsed : FIRST_NUMBER + index;
  const isText = isProse({ input, choices, value } as Field) || input === 'url' || input === 'email';
  const isTime = /^\d\d:\d\d$/.test(String(value));
  if (!isText || isTime || schemaPath === 'site url' || schemaPath === 'towns towns name') return parsed;
  const character = String.fromCharCode(FIRST_CHARACTER + index);
  if (typeof parsed === 'string') return parsed + character;
  const phone = parsed as { display: string };
  return { ...phone, display: phone.display + character };
}

/** @param content what content/content.ts exports */
export function markedContent(content: object): object {
  const copy = JSON.parse(JSON.stringify(content)) as JsonObject;
  for (const field of fields) {
    const steps = [...field.file.split('/'), ...field.path];
    const last = steps.pop()!;
    const group = steps.reduce((outer, step) => outer[step] as JsonObject, copy);
    group[last] = withMark(field, group[last]);
  }
  return copy;
}

/** The fields in a text of a page: 'rooms rooms price'. */
export const fieldsIn = (text: string): SchemaPath[] =>
  (text.match(mark) ?? []).flatMap((each) => {
    const number = Number(each.replaceAll(',', ''));
    return schemaPaths[number ? number - FIRST_NUMBER : each.charCodeAt(0) - FIRST_CHARACTER] ?? [];
  });

/** A text without the characters that are marks. */
export const withoutMarks = (text: string) => text.replace(/[\ue000-\uf8ff]/g, '');
