/** What belongs to another hotel: its name or its town. */
import { aboutText, wholeWord } from './warning';

/** Another hotel, or a town that is not its own, in a text of a hotel or of what belongs to it. */
export const otherHotel = aboutText((after, before, { after: field }, { after: { hotels, towns } }) => {
  const own = hotels[field.owner ?? ''];
  if (!own) return undefined;
  const isOther = (name: string) =>
    !own.name.includes(name) && wholeWord(name).test(after) && !wholeWord(name).test(before);
  const stranger = Object.values(hotels).find(({ name }) => isOther(name));
  if (stranger) return `names ${stranger.name}, and this is ${own.name}`;
  if (/stay|(^| )(road|bus|train|airport|railway)/.test(field.place)) return undefined;
  const town = towns.towns.find(({ name }) => name !== own.town && isOther(name));
  return town && `names ${town.name}, and this hotel is in ${own.town}`;
});
