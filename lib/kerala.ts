export interface Point {
  latitude: number;
  longitude: number;
}

/** Kerala, drawn from north-west down the coast and back along the Ghats: latitude, longitude. */
export const outline: readonly (readonly [number, number])[] = [
  [12.72, 74.88],
  [12.5, 74.98],
  [12.31, 75.08],
  [12.03, 75.2],
  [11.86, 75.36],
  [11.75, 75.48],
  [11.6, 75.58],
  [11.25, 75.77],
  [11.16, 75.8],
  [10.78, 75.92],
  [10.53, 76.02],
  [10.22, 76.15],
  [9.96, 76.24],
  [9.68, 76.29],
  [9.49, 76.32],
  [9.15, 76.45],
  [8.88, 76.57],
  [8.73, 76.7],
  [8.48, 76.91],
  [8.37, 76.99],
  [8.29, 77.09],
  [8.42, 77.2],
  [8.62, 77.25],
  [8.98, 77.15],
  [9.2, 77.25],
  [9.53, 77.22],
  [9.61, 77.17],
  [9.77, 77.28],
  [10.04, 77.25],
  [10.18, 77.2],
  [10.35, 77.22],
  [10.3, 76.95],
  [10.4, 76.8],
  [10.6, 76.72],
  [10.84, 76.85],
  [11.1, 76.75],
  [11.2, 76.5],
  [11.45, 76.4],
  [11.5, 76.25],
  [11.68, 76.42],
  [11.8, 76.35],
  [11.93, 76.05],
  [11.95, 75.85],
  [12.05, 75.75],
  [12.2, 75.55],
  [12.35, 75.4],
  [12.48, 75.38],
  [12.6, 75.2],
  [12.77, 75.05],
];

/** Size of the drawing, in its own units: a hundred to a degree of latitude. */
export const MAP_WIDTH = 340;
export const MAP_HEIGHT = 470;

const NORTH = 12.85;
const WEST = 74.1;
/** A degree of longitude is this much shorter than one of latitude, at Kerala's middle. */
const LONGITUDE_SHARE = Math.cos((10.5 * Math.PI) / 180);

/** Where a place lies on the drawing: equirectangular, which is true enough over five degrees. */
export function project({ latitude, longitude }: Point): { x: number; y: number } {
  return { x: round((longitude - WEST) * 100 * LONGITUDE_SHARE), y: round((NORTH - latitude) * 100) };
}

/** The outline as an SVG path. */
export function keralaPath(): string {
  const points = outline.map(([latitude, longitude]) => {
    const { x, y } = project({ latitude, longitude });
    return `${x} ${y}`;
  });
  return `M${points.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
