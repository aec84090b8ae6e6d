/** Says a value as people read it in the form, and what differs between two texts. */
import { diffArrays } from 'diff';

import { pictureName } from '../../content/picture-names';
import { choices } from '../../content/schema/choices';
import { labelOf } from '../../content/schema/field-schema';
import { keyOf, type Field } from '../../content/schema/fields';
import type { Content } from '../../content/schema/schema';
import { formatDay } from '../../lib/format';

/** What a picture shows, in its alt text; undefined if nothing says it. */
export const altOf = (name: string, fields: readonly Field[]) =>
  usesOf(name, fields).find(({ entry }) => entry.alt)?.entry.alt as string | undefined;

/** The fields that show a picture: 'rooms/standard'. */
export const usesOf = (name: string, fields: readonly Field[]) =>
  fields.filter(({ input, value }) => input === 'picture' && pictureName(String(value)) === name);

/**
 * A value as the form shows it. A picture is named by what it shows, and an id by the name behind it.
 *
 * @param fields all values of that content
 * @param content the same without mistakes
 */
export function valueInWords(field: Field, fields: readonly Field[], content?: Content): string {
  const { value, input, choices: options } = field;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // A year has no comma.
  if (typeof value === 'number')
    return keyOf(field) === 'copyrightYear' ? String(value) : value.toLocaleString('en-IN');
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return `${value.latitude}, ${value.longitude}`;
  if (input === 'picture') return altOf(pictureName(value), fields) ?? value;
  if (input === 'date' && !Number.isNaN(Date.parse(value))) return formatDay(value);
  if (content && input in choices)
    return (
      choices[input as keyof typeof choices](content).find((each) => each.value === value)?.label ?? value
    );
  // 'en-IN' and 'YouTube' are names already.
  return options && /^[a-z]+([A-Z-][a-z]+)*$/.test(value) ? labelOf(value) : value;
}

/** A part of a text that stays, is removed or is added. */
export type TextPart = [kind: 'same' | 'old' | 'new', text: string];

/** How many words around a difference are shown. */
const WORDS_AROUND = 4;
/** Shorter texts are shown whole, and so are texts that have less than half of their words in common. */
const FEW_WORDS = 8;
const MIN_SHARE = 0.5;

/** What differs between two texts, with a few words around it; both texts if they are short or not alike. */
export function changedWords(before: string, after: string): TextPart[] {
  const [old, now] = [before, after].map((text) => text.split(/(?<=\s)/));
  const runs = diffArrays(old!, now!);
  const longest = Math.max(old!.length, now!.length);
  const same = runs.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value);
  if (longest < FEW_WORDS || same.length < MIN_SHARE * longest)
    return [
      ['old', before],
      ['new', after],
    ];
  return runs.map(({ value, added, removed }, index): TextPart => {
    const text = value.join('').trim();
    if (added || removed) return [added ? 'new' : 'old', text];
    const [head, tail] = [index > 0 ? WORDS_AROUND : 0, index < runs.length - 1 ? WORDS_AROUND : 0];
    if (value.length <= head + tail) return ['same', text];
    const words = [...value.slice(0, head), '… ', ...value.slice(value.length - tail)];
    return ['same', words.join('').trim()];
  });
}
