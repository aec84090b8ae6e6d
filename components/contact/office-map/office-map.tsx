import { contact } from '@/content/contact';

/** The streets, from the widest to the narrowest: line width and path. */
const streets: [width: number, path: string][] = [
  [15, 'M-10 262C70 250 130 244 190 234S330 204 392 190S540 156 650 118'],
  [15, 'M96 -10C92 60 112 130 108 190S74 320 90 410'],
  [10, 'M392 190C430 236 462 270 490 312S520 370 540 410'],
  [10, 'M392 190C380 140 402 100 396 62S404 10 400 -10'],
  [6, 'M300 210C310 262 340 300 402 316S470 318 490 312'],
  [6, 'M190 234C196 180 250 150 300 140S370 134 390 128'],
  [6, 'M506 160C520 210 556 236 650 250'],
  [6, 'M510 158C498 118 520 88 560 70S620 52 650 54'],
  [6, 'M250 222C240 270 200 290 100 292'],
  [6, 'M108 150C150 146 170 150 190 148S214 170 218 176'],
];

/** The rivers: line width and path. */
const rivers: [width: number, path: string][] = [
  [26, 'M-10 96C60 84 120 40 200 36S330 62 420 40S560 6 650 22'],
  [20, 'M-10 330C60 316 120 352 200 366S360 340 430 356S560 392 650 372'],
];

const RAILWAY = 'M214 -10C206 70 222 130 210 190S176 330 186 410';

/**
 * The office and the streets around it, drawn from memory and not from a survey. It is part of the HTML, so it works
 * without scripts, without other sites and in print. The caption describes the way in words.
 */
export function OfficeMap({ captionId }: { captionId: string }) {
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={contact.map.title}
      aria-describedby={captionId}
      // With forced colours it keeps those that distinguish water from roads, unlike all other drawings.
      className="absolute inset-0 size-full forced-color-adjust-none!"
      fontSize="19"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <MapLines />
      <MapNames />
      <OfficePin />
    </svg>
  );
}

/** The land, the rivers, the streets and the railway with its station. */
function MapLines() {
  return (
    <>
      <path d="M-9-9H649V409H-9Z" fill="var(--color-plaster)" />
      <path d="M-10 410V352C60 340 116 372 150 410Z" fill="var(--color-teal)" fillOpacity="0.3" />
      <g fill="none" stroke="var(--color-teal)" strokeOpacity="0.3">
        {rivers.map(([width, path]) => (
          <path key={path} d={path} strokeWidth={width} />
        ))}
      </g>
      <g fill="none" stroke="var(--color-brass)">
        {streets.map(([width, path]) => (
          <path key={path} d={path} strokeWidth={width + 2} />
        ))}
      </g>
      <g fill="none" stroke="var(--color-paper)">
        {streets.map(([width, path]) => (
          <path key={path} d={path} strokeWidth={width} />
        ))}
      </g>
      <path d={RAILWAY} fill="none" stroke="var(--color-fern)" strokeWidth="5" />
      <path d={RAILWAY} fill="none" stroke="var(--color-paper)" strokeWidth="2.5" strokeDasharray="9" />
      <path d="M203 128h18v18h-18Z" fill="var(--color-fern)" />
      <circle
        cx="392"
        cy="190"
        r="8"
        fill="var(--color-plaster)"
        stroke="var(--color-fern)"
        strokeWidth="3"
      />
    </>
  );
}

function MapNames() {
  const { places } = contact.map;
  return (
    <>
      {/* The letters have an outline in the background colour, which separates them from the lines. */}
      <g fill="var(--color-ink)" stroke="var(--color-plaster)" strokeWidth="9" paintOrder="stroke">
        <text x="230" y="129">
          {places.station}
        </text>
        <text transform="translate(236 250) rotate(-12)">{places.mainRoad}</text>
        <text transform="translate(124 152) rotate(92)">{places.townRoad}</text>
        <text x="404" y="222">
          {places.junction}
        </text>
        <text transform="translate(568 176) rotate(-15)" textAnchor="end">
          {places.eastward}
        </text>
        <text transform="translate(474 254) rotate(56)">{places.southward}</text>
      </g>
      <g fill="var(--color-teal-dark)" fontStyle="italic">
        <text transform="translate(454 42) rotate(-12)">{places.northRiver}</text>
        <text transform="translate(352 359) rotate(1)">{places.southRiver}</text>
      </g>
    </>
  );
}

/** The mark of the office, with its name above. */
function OfficePin() {
  return (
    <>
      <path
        d="M446 174C440 152 426 146 426 128a20 20 0 1 1 40 0C466 146 452 152 446 174Z"
        fill="var(--color-laterite-dark)"
        stroke="var(--color-plaster)"
        strokeWidth="3"
      />
      <circle cx="446" cy="128" r="7" fill="var(--color-plaster)" />
      <text
        x="446"
        y="96"
        textAnchor="middle"
        fontSize="23"
        fontWeight="700"
        strokeWidth="10"
        paintOrder="stroke"
        fill="var(--color-laterite-dark)"
        stroke="var(--color-plaster)"
      >
        {contact.map.places.office}
      </text>
    </>
  );
}
