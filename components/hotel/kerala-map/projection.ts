/** The size of the map of Kerala, and where a place is on it. */
import type { Point } from '@/lib/coordinates';

const NORTH_DEGREES = 12.85;
const WEST_DEGREES = 74.72;
/** The length of a degree of longitude divided by the length of a degree of latitude, in the middle of Kerala. */
const LONGITUDE_SHARE = Math.cos((10.5 * Math.PI) / 180);

/** The size of the drawing in its own units: 100 units per degree of latitude. */
export const MAP_WIDTH_UNITS = 262;
export const MAP_HEIGHT_UNITS = 468;

/** The position of a place on the drawing. The projection is equirectangular: exact enough for five degrees. */
export function project({ latitude, longitude }: Point): { x: number; y: number } {
  return {
    x: roundToTenth((longitude - WEST_DEGREES) * 100 * LONGITUDE_SHARE),
    y: roundToTenth((NORTH_DEGREES - latitude) * 100),
  };
}

/** Rounds to a tenth of the drawing's unit. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
