/** The outlines on the map: the land and its lakes. */
import { project, roundToTenth } from '@/components/hotel/region-map/projection';
import type { LatLong, MapData } from '@/content/region/region';

/**
 * How far east the sea reaches at a height of the drawing.
 *
 * @param y in the drawing's units
 * @returns the x of the coast there; above or below the coast, the x of its nearest end
 */
export function coastAt(map: MapData, y: number): number {
  const points = map.coast.map(([latitude, longitude]) => project(map, { latitude, longitude }));
  const next = points.findIndex((point) => point.y >= y);
  if (next === 0) return points[0]!.x;
  if (next === -1) return points.at(-1)!.x;
  const [from, to] = [points[next - 1]!, points[next]!];
  return roundToTenth(from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y));
}

/** An outline as an SVG path: a closed Catmull-Rom curve, converted to cubic Bézier curves. */
export function smoothPath(map: MapData, outline: readonly LatLong[]): string {
  const points = outline.map(([latitude, longitude]) => project(map, { latitude, longitude }));
  const pointAt = (index: number) => points[(index + points.length) % points.length]!;
  const curves = points.map((from, index) => {
    const to = pointAt(index + 1);
    const [before, after] = [pointAt(index - 1), pointAt(index + 2)];
    return [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ]
      .map(roundToTenth)
      .join(' ');
  });
  return `M${points[0]!.x} ${points[0]!.y}C${curves.join(' ')}Z`;
}
