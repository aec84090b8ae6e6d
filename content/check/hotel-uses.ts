/** Finds where the rest of the content needs a hotel. These places must be changed before the hotel is removed. */
import { hotelIdOf, isProse, type Field } from '../schema/fields';
import type { HotelFile } from '../schema/schema';

/** Values of other files that choose a hotel, name it, or show a picture whose alt text only this hotel has. */
export function usesOfHotel(id: string, hotel: HotelFile, fields: readonly Field[]): Field[] {
  const others = fields.filter(({ file }) => hotelIdOf(file) !== id);
  const names = [hotel.name, hotel.malayalam?.name].filter((name) => name !== undefined);
  const pictures = [hotel, ...(hotel.rows ?? []), ...(hotel.gallery ?? [])];
  const described = (among: readonly object[]) =>
    among.flatMap((entry) => ('alt' in entry && entry.alt && 'picture' in entry ? [entry.picture] : []));
  const elsewhere = described(others.map(({ entry }) => entry));
  const onlyHere = described(pictures).filter((picture) => !elsewhere.includes(picture));
  return others.filter((field) => {
    const { input, value } = field;
    if (input === 'hotel') return value === id;
    if (input === 'picture') return onlyHere.includes(String(value));
    return isProse(field) && names.some((name) => String(value).includes(name));
  });
}
