/** Figures that differ between an English text and its translation. */
import { aboutText, nameOf } from './warning';

const figures = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? [];

/** A figure in an English text that changed, and its translation that did not. */
export const translation = aboutText((after, before, { after: field }, context) => {
  const words = context.after.hotels[field.owner ?? '']?.malayalam as Record<string, string> | undefined;
  const own = words?.[field.path.includes('address') ? 'address' : nameOf(field)];
  if (!own || !before || field.path.includes('malayalam')) return undefined;
  const lost = figures(before).find((each) => !figures(after).includes(each) && figures(own).includes(each));
  return lost && `its old figure ${lost} is still in the Malayalam text`;
});

/** The other way round: a figure in a translation that the English text does not have. */
export const translated = aboutText((after, before, { after: field }, context) => {
  const hotel = context.after.hotels[field.owner ?? ''];
  if (!hotel || !field.path.includes('malayalam')) return undefined;
  const english: Record<string, string | undefined> = {
    ...(hotel.stay as Record<string, string | undefined>),
    address: `${hotel.address.lines.join(' ')} ${hotel.address.pin}`,
  };
  const own = english[nameOf(field)];
  const odd = own && figures(after).find((each) => !own.includes(each) && !before.includes(each));
  return odd && `says ${odd}, and the English text does not`;
});
