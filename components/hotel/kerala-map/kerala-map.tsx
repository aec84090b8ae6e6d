import clsx from 'clsx';

import { Land } from '@/components/hotel/kerala-map/land';
import { MAP_HEIGHT_UNITS, MAP_WIDTH_UNITS, roundToTenth } from '@/components/hotel/kerala-map/projection';
import { LampLight, TownOnMap } from '@/components/hotel/kerala-map/town-on-map';
import { northEdge, townsOnMap } from '@/components/hotel/kerala-map/town-positions';
import { hotels, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';

import './kerala-map.css';

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
      <style>{orderRules(towns.length)}</style>
      <Land />
      <LampLight />
      {towns.map((town) => (
        <TownOnMap key={town.hotel.id} town={town} href={linkTo(town.hotel)} />
      ))}
    </svg>
  );
}

/** CSS rules for the place of each town in the order in which they light up. */
const orderRules = (count: number) =>
  Array.from({ length: count }, (_, index) => `[data-order="${index + 1}"]{--order:${index + 1}}`).join('');
