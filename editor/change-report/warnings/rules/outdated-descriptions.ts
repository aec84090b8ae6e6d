/** Warns of words about a picture, a hotel or a page that was replaced. */
import type { FieldKey } from '../../../../content/schema/schema-path';
import type { WarningRule } from '../warning-rule';

/** The fields that describe the choice in another field. */
const wordsAbout: Record<string, FieldKey[]> = {
  picture: ['alt', 'caption'],
  hotel: ['tagline', 'subtitle', 'description'],
  page: ['button'],
};

/** The first words of a text. */
const shortened = (text: string) => (text.length > 60 ? `${/^.{1,60}(?= )/.exec(text)?.[0] ?? ''} …` : text);

/** A changed picture or hotel, while the words about it stay the same. */
export const outdatedDescription: WarningRule = ({ before, after }) => {
  const words = wordsAbout[after?.input ?? ''];
  if (!before || !after || !words) return undefined;
  if (after.input === 'hotel' && words.every((word) => after.entry[word] === undefined))
    return 'was changed; is this correct?';
  const kept = words.filter((word) => after.entry[word] && after.entry[word] === before.entry[word]);
  if (kept.length === 0 || words.some((word) => after.entry[word] !== before.entry[word])) return undefined;
  return `was changed, but the words about it were not: '${shortened(String(after.entry[kept[0]!]))}'`;
};
