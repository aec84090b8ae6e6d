import { roundToTenth } from '@/components/hotel/region-map/projection';
import { LINE_HEIGHT_UNITS, type NamedTown } from '@/components/hotel/region-map/town-positions';
import type { Hotel } from '@/content/hotels';

/** The attributes of all lamps. */
const lampShape = { className: 'lamp pointer-events-auto', fill: 'url(#lamp)' };

/** The light of all lamps, once in the map. */
export function LampLight() {
  return (
    <defs>
      <radialGradient id="lamp">
        <stop className="lamp-flame" />
        <stop className="lamp-flame" offset="0.16" />
        <stop className="lamp-shine" offset="0.2" />
        <stop className="lamp-dark" offset="1" />
      </radialGradient>
    </defs>
  );
}

interface TownOnMapProps {
  town: NamedTown<Hotel>;
  href: string;
}

/** A town: its lamps, its name off the coast, which is a link, and the line between them. */
export function TownOnMap({ town, href }: TownOnMapProps) {
  const { hotel, others, number, x, y, nameEndX, nameY, lightOrder } = town;
  return (
    // Only the name and its lamps can be clicked: the line between them crosses other names.
    <g className="map-town pointer-events-none" data-order={lightOrder}>
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
      <a href={href} data-hotel={[number, ...others.map((other) => other.number)].join(' ')}>
        <rect
          x={roundToTenth(nameEndX - 92)}
          y={roundToTenth(nameY - LINE_HEIGHT_UNITS / 2)}
          width={95}
          height={LINE_HEIGHT_UNITS}
          fill="none"
          pointerEvents="all"
        />
        <text x={nameEndX} y={roundToTenth(nameY + 9)} textAnchor="end">
          {hotel.town}
        </text>
        {hotel.townInMalayalam && (
          <text x={nameEndX} y={roundToTenth(nameY - 4.5)} textAnchor="end" lang="ml" className="malayalam">
            {hotel.townInMalayalam}
          </text>
        )}
        {/* For screen readers. The accessible name begins with what is seen, for people who use speech input. */}
        <text x={nameEndX} y={nameY} textAnchor="end" fontSize="1" opacity="0" pointerEvents="none">
          {`: ${[hotel, ...others.map((other) => other.hotel)].map(({ name }) => name).join(', ')}`}
        </text>
      </a>
    </g>
  );
}
