import clsx from 'clsx';

import {
  coastAt,
  keralaPath,
  MAP_HEIGHT_UNITS,
  MAP_WIDTH_UNITS,
  project,
  roundToTenth,
  vembanadPath,
} from '@/components/shared/kerala-map/map-positions';
import { hotels, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';

import './kerala-map.css';

/** The towns of Greater Kochi are within a few units of each other, so they are drawn further apart by `scale`. */
const KOCHI = { latitude: 10.003, longitude: 76.295, degrees: 0.07, scale: 3.2, shift: 9 };
/** The distance between the names of two towns, in the drawing's units. That between a town's two names is 13.5. */
const LINE_HEIGHT_UNITS = 32;
/** How far a name can be above its lamp, to leave room for the names below. */
const HEADROOM_UNITS = 56;
/** The distance between the coast and the end of a name. */
const COAST_GAP_UNITS = 12;
/** How much of the land is shown north of the northernmost lamp or name. It fades out towards the edge. */
const NORTH_MARGIN_UNITS = 58;

/** The attributes of all lamps. */
const lampShape = { className: 'lamp pointer-events-auto', fill: 'url(#lamp)' };

interface KeralaMapProps {
  /** The link of a hotel's town. If a town has several hotels, it is the link of the first. */
  linkTo: (hotel: Hotel) => string;
  className?: string;
}

/**
 * Kerala at dusk, with a lamp for every hotel. The names of the towns, also in Malayalam, are left of the coast.
 * `data-place` is the number of a hotel, from 1. A section can set `--lamp-scale` there, to highlight its lamp.
 */
export function KeralaMap({ linkTo, className }: KeralaMapProps) {
  const lamps = hotels.map((hotel, index) => ({ hotel, number: index + 1, ...lampAt(hotel) }));
  const towns = withNamePositions(byTown(lamps));
  const top = roundToTenth(
    Math.max(0, Math.min(...towns.flatMap(({ line, y }) => [line, y])) - NORTH_MARGIN_UNITS),
  );
  return (
    <svg
      viewBox={`0 ${top} ${MAP_WIDTH_UNITS} ${roundToTenth(MAP_HEIGHT_UNITS - top)}`}
      className={clsx('kerala-map block w-full fill-current text-[11px] text-paper', className)}
      role="group"
      aria-label={labels.mapOfKerala}
    >
      <style>{turnRules(towns.length)}</style>
      <defs>
        <linearGradient id="land" x1="0" x2="1" y1="0.3" y2="0.7">
          <stop className="land-shore" />
          <stop className="land-hills" offset="1" />
        </linearGradient>
        <radialGradient id="lamp">
          <stop className="lamp-flame" />
          <stop className="lamp-flame" offset="0.16" />
          <stop className="lamp-shine" offset="0.2" />
          <stop className="lamp-dark" offset="1" />
        </radialGradient>
        <path id="kerala" d={keralaPath} />
      </defs>
      {/* Depth lines in the sea, as on old charts. */}
      <g className="depth" strokeLinejoin="round">
        <use href="#kerala" strokeWidth="32" opacity="0.05" />
        <use href="#kerala" strokeWidth="17" opacity="0.07" />
        <use href="#kerala" strokeWidth="7" opacity="0.1" />
      </g>
      <use href="#kerala" className="land" fill="url(#land)" strokeWidth="0.8" />
      <path d={vembanadPath} className="lake" strokeWidth="0.5" />
      {towns.map(({ hotel, others, number, x, y, end, line, turn }) => (
        // Only the name and its lamps can be pressed: the line between them crosses other names.
        <g key={hotel.id} className="kerala-place pointer-events-none" data-place={number} data-turn={turn}>
          <path
            d={`M${roundToTenth(end + 3)} ${line}L${x} ${y}`}
            className="leader"
            fill="none"
            strokeWidth="0.6"
          />
          <circle cx={x} cy={y} r="13" {...lampShape} />
          {others.map((other) => (
            <g key={other.number} data-place={other.number}>
              <circle cx={other.x} cy={other.y} r="13" {...lampShape} />
            </g>
          ))}
          <a
            href={linkTo(hotel)}
            aria-label={[hotel.name, ...others.map((other) => other.hotel.name), hotel.town].join(', ')}
          >
            <rect
              x={roundToTenth(end - 92)}
              y={roundToTenth(line - LINE_HEIGHT_UNITS / 2)}
              width={95}
              height={LINE_HEIGHT_UNITS}
              fill="none"
              pointerEvents="all"
            />
            <text x={end} y={roundToTenth(line - 4.5)} textAnchor="end" lang="ml" className="malayalam">
              {hotel.townInMalayalam}
            </text>
            <text x={end} y={roundToTenth(line + 9)} textAnchor="end">
              {hotel.town}
            </text>
          </a>
        </g>
      ))}
    </svg>
  );
}

/** CSS rules for the turn of each town in the animation. */
const turnRules = (count: number) =>
  Array.from({ length: count }, (_, index) => `[data-turn="${index + 1}"]{--turn:${index + 1}}`).join('');

interface Lamp {
  hotel: Hotel;
  /** The position in the order of the hotels, from 1. */
  number: number;
  x: number;
  y: number;
}

/** A town: the lamp of its first hotel, to which its name links, and the lamps of its other hotels. */
interface Town extends Lamp {
  others: Lamp[];
}

function byTown(lamps: Lamp[]): Town[] {
  const towns = new Map<string, Town>();
  for (const lamp of lamps) {
    const town = towns.get(lamp.hotel.town);
    if (town) town.others.push(lamp);
    else towns.set(lamp.hotel.town, { ...lamp, others: [] });
  }
  return [...towns.values()];
}

function lampAt({ coordinates }: Hotel): { x: number; y: number } {
  const at = project(coordinates);
  const isInKochi =
    Math.abs(coordinates.latitude - KOCHI.latitude) < KOCHI.degrees &&
    Math.abs(coordinates.longitude - KOCHI.longitude) < KOCHI.degrees;
  if (!isInKochi) return at;
  const centre = project(KOCHI);
  return {
    x: roundToTenth(centre.x + KOCHI.shift + (at.x - centre.x) * KOCHI.scale),
    y: roundToTenth(centre.y + (at.y - centre.y) * KOCHI.scale),
  };
}

/**
 * The towns with the positions of their names, in the order of the hotels. From north to south, each name has its own
 * line, at the height of its lamp if there is room, and ends off the coast.
 */
function withNamePositions(lamps: Town[]) {
  // If two have the same height, the eastern one comes first, so that their lines do not cross.
  const fromNorth = [...lamps].sort((one, other) => one.y - other.y || other.x - one.x);
  const lines: number[] = [];
  for (const { y } of fromNorth)
    lines.push(Math.max((lines.at(-1) ?? 0) + LINE_HEIGHT_UNITS, y - HEADROOM_UNITS));
  let limit = MAP_HEIGHT_UNITS - LINE_HEIGHT_UNITS / 2;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    lines[index] = Math.min(limit, Math.max(lines[index]!, fromNorth[index]!.y));
    limit = lines[index]! - LINE_HEIGHT_UNITS;
  }
  return lamps.map((lamp) => {
    const line = roundToTenth(lines[fromNorth.indexOf(lamp)]!);
    // The lamps light up from the south.
    const turn = lamps.length - fromNorth.indexOf(lamp);
    // The upper name is nearest to the coast, which runs from north-west to south-east.
    return {
      ...lamp,
      line,
      end: roundToTenth(coastAt(line - LINE_HEIGHT_UNITS / 2) - COAST_GAP_UNITS),
      turn,
    };
  });
}
