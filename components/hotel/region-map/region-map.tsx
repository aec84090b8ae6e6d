import clsx from 'clsx';

import { Land } from '@/components/hotel/region-map/land';
import { LampLight, TownOnMap } from '@/components/hotel/region-map/town-on-map';
import { shownPart, townsOnMap } from '@/components/hotel/region-map/town-positions';
import { hotels, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { region } from '@/content/region/region';

import './region-map.css';

interface RegionMapProps {
  /** The link of a hotel's town. If a town has several hotels, it is the link of the first. */
  linkTo: (hotel: Hotel) => string;
  className?: string;
}

/**
 * The map of the region at dusk, with a lamp for every hotel; nothing if the region has no map. The names of the towns,
 * also in Malayalam, are left of the coast. `data-hotel` is the number of a lamp's hotel, from 1. At a town's name, it
 * is a list of the town's hotels. A section can set `--lamp-scale` at a lamp, to highlight it.
 */
export function RegionMap({ linkTo, className }: RegionMapProps) {
  const { map } = region;
  if (!map) return null;
  const towns = townsOnMap(map, hotels);
  const { left, top, width, height } = shownPart(map, towns);
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      className={clsx('region-map block w-full fill-current text-[11px] text-paper', className)}
      role="group"
      aria-label={labels.mapOfHotels}
    >
      <style>{orderRules(towns.length)}</style>
      <Land map={map} />
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
