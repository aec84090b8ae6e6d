/** Warns of another airport or station. */
import { isIn } from '../../../../content/schema/fields';
import { aboutText } from '../warning-rule';

/** Another airport or station than before: the name at the beginning of its directions. */
export const changedStation = aboutText((after, before, { after: field }) => {
  const nameIn = (text: string) => text.split(/,| \(/)[0]!;
  return (
    isIn(field, 'hotels stay airport', 'hotels stay railway') &&
    before !== '' &&
    nameIn(after).toLowerCase() !== nameIn(before).toLowerCase() &&
    `begins with '${nameIn(after)}' now, and began with '${nameIn(before)}' before; is it the nearest one?`
  );
});
