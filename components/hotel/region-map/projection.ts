/** Where a place is on the map. */
import type { MapData } from '@/content/region/region';
import type { Point } from '@/lib/coordinates';

/** The position of a place on the map. The projection is equirectangular: exact enough for one state. */
export function project(map: MapData, { latitude, longitude }: Point): { x: number; y: number } {
  const middle = map.north - map.height / 200;
  return {
    x: roundToTenth((longitude - map.west) * 100 * Math.cos((middle * Math.PI) / 180)),
    y: roundToTenth((map.north - latitude) * 100),
  };
}

/** Rounds to a tenth of the drawing's unit. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
