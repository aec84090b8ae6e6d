/** Where the lamps of the hotels and the names of their towns are on the map. */
import { coastAt } from '@/components/hotel/region-map/outline';
import { project, roundToTenth } from '@/components/hotel/region-map/projection';
import type { Hotel } from '@/content/hotels';
import type { MapData } from '@/content/region/region';

/** What the map needs of a hotel. */
type MappedHotel = Pick<Hotel, 'town' | 'coordinates'> & { townInMalayalam?: string };

interface Lamp<H extends MappedHotel> {
  hotel: H;
  /** The position in the order of the hotels, from 1. */
  number: number;
  x: number;
  y: number;
}

/** A town: the lamp of its first hotel, to which its name links, and the lamps of its other hotels. */
interface Town<H extends MappedHotel> extends Lamp<H> {
  others: Lamp<H>[];
}

/** A town with the position of its name. */
export interface NamedTown<H extends MappedHotel> extends Town<H> {
  /** How far down the drawing its name is. */
  nameY: number;
  /** Where its name ends, off the coast. */
  nameEndX: number;
  /** When its lamps light up: 1 is the southernmost town. */
  lightOrder: number;
}

/** The distance between the names of two towns, in the drawing's units. That between a town's two names is 13.5. */
export const LINE_HEIGHT_UNITS = 32;
/** How far a name can be above its lamp, to leave room for the names below. */
const HEADROOM_UNITS = 56;
/** The distance between the coast and the end of a name. */
const COAST_GAP_UNITS = 12;
/** The letters of a name are not wider than this on average, in English and in Malayalam. */
const LETTER_UNITS = 6.5;
const MALAYALAM_LETTER_UNITS = 8;
/** The upper part of the map that fades out (region-map.css). The northernmost lamp or name is below it. */
const FADE_SHARE = 0.16;

/** The towns with the positions of their lamps and names, in the order of the hotels. */
export function townsOnMap<H extends MappedHotel>(map: MapData, hotels: readonly H[]): NamedTown<H>[] {
  return withNamePositions(
    map,
    byTown(hotels.map((hotel, index) => ({ hotel, number: index + 1, ...lampAt(map, hotel) }))),
  );
}

/** The edges of the part of the map that is shown: from above the northernmost lamp or name, with the longest name. */
export function shownPart(
  map: MapData,
  towns: readonly Pick<NamedTown<MappedHotel>, 'hotel' | 'nameY' | 'nameEndX' | 'y'>[],
): { left: number; top: number; width: number; height: number } {
  const northernmost = Math.min(...towns.flatMap(({ nameY, y }) => [nameY, y]));
  // Near the northern end of the land, the map begins in the sky above it.
  const top = roundToTenth((northernmost - FADE_SHARE * map.height) / (1 - FADE_SHARE));
  // Where the coast is near the left edge, a name begins beyond it.
  const left = Math.floor(Math.min(0, ...towns.map(({ hotel, nameEndX }) => nameEndX - nameWidth(hotel))));
  return { left, top, width: map.width - left, height: roundToTenth(map.height - top) };
}

const nameWidth = ({ town, townInMalayalam = '' }: MappedHotel): number =>
  Math.max(town.length * LETTER_UNITS, townInMalayalam.length * MALAYALAM_LETTER_UNITS);

function lampAt(map: MapData, { coordinates }: MappedHotel): { x: number; y: number } {
  const position = project(map, coordinates);
  const { enlarged } = map;
  const isNear = (side: 'latitude' | 'longitude') =>
    enlarged && Math.abs(coordinates[side] - enlarged[side]) < enlarged.degrees;
  if (!enlarged || !isNear('latitude') || !isNear('longitude')) return position;
  const centre = project(map, enlarged);
  return {
    x: roundToTenth(centre.x + enlarged.shift + (position.x - centre.x) * enlarged.scale),
    y: roundToTenth(centre.y + (position.y - centre.y) * enlarged.scale),
  };
}

function byTown<H extends MappedHotel>(lamps: readonly Lamp<H>[]): Town<H>[] {
  const towns = new Map<string, Town<H>>();
  for (const lamp of lamps) {
    const town = towns.get(lamp.hotel.town);
    if (town) town.others.push(lamp);
    else towns.set(lamp.hotel.town, { ...lamp, others: [] });
  }
  return [...towns.values()];
}

/**
 * From north to south, each name has its own line, at the height of its lamp if there is room, and ends off the coast.
 */
function withNamePositions<H extends MappedHotel>(map: MapData, towns: readonly Town<H>[]): NamedTown<H>[] {
  // If two have the same height, the eastern one comes first, so that their lines do not cross.
  const fromNorth = [...towns].sort((first, second) => first.y - second.y || second.x - first.x);
  const lines: number[] = [];
  for (const { y } of fromNorth)
    lines.push(Math.max((lines.at(-1) ?? 0) + LINE_HEIGHT_UNITS, y - HEADROOM_UNITS));
  let limit = map.height - LINE_HEIGHT_UNITS / 2;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    lines[index] = Math.min(limit, Math.max(lines[index]!, fromNorth[index]!.y));
    limit = lines[index]! - LINE_HEIGHT_UNITS;
  }
  return towns.map((town) => {
    const position = fromNorth.indexOf(town);
    const nameY = roundToTenth(lines[position]!);
    return {
      ...town,
      nameY,
      // The upper name is nearest to the coast, which runs from north-west to south-east.
      nameEndX: roundToTenth(coastAt(map, nameY - LINE_HEIGHT_UNITS / 2) - COAST_GAP_UNITS),
      lightOrder: towns.length - position,
    };
  });
}
