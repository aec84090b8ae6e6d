/** The outline of Kerala: its coast, border and lake. */
import { project, roundToTenth } from '@/components/hotel/kerala-map/projection';

type LatLong = readonly [latitude: number, longitude: number];

/** Kerala's coast from north to south. */
const coast: readonly LatLong[] = [
  [12.75, 74.87],
  [12.5, 74.98],
  [12.31, 75.08],
  [12.0, 75.21],
  [11.86, 75.36],
  [11.7, 75.52],
  [11.45, 75.66],
  [11.25, 75.77],
  [10.98, 75.86],
  [10.78, 75.91],
  [10.53, 76.02],
  [10.22, 76.15],
  [9.96, 76.23],
  [9.68, 76.29],
  [9.42, 76.34],
  [9.15, 76.46],
  [8.88, 76.57],
  [8.73, 76.7],
  [8.48, 76.91],
  [8.37, 76.99],
  [8.29, 77.09],
];

/** Kerala's inland border along the Ghats, from south to north. */
const ghats: readonly LatLong[] = [
  [8.36, 77.17],
  [8.62, 77.24],
  [8.98, 77.15],
  [9.2, 77.25],
  [9.53, 77.2],
  [9.77, 77.28],
  [10.04, 77.25],
  [10.35, 77.22],
  [10.32, 76.97],
  [10.42, 76.82],
  [10.6, 76.74],
  [10.84, 76.85],
  [11.08, 76.74],
  [11.2, 76.5],
  [11.42, 76.42],
  [11.52, 76.27],
  [11.68, 76.41],
  [11.82, 76.33],
  [11.93, 76.05],
  [12.04, 75.78],
  [12.2, 75.56],
  [12.38, 75.39],
  [12.6, 75.22],
  [12.77, 75.04],
];

/** Lake Vembanad: from its mouth at Kochi along the western shore, and back by Kumarakom. */
const vembanad: readonly LatLong[] = [
  [9.97, 76.26],
  [9.84, 76.31],
  [9.7, 76.35],
  [9.58, 76.36],
  [9.5, 76.37],
  [9.54, 76.41],
  [9.62, 76.425],
  [9.7, 76.4],
  [9.79, 76.395],
  [9.88, 76.34],
  [9.96, 76.29],
];

/** The outlines of Kerala and of the Vembanad lake, as SVG paths. */
export const keralaPath = smoothPath([...coast, ...ghats]);
export const vembanadPath = smoothPath(vembanad);

/**
 * How far east the sea reaches at a height of the drawing.
 *
 * @param y in the drawing's units
 * @returns the x of the coast there; above or below the coast, the x of its nearest end
 */
export function coastAt(y: number): number {
  const points = coast.map(([latitude, longitude]) => project({ latitude, longitude }));
  const next = points.findIndex((point) => point.y >= y);
  if (next === 0) return points[0]!.x;
  if (next === -1) return points.at(-1)!.x;
  const [from, to] = [points[next - 1]!, points[next]!];
  return roundToTenth(from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y));
}

/** A closed Catmull-Rom curve through coordinates, converted to the cubic Bézier curves of SVG. */
function smoothPath(coordinates: readonly LatLong[]): string {
  const points = coordinates.map(([latitude, longitude]) => project({ latitude, longitude }));
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
