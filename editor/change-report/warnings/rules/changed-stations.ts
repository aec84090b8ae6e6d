/** Warns of another airport or station. */
import { aboutText } from '../warning-rule';

/** Another airport or station than before: the name at the beginning of its directions. */
export const changedStation = aboutText((after, before, { after: { schemaPath } }) => {
  const nameIn = (text: string) => text.split(/,| \(/)[0]!;
  return (
    /^hotels stay (airport|railway)$/.test(schemaPath) &&
    before !== '' &&
    nameIn(after).toLowerCase() !== nameIn(before).toLowerCase() &&
    `begins with '${nameIn(after)}' now, and began with '${nameIn(before)}' before; is it the nearest one?`
  );
});
