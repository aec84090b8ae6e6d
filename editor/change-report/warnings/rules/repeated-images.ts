/** Warns of a picture or an icon that is used twice. */
import { hotelOf, keyOf, subjectOf, type Field } from '../../../../content/schema/fields';
import { fieldsLike, joinNames, othersLike, type WarningRule } from '../warning-rule';

/** A picture or an icon that two entries of a list use. */
export const imageUsedTwice: WarningRule = ({ after }, { fieldsBefore, fieldsAfter, after: content }) => {
  if (!after) return undefined;
  const isIcon = keyOf(after) === 'icon';
  if (!isIcon && after.input !== 'picture') return undefined;
  const duplicates = othersLike(after, fieldsAfter).filter(({ value }) => value === after.value);
  if (duplicates.length === 0) return undefined;
  const named = ({ labels }: Field) => labels.slice(0, -1).join(', ');
  if (isIcon) {
    const icons = fieldsLike(after, fieldsBefore).map(({ value }) => value);
    const hadOwn = icons.length > 2 && new Set(icons).size === icons.length;
    return hadOwn && `is also the icon of ${named(duplicates[0]!)}`;
  }
  return `is also the picture of ${joinNames(
    duplicates.map(
      (duplicate) => named(duplicate) || subjectOf(duplicate.file, hotelOf(duplicate.file, content)),
    ),
  )}`;
};
