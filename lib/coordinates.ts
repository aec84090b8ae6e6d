/** A place on Earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The distance of two places of one region in a straight line. */
export const distanceKm = (a: Point, b: Point) =>
  Math.hypot(
    (a.latitude - b.latitude) * 110.6,
    (a.longitude - b.longitude) * 111.3 * Math.cos((a.latitude * Math.PI) / 180),
  );
