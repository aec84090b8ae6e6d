/** A place on Earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The distance of two places in Kerala in a straight line. Within one state, the length of a degree hardly changes. */
export const distanceKm = (a: Point, b: Point) =>
  Math.hypot((a.latitude - b.latitude) * 110.6, (a.longitude - b.longitude) * 109.6);
