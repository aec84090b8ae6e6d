/** Warns of a text that was replaced almost completely: pasted into the wrong field, or about something else. */
import { hasKey } from '../../../../content/schema/fields';
import type { FieldKey } from '../../../../content/schema/schema-path';
import { sharedWords } from '../compare-words';
import { aboutText } from '../warning-rule';

/** With a smaller share of common words, it is another text. */
const SAME_TEXT_SHARE = 0.25;
/** A shorter text is a title, a name or a word. */
const TEXT_CHARACTERS = 25;

/** A caption is often replaced, and a note has its own warning. */
const oftenReplaced: readonly FieldKey[] = ['caption', 'name', 'title', 'heading', 'note'];
/** If one of these changed too, the entry is about something else. */
const subjects: readonly FieldKey[] = ['picture', 'title', 'question'];

/** A text that was replaced, while its picture, its offer or its question stays. */
export const replacedText = aboutText((after, before, { after: field, before: old }) => {
  if (!before || before.length < TEXT_CHARACTERS || hasKey(field, ...oftenReplaced)) return undefined;
  const isOther = subjects.some((key) => field.entry[key] !== old?.entry[key]);
  return (
    !isOther &&
    sharedWords(after, before) < SAME_TEXT_SHARE &&
    'says something different now; read all of it once'
  );
});
