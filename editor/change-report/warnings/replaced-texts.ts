/** A text of which nearly nothing stays: pasted into the wrong field, or about something else. */
import { sharedWords } from './compare-words';
import { aboutText, nameOf } from './warning-rule';

/** With fewer words in common, a text is another one. */
const SAME_TEXT_WORDS = 0.25;
/** A shorter one is a title, a name or a word. */
const TEXT_CHARACTERS = 25;

/** A text that says something else than before, while its picture, its offer or its question stays. */
export const replacedText = aboutText((after, before, { after: field, before: old }) => {
  // A caption is often another one, and a note has a warning of its own.
  if (!before || before.length < TEXT_CHARACTERS || /^(caption|name|title|heading|note)$/.test(nameOf(field)))
    return undefined;
  const isOther = ['picture', 'title', 'question'].some((key) => field.entry[key] !== old?.entry[key]);
  return (
    !isOther &&
    sharedWords(after, before) < SAME_TEXT_WORDS &&
    'says something else than before; read it once as a whole'
  );
});
