/** Warns of a text that was replaced almost completely: pasted into the wrong field, or about something else. */
import { sharedWords } from '../compare-words';
import { aboutText, keyOf } from '../warning-rule';

/** With a smaller share of common words, it is another text. */
const SAME_TEXT_SHARE = 0.25;
/** A shorter text is a title, a name or a word. */
const TEXT_CHARACTERS = 25;

/** A text that was replaced, while its picture, its offer or its question stays. */
export const replacedText = aboutText((after, before, { after: field, before: old }) => {
  // A caption is often replaced, and a note has its own warning.
  if (!before || before.length < TEXT_CHARACTERS || /^(caption|name|title|heading|note)$/.test(keyOf(field)))
    return undefined;
  const isOther = ['picture', 'title', 'question'].some((key) => field.entry[key] !== old?.entry[key]);
  return (
    !isOther &&
    sharedWords(after, before) < SAME_TEXT_SHARE &&
    'says something different now; read all of it once'
  );
});
