import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import type { Hotel } from '@/content/types';
import { asset } from '@/lib/asset';
import { keralaPath, MAP_HEIGHT, MAP_WIDTH, project } from '@/lib/kerala';

/** Where the towns of Greater Kochi lie so close that they get a circle of their own, in the sea. */
const INSET = { latitude: 10.005, longitude: 76.29, radius: 78, scale: 11, x: 84, y: 330 };
/** Half the side of the square that counts as Greater Kochi, in degrees. */
const INSET_REACH = 0.07;
/** About the width of a letter in the largest type the map is set in, in its own units. */
const LETTER_WIDTH = 6;

const isInInset = ({ coordinates }: Hotel) =>
  Math.abs(coordinates.latitude - INSET.latitude) < INSET_REACH &&
  Math.abs(coordinates.longitude - INSET.longitude) < INSET_REACH;

/** Kerala with every property at its place; each leads to its entry in the hotel list. */
export function KeralaMap() {
  const centre = project(INSET);
  const pins = hotels.map((hotel) => {
    const at = project(hotel.coordinates);
    if (!isInInset(hotel)) return { hotel, isMagnified: false, ...at };
    return {
      hotel,
      isMagnified: true,
      x: INSET.x + (at.x - centre.x) * INSET.scale,
      y: INSET.y + (at.y - centre.y) * INSET.scale,
    };
  });
  const places = pins.map((pin) => {
    const name = pin.hotel.name.replace(site.shortName, '').trim();
    const label = labelPlace(pin, name, pins);
    return { ...pin, name, label, area: pressArea(pin, name, label) };
  });
  partAreas(places.map(({ area }) => area));
  return (
    <svg
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      className="mx-auto w-full max-w-lg overflow-visible text-[12px] sm:text-[10px] lg:sticky lg:top-24 print:static"
      role="group"
      aria-label={labels.mapOfKerala}
    >
      <path d={keralaPath()} className="fill-sand stroke-brass" strokeWidth="1" strokeLinejoin="round" />
      <circle cx={centre.x} cy={centre.y} r="8" className="fill-none stroke-laterite" strokeWidth="1" />
      <path
        d={`M${INSET.x + INSET.radius * 0.94} ${INSET.y - INSET.radius * 0.34}L${centre.x - 7} ${centre.y + 4}`}
        className="stroke-laterite"
        strokeWidth="1"
      />
      <circle
        cx={INSET.x}
        cy={INSET.y}
        r={INSET.radius}
        className="fill-paper stroke-laterite"
        strokeWidth="1"
      />
      {places.map(({ hotel, x, y, name, label, area }) => (
        <a key={hotel.id} href={asset(`${pages.home.path}#hotel-${hotel.id}`)} className="group">
          <title>{`${hotel.name}, ${hotel.city}`}</title>
          <rect
            x={area.left}
            y={area.top}
            width={round(area.right - area.left)}
            height={round(area.bottom - area.top)}
            fill="none"
            pointerEvents="all"
          />
          <circle cx={x} cy={y} r="3.5" className="fill-laterite" />
          <text {...label} className="fill-ink group-hover:underline forced-colors:fill-[CanvasText]">
            {name}
          </text>
        </a>
      ))}
    </svg>
  );
}

interface Pin {
  x: number;
  y: number;
  isMagnified: boolean;
}

/**
 * Where a pin's name stands: to its right, or to its left where a neighbour's pin or the edge is in the way. In the
 * circle, where there is less room, it stands over the pin, or under it if a neighbour is close.
 */
function labelPlace({ x, y, isMagnified }: Pin, name: string, pins: Pin[]) {
  const hasPinBetween = (left: number, right: number) =>
    pins.some((pin) => pin.x > x + left && pin.x < x + right && Math.abs(pin.y - y) < 10);
  if (isMagnified) return { x, y: hasPinBetween(-50, 0) ? y + 15 : y - 8, textAnchor: 'middle' as const };
  return hasPinBetween(0, 50) || x + 7 + name.length * LETTER_WIDTH > MAP_WIDTH
    ? { x: x - 7, y: y + 3.5, textAnchor: 'end' as const }
    : { x: x + 7, y: y + 3.5, textAnchor: 'start' as const };
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is pressed: pin and name, and so much around them that it is 24 px high where the map is 280 px wide. */
function pressArea({ x, y, isMagnified }: Pin, name: string, label: ReturnType<typeof labelPlace>): Area {
  const width = name.length * LETTER_WIDTH;
  if (isMagnified) {
    const [above, below] = label.y < y ? [25, 10] : [10, 25];
    return { left: x - width / 2 - 2, top: y - above, right: x + width / 2 + 2, bottom: y + below };
  }
  const [before, after] = label.textAnchor === 'end' ? [width + 9, 12] : [12, width + 9];
  return { left: x - before, top: y - 17, right: x + after, bottom: y + 17 };
}

/** Draws a border through the middle of what two areas share, where they share less. */
function partAreas(areas: Area[]) {
  for (const [index, one] of areas.entries()) {
    for (const other of areas.slice(index + 1)) {
      const shared = {
        x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
        y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
      };
      if (shared.x <= 0 || shared.y <= 0) continue;
      if (shared.x < shared.y) {
        const [left, right] = one.left < other.left ? [one, other] : [other, one];
        left.right = right.left = (left.right + right.left) / 2;
      } else {
        const [upper, lower] = one.top < other.top ? [one, other] : [other, one];
        upper.bottom = lower.top = (upper.bottom + lower.top) / 2;
      }
    }
  }
  for (const area of areas) {
    area.left = round(area.left);
    area.top = round(area.top);
    area.right = round(area.right);
    area.bottom = round(area.bottom);
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
