/** Warns of texts that lost most of their words, or their end. */
import { aboutText } from '../warning-rule';

/** Ends of an unfinished text: three dots, a comma, or a word that needs another one. */
const openEnd = /(?:\.\.\.|…|[,–(-]|(?<!\p{L})(?:the|an?|and|or|of|with|from))$/iu;

/** A text that lost most of itself, or its end. */
export const unfinishedText = aboutText((after, before, { after: field }, { fieldsAfter }) => {
  if (before.length > 40 && after.length < before.length * 0.4)
    return `is much shorter than before (${after.length} instead of ${before.length} characters)`;
  const [last] = openEnd.exec(after) ?? [];
  if (last && !openEnd.test(before)) return `ends with '${last}'; is the end missing?`;
  const others = fieldsAfter
    .filter(({ schemaPath, value }) => schemaPath === field.schemaPath && value !== after)
    .map(({ value }) => String(value));
  const ends = before ? [before] : others;
  const end = ['?', '.'].find(
    (sign) => ends.length > (before ? 0 : 2) && ends.every((text) => text.endsWith(sign)),
  );
  const isOpen = end && !/[.!?…:"”’)]$/.test(after);
  if (isOpen)
    return before
      ? `does not end with '${end}' any more; is the end missing?`
      : `does not end with '${end}', as the others do; is the end missing?`;
  return end === '?' && !after.endsWith('?') && "does not end with '?'";
});
