/** Finds what other texts still say after a change. */
import type { Field } from '../../../content/schema/fields';

import { fieldId, joinNames, subjectAndLabels, type Context } from './warning-rule';

/**
 * "'by nine' is still in Facilities: Cards, Laundry, Description", or nothing.
 *
 * @param own the field that changed
 * @param searches what may still be there, and in which other texts
 */
export function stillSentence(
  own: Field,
  context: Context,
  ...searches: [pattern: RegExp, isNear: (field: Field) => boolean][]
): string | undefined {
  const texts = context.fieldsAfter.filter(
    (field) =>
      typeof field.value === 'string' && fieldId(field) !== fieldId(own) && field.input !== 'picture',
  );
  const found = searches.flatMap(([pattern, isNear]) =>
    texts.filter(isNear).flatMap((field) => {
      const phrase = pattern.exec(String(field.value))?.[0];
      return phrase === undefined ? [] : [{ phrase, field }];
    }),
  );
  const parts = [...new Set(found.map(({ phrase }) => phrase))].map((phrase, at) => {
    const places = found
      .filter((each) => each.phrase === phrase)
      .map(({ field }) => subjectAndLabels(field, context));
    return `'${phrase}' ${at === 0 ? 'is still in' : 'in'} ${joinNames(places)}`;
  });
  return parts.length > 0 ? parts.join(', and ') : undefined;
}
