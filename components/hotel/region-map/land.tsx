import { smoothPath } from '@/components/hotel/region-map/outline';
import type { MapData } from '@/content/region/region';

/** The ground of the map: the sea at the coast, the land and its lakes. */
export function Land({ map }: { map: MapData }) {
  return (
    <>
      <defs>
        <linearGradient id="land" x1="0" x2="1" y1="0.3" y2="0.7">
          <stop className="land-shore" />
          <stop className="land-hills" offset="1" />
        </linearGradient>
        <path id="outline" d={smoothPath(map, [...map.coast, ...map.border])} />
      </defs>
      {/* Depth lines in the sea, as on old charts. */}
      <g className="depth-lines" strokeLinejoin="round">
        <use href="#outline" strokeWidth="32" opacity="0.05" />
        <use href="#outline" strokeWidth="17" opacity="0.07" />
        <use href="#outline" strokeWidth="7" opacity="0.1" />
      </g>
      <use href="#outline" className="land" fill="url(#land)" strokeWidth="0.8" />
      {map.lakes?.map((lake) => (
        <path key={lake.join()} d={smoothPath(map, lake)} className="lake" strokeWidth="0.5" />
      ))}
    </>
  );
}
