import type { Content, HotelFile } from '@/content/schema/schema';

/** A very long name. */
const LONG_NAME = 'Nilavara Vembanad Kayal Heritage Retreat';

/**
 * A larger group: this site's hotels, and copies that differ in required fields. Every second copy is featured, the
 * first has a long name, the last has no pictures. Seven offers.
 *
 * @param count of all hotels
 * @returns `pictures`: for each new picture, the address of the picture that it copies
 */
export function manyHotels(
  content: Content,
  count: number,
): { content: Content; pictures: Map<string, string> } {
  const models = Object.entries(content.hotels).flatMap(([id, { picture, ...hotel }]) =>
    picture ? [{ id, hotel: { ...hotel, picture } }] : [],
  );
  const pictures = new Map<string, string>();
  const hotels = { ...content.hotels };
  for (let index = Object.keys(content.hotels).length; index < count; index += 1) {
    const model = models[index % models.length]!;
    const { hotel } = model;
    const id = `${model.id}-${index}`;
    const copyOf = (picture: string) => {
      // In the same folder, which decides on the sizes.
      const copy = picture.replace(/\.\w+$/, `-of-${id}$&`);
      pictures.set(copy, picture);
      return copy;
    };
    const isFeatured = hotel.isFeatured && index % 2 === 0;
    const again = <T extends { picture: string; alt?: string }>({ alt: _, ...entry }: T) => ({
      ...entry,
      picture: copyOf(entry.picture),
    });
    const copy: HotelFile = {
      ...again(hotel),
      alt: `The front of hotel number ${index} in the evening light`,
      order: index + 1,
      name: index === Object.keys(content.hotels).length ? LONG_NAME : `${hotel.name} ${index}`,
      tagline: `Hotel ${index}: ${hotel.tagline}`.slice(0, 90).trim(),
      description: `${hotel.description.slice(0, 500).trim()} Hotel ${index}.`,
      phone: `+91 98470 ${10_000 + index}`,
      link: { kind: 'booking-engine', url: `https://book.nilavara.example/${id}` },
      isFeatured,
      address: { ...hotel.address, lines: [`${index} ${hotel.address.lines[0]}`] },
      coordinates: {
        latitude: Number((hotel.coordinates.latitude + index * 0.001).toFixed(4)),
        longitude: Number((hotel.coordinates.longitude + index * 0.0005).toFixed(4)),
      },
      stay: { ...hotel.stay, road: `Hotel ${index}. ${hotel.stay.road}`.slice(0, 200).trim() },
      malayalam: hotel.malayalam && {
        name: `${hotel.malayalam.name} ${index}`,
        address: `${index}, ${hotel.malayalam.address}`,
        road: hotel.malayalam.road && `${index}. ${hotel.malayalam.road}`.slice(0, 200).trim(),
      },
      rows: isFeatured
        ? (hotel.rows ?? []).map((row) => ({
            ...again(row),
            text: `${row.text.slice(0, 500).trim()} Hotel ${index}.`,
          }))
        : [],
      gallery: isFeatured ? (hotel.gallery ?? []).slice(0, 6).map(again) : [],
    };
    const described = new Set([copy.picture]);
    for (const entry of [...(copy.rows ?? []), ...(copy.gallery ?? [])]) {
      if (described.has(entry.picture)) continue;
      described.add(entry.picture);
      entry.alt = `What hotel ${index} shows of itself, view ${described.size}`;
    }
    hotels[id] =
      index < count - 1
        ? copy
        : {
            ...copy,
            isFeatured: false,
            picture: undefined,
            alt: undefined,
            rows: [],
            gallery: [],
          };
  }
  const [offer] = content.offers.offers;
  const offers = Array.from({ length: 7 }, (_, index) =>
    index < content.offers.offers.length
      ? content.offers.offers[index]!
      : {
          ...offer!,
          id: undefined,
          percent: 30 + index,
          code: `STAY${30 + index}`,
          title: `Offer ${index + 1}`,
        },
  );
  return { content: { ...content, hotels, offers: { offers } }, pictures };
}
