/**
 * Where all hotels are. This folder is all that the site knows of Kerala itself. For another region, change this file:
 * leave out `districts` and `map`, with their files, or replace them.
 */
import { districts } from './kerala-districts';
import { map } from './kerala-map';

type Range = readonly [low: number, high: number];
export type LatLong = readonly [latitude: number, longitude: number];

/** Where a district is in degrees, and how its PINs begin. */
export interface District {
  latitudes: Range;
  longitudes: Range;
  pins: RegExp;
}

/** A map with the sea in the west, where the names of the towns are. Its unit is a hundredth of a degree of latitude. */
export interface MapData {
  /** Its upper left corner, in degrees. */
  north: number;
  west: number;
  width: number;
  height: number;
  /** The coast from north to south, and the border on land from south to north. */
  coast: readonly LatLong[];
  border: readonly LatLong[];
  lakes?: readonly (readonly LatLong[])[];
  /** A part with many hotels, this many degrees in each direction, is drawn larger, and moved to the east. */
  enlarged?: { latitude: number; longitude: number; degrees: number; scale: number; shift: number };
}

interface Region {
  /** The end of every address. */
  state: string;
  country: string;
  /** Where all hotels and the office are, in degrees. The check refuses other positions. */
  latitudes: Range;
  longitudes: Range;
  pin: { pattern: RegExp; rule: string };
  /** If left out, the district of a town is any text, and is not compared with positions and PINs. */
  districts?: Record<string, District>;
  /** If left out, the pages have no map of all hotels. */
  map?: MapData;
}

export const region: Region = {
  state: 'Kerala',
  country: 'India',
  latitudes: [8, 13],
  longitudes: [74, 78],
  pin: { pattern: /^6[789]\d{4}$/, rule: 'Write six digits that begin with 67, 68 or 69.' },
  districts,
  map,
};
