/** Warns of a change that was made in only one of the English and Malayalam texts. */
import { isIn, keyOf } from '../../../../content/schema/fields';
import { aboutText, ownerOf } from '../warning-rule';

const figures = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? [];

/**
 * A figure that was removed from only one of the English and Malayalam texts, or a name that is new only in Malayalam.
 */
export const outdatedTranslation = aboutText((after, before, { after: field }, context) => {
  const hotel = ownerOf(field, context.after);
  if (!before || !hotel?.malayalam || !isIn(field, 'hotels')) return undefined;
  const { lines, locality, pin } = hotel.address;
  const english: Record<string, unknown> = { ...hotel.stay, address: [...lines, locality, pin].join(' ') };
  const malayalam: Record<string, unknown> = hotel.malayalam;
  const isEnglish = !isIn(field, 'hotels malayalam');
  const isRenamed = hotel.name !== ownerOf(field, context.before)?.name;
  if (field.schemaPath === 'hotels malayalam name' && !isRenamed)
    return 'was changed, but the English name was not; is this correct?';
  const text = isIn(field, 'hotels address') ? 'address' : keyOf(field);
  const other = String((isEnglish ? malayalam : english)[text] ?? '');
  const removed = figures(before).find(
    (each) => !figures(after).includes(each) && figures(other).includes(each),
  );
  return removed && `its old figure ${removed} is still in the ${isEnglish ? 'Malayalam' : 'English'} text`;
});
