import clsx from 'clsx';

import { keralaPath, vembanadPath } from '@/components/shared/kerala-map/outline';
import { MAP_HEIGHT_UNITS, MAP_WIDTH_UNITS, roundToTenth } from '@/components/shared/kerala-map/projection';
import { LINE_HEIGHT_UNITS, northEdge, townsOnMap } from '@/components/shared/kerala-map/town-positions';
import { hotels, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';

import './kerala-map.css';

/** The attributes of all lamps. */
const lampShape = { className: 'lamp pointer-events-auto', fill: 'url(#lamp)' };

interface KeralaMapProps {
  /** The link of a hotel's town. If a town has several hotels, it is the link of the first. */
  linkTo: (hotel: Hotel) => string;
  className?: string;
}

/**
 * Kerala at dusk, with a lamp for every hotel. The names of the towns, also in Malayalam, are left of the coast.
 * `data-hotel` is the number of a lamp's hotel, from 1. At a town's name, it is a list of the town's hotels. A section
 * can set `--lamp-scale` at a lamp, to highlight it.
 */
export function KeralaMap({ linkTo, className }: KeralaMapProps) {
  const towns = townsOnMap(hotels);
  const top = northEdge(towns);
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
      {towns.map(({ hotel, others, number, x, y, nameEndX, nameY, turn }) => (
        // Only the name and its lamps can be pressed: the line between them crosses other names.
        <g key={hotel.id} className="kerala-place pointer-events-none" data-turn={turn}>
          <path
            d={`M${roundToTenth(nameEndX + 3)} ${nameY}L${x} ${y}`}
            className="leader"
            fill="none"
            strokeWidth="0.6"
          />
          <circle cx={x} cy={y} r="13" data-hotel={number} {...lampShape} />
          {others.map((other) => (
            <circle
              key={other.number}
              cx={other.x}
              cy={other.y}
              r="13"
              data-hotel={other.number}
              {...lampShape}
            />
          ))}
          <a
            href={linkTo(hotel)}
            data-hotel={[number, ...others.map((other) => other.number)].join(' ')}
            aria-label={[hotel.name, ...others.map((other) => other.hotel.name), hotel.town].join(', ')}
          >
            <rect
              x={roundToTenth(nameEndX - 92)}
              y={roundToTenth(nameY - LINE_HEIGHT_UNITS / 2)}
              width={95}
              height={LINE_HEIGHT_UNITS}
              fill="none"
              pointerEvents="all"
            />
            <text x={nameEndX} y={roundToTenth(nameY - 4.5)} textAnchor="end" lang="ml" className="malayalam">
              {hotel.townInMalayalam}
            </text>
            <text x={nameEndX} y={roundToTenth(nameY + 9)} textAnchor="end">
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
