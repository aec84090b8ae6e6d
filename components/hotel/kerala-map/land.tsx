import { keralaPath, vembanadPath } from '@/components/hotel/kerala-map/outline';

/** The ground of the map: the sea at the coast, the land and its lake. */
export function Land() {
  return (
    <>
      <defs>
        <linearGradient id="land" x1="0" x2="1" y1="0.3" y2="0.7">
          <stop className="land-shore" />
          <stop className="land-hills" offset="1" />
        </linearGradient>
        <path id="kerala" d={keralaPath} />
      </defs>
      {/* Depth lines in the sea, as on old charts. */}
      <g className="depth-lines" strokeLinejoin="round">
        <use href="#kerala" strokeWidth="32" opacity="0.05" />
        <use href="#kerala" strokeWidth="17" opacity="0.07" />
        <use href="#kerala" strokeWidth="7" opacity="0.1" />
      </g>
      <use href="#kerala" className="land" fill="url(#land)" strokeWidth="0.8" />
      <path d={vembanadPath} className="lake" strokeWidth="0.5" />
    </>
  );
}
