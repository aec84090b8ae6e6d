/** What only shows when entries are seen together. Each rule gives the faults that it finds. */
import { outline, type Point } from '../../lib/kerala';

import type { Content } from '../check';
import type { Hotel } from '../schema';

import { faultOfCount } from './fields';
import type { Fault } from './problem';

const ROW_COUNT = 3;
const GALLERY_MIN = 6;
const GALLERY_MAX = 12;

/** How far outside of the outline a point may lie, in kilometres: it is drawn with a thick pen. */
const COAST_KM = 4;
/** Two hotels nearer to each other than this are one, in kilometres. */
const SAME_SPOT_KM = 0.05;

const allHotels = { file: 'content/hotels/index.ts', item: 'all hotels' };

/** The fields that two entries of a list must not share, in whatever case they are written. */
const uniqueFields = {
  hotels: ['id', 'name'],
  heroSlides: ['id'],
  exploreFacilities: ['id'],
  facilityCards: ['id'],
  roomCards: ['id'],
  roomCarousel: ['id'],
  offers: ['id', 'code'],
  counters: ['id'],
} as const;

/** Every rule, in the order in which faults are told. */
export const acrossRules: ((content: Content) => Fault[])[] = [
  uniqueEntries,
  featuredHotels,
  oneMarketplace,
  rowsAndGalleries,
  ownGalleryPictures,
  pointsOnLand,
  ownSpots,
  priceRanges,
  mainSlideFirst,
  knownHotels,
  ownLinks,
  menu,
  agreeingHours,
];

function uniqueEntries(content: Content): Fault[] {
  return Object.entries(uniqueFields).flatMap(([part, fields]) => {
    const entries = content[part as keyof typeof uniqueFields] as unknown as Record<string, string>[];
    return fields.flatMap((field) =>
      entries.flatMap((entry, index) => {
        const value = entry[field]?.toLowerCase();
        const earlier = entries.findIndex((other) => other[field]?.toLowerCase() === value);
        if (earlier === index) return [];
        const noun = { hotels: 'hotel', offers: 'offer' }[part] ?? 'entry';
        const message = `'${entry[field]}' is already the ${field} of ${noun} ${earlier + 1}; give each its own`;
        return [{ at: entry, field, message }];
      }),
    );
  });
}

function featuredHotels({ hotels, featuredCount }: Content): Fault[] {
  const count = hotels.filter(({ isFeatured }) => isFeatured).length;
  const more = count - featuredCount;
  if (more === 0) return [];
  if (Number.isNaN(more)) {
    const message = `is not there; the file must say \`export const featuredCount = ${count};\`, spelt just so`;
    return [{ at: { ...allHotels, item: 'featuredCount' }, field: 'itself', message }];
  }
  const mend = more > 0 ? `set it to false in ${more} of them` : `set it to true in ${-more} more`;
  const message = `is true in ${count} hotels, not ${featuredCount}; ${mend}, or write featuredCount = ${count} in content/hotels/index.ts`;
  return [{ at: allHotels, field: 'isFeatured', message }];
}

function oneMarketplace({ hotels }: Content): Fault[] {
  const count = hotels.filter(({ link }) => link.kind === 'marketplace').length;
  const message = `is 'marketplace' in ${count} hotels; exactly one is sold through a marketplace`;
  return count === 1 ? [] : [{ at: allHotels, field: 'link kind', message }];
}

function rowsAndGalleries({ hotels }: Content): Fault[] {
  return hotels.flatMap((hotel) => {
    const { isFeatured, rows, gallery } = hotel;
    const fault = (field: string, message: string | undefined) =>
      message ? [{ at: hotel, field, message }] : [];
    if (!isFeatured) {
      const surplus = (count: number, what: string) =>
        count > 0 ? `has ${count} ${what} though isFeatured is false; write []` : undefined;
      return [
        ...fault('rows', surplus(rows.length, 'rows')),
        ...fault('gallery', surplus(gallery.length, 'pictures')),
      ];
    }
    return [
      ...fault('rows', faultOfCount(rows.length, 'rows', ROW_COUNT, ROW_COUNT)),
      ...(gallery.length < GALLERY_MIN
        ? fault('gallery', faultOfCount(gallery.length, 'pictures', GALLERY_MIN, GALLERY_MAX))
        : []),
      ...rows.flatMap(({ picture }, index) =>
        rows.findIndex((other) => other.picture === picture) === index
          ? []
          : fault(
              `rows ${index + 1} picture`,
              `'${picture}' stands in two rows; choose another for one of them`,
            ),
      ),
    ];
  });
}

function ownGalleryPictures({ hotels }: Content): Fault[] {
  const shownBy = new Map<string, string>();
  return hotels.flatMap((hotel) =>
    hotel.gallery.flatMap(({ picture }, index) => {
      const earlier = shownBy.get(picture);
      shownBy.set(picture, hotel.name);
      const message = `'${picture}' is already in the gallery of ${earlier}; show each picture once`;
      return earlier ? [{ at: hotel, field: `gallery ${index + 1} picture`, message }] : [];
    }),
  );
}

function pointsOnLand({ site, hotels }: Content): Fault[] {
  return [site, ...hotels].flatMap((entry) => {
    const { latitude, longitude } = entry.coordinates;
    const message = `${latitude}, ${longitude} lies in the sea or in another state; look it up on a map again`;
    return isInKerala(entry.coordinates) ? [] : [{ at: entry, field: 'coordinates', message }];
  });
}

function ownSpots({ hotels }: Content): Fault[] {
  return hotels.flatMap((hotel, index) => {
    const isNear = (other: Hotel) => kilometres(other.coordinates, hotel.coordinates) < SAME_SPOT_KM;
    const earlier = hotels.slice(0, index).find(isNear);
    const message = `are those of ${earlier?.name}; look up where this hotel stands`;
    return earlier ? [{ at: hotel, field: 'coordinates', message }] : [];
  });
}

function priceRanges({ hotels, roomCards }: Content): Fault[] {
  const prices = roomCards.map(({ price }) => price);
  return hotels.flatMap((hotel) => {
    const { from, to } = hotel.priceRange;
    if (from > to || prices.length === 0 || prices.some((price) => price >= from && price <= to)) return [];
    const message = `no room of content/rooms.ts costs ${from} to ${to}; write the prices of the rooms that the hotel has (${prices.join(', ')})`;
    return [{ at: hotel, field: 'priceRange', message }];
  });
}

function mainSlideFirst({ heroSlides }: Content): Fault[] {
  const [first, ...others] = heroSlides;
  const mend = 'only the first slide is the main picture, so move it to the front or set it to false';
  const misplaced = others.filter(({ isMain }) => isMain);
  if (misplaced.length > 0)
    return misplaced.map((at) => ({ at, field: 'isMain', message: `is true; ${mend}` }));
  const message = 'is false; the first slide is the main picture, without words';
  return first && !first.isMain ? [{ at: first, field: 'isMain', message }] : [];
}

function knownHotels({ hotels, heroSlides, exploreFacilities, roomCarousel }: Content): Fault[] {
  const ids = hotels.map(({ id }) => id);
  return [...heroSlides, ...exploreFacilities, ...roomCarousel].flatMap((at) => {
    if (!('hotel' in at) || ids.includes(at.hotel)) return [];
    const message = `'${at.hotel}' is the id of no hotel; use one of ${ids.join(', ')}`;
    return [{ at, field: 'hotel', message }];
  });
}

/** The places that a page's sections can be reached at, by its path. */
function placesOf({ hotels }: Content): Record<string, string[]> {
  const named = (prefix: string) => hotels.map(({ id }) => `${prefix}-${id}`);
  return { '/': named('hotel'), '/contact': named('stay'), '/gallery': named('gallery') };
}

function ownLinks(content: Content): Fault[] {
  const paths = Object.values(content.pages).map(({ path }): string => path);
  return content.facilityCards.flatMap((at) => {
    const [path = '', place] = at.link.split('#');
    const places = placesOf(content)[path] ?? [];
    if (!paths.includes(path)) {
      const message = `'${at.link}' is no page of this site; use one of ${paths.join(', ')}`;
      return [{ at, field: 'link', message }];
    }
    if (place === undefined || places.includes(place)) return [];
    const mend = places[0] ? `, or to a place that it has, '${path}#${places[0]}'` : '';
    const message = `${path} has no place '#${place}'; write '${path}' alone to lead to its top${mend}`;
    return [{ at, field: 'link', message }];
  });
}

function menu({ pages }: Content): Fault[] {
  const entries = Object.entries(pages) as [string, { path: string; menu?: string }][];
  const place = (key: string) => ({ file: 'content/pages.ts', item: `page ${key}` });
  const again = entries.flatMap(([key, { path }], index) => {
    const earlier = entries.findIndex(([, other]) => other.path === path);
    const message = `'${path}' is already the path of page ${entries[earlier]![0]}; give each its own`;
    return earlier === index ? [] : [{ at: place(key), field: 'path', message }];
  });
  if (entries.some(([, page]) => page.menu !== undefined)) return again;
  const message = 'stands at no page, so that the site would have no menu; write it at each page of the menu';
  return [{ at: { file: 'content/pages.ts', item: 'all pages' }, field: 'menu', message }, ...again];
}

function agreeingHours({ exploreFacilities, facilityCards }: Content): Fault[] {
  return exploreFacilities.flatMap((at) => {
    const card = facilityCards.find(({ id }) => id === at.id);
    if (!card || card.hours === at.hours) return [];
    const message = `'${at.hours}' is not what content/facilities.ts says of ${at.id} ('${card.hours}'); write the same in both`;
    return [{ at, field: 'hours', message }];
  });
}

/** A point as kilometres east and north of 10° N 76° E: flat, which is true enough over one state. */
function flat({ latitude, longitude }: Point): [number, number] {
  return [(longitude - 76) * 109.6, (latitude - 10) * 110.6];
}

function kilometres(a: Point, b: Point): number {
  const [[ax, ay], [bx, by]] = [flat(a), flat(b)];
  return Math.hypot(ax - bx, ay - by);
}

function isInKerala(point: Point): boolean {
  const [x, y] = flat(point);
  const corners = outline.map(([latitude, longitude]) => flat({ latitude, longitude }));
  let isInside = false;
  for (const [index, [bx, by]] of corners.entries()) {
    const [ax, ay] = corners.at(index - 1)!;
    // Crossings of a ray to the east; and the distance to the nearest point of the edge.
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    const share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1);
    const along = Math.min(1, Math.max(0, share));
    if (Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y) < COAST_KM) return true;
  }
  return isInside;
}
