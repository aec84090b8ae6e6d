/** Finds what other texts still say after a change. */
import type { Field } from '../../../content/schema/fields';

import { fieldId, joinNames, subjectAndLabels, type Context } from './warning-rule';

/** Words that a text still has. */
export interface Found {
  phrase: string;
  field: Field;
}

/** Finds a pattern in all texts, except in the field itself. */
export function findStill(
  pattern: RegExp,
  own: Field,
  context: Context,
  isNear: (field: Field) => boolean = () => true,
): Found[] {
  return context.fieldsAfter
    .filter(
      (field) =>
        typeof field.value === 'string' && fieldId(field) !== fieldId(own) && field.input !== 'picture',
    )
    .flatMap((field) => {
      const phrase = isNear(field) ? pattern.exec(String(field.value))?.[0] : undefined;
      return phrase === undefined ? [] : [{ phrase, field }];
    });
}

/** "'by nine' is still in Facilities: Cards, Laundry, Description", or nothing. */
export function stillSentence(found: readonly Found[], context: Context): string | undefined {
  const parts = [...new Set(found.map(({ phrase }) => phrase))].map((phrase, at) => {
    const places = found
      .filter((each) => each.phrase === phrase)
      .map(({ field }) => subjectAndLabels(field, context));
    return `'${phrase}' ${at === 0 ? 'is still in' : 'in'} ${joinNames(places)}`;
  });
  return parts.length > 0 ? parts.join(', and ') : undefined;
}
