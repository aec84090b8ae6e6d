import clsx from 'clsx';

import { Counters } from '@/components/home/counters/counters';
import { isLongStreet, measureStreet } from '@/components/home/hotel-grid/measure-street';
import { scrollStreet } from '@/components/home/hotel-grid/scroll-street.inline';
import { drawHotel } from '@/components/hotel/hotel-drawing/draw-hotel';
import { HotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
import { HotelLink } from '@/components/hotel/hotel-link/hotel-link';
import { RegionMap } from '@/components/hotel/region-map/region-map';
import { InlineScript } from '@/components/startup/inline-script';
import { WholeWords } from '@/components/whole-words/whole-words';
import { headings } from '@/content/headings';
import { hotels, nameWithoutBrand } from '@/content/hotels';
import { labels } from '@/content/labels';
import { streetFragment } from '@/lib/fragments';

import './hotel-grid.css';

/**
 * What the specification calls the hotel grid is a _street_ here: all hotels, drawn as houses in one scale, on one line
 * of ground. The map of Kerala with a lamp for every hotel, and the counters, are above it. In a wide window the street
 * moves sideways while the visitor scrolls.
 */
export function HotelGrid() {
  const street = measureStreet(hotels.map(drawHotel));
  return (
    <section className={clsx('hotel-grid on-dark text-paper', isLongStreet(street) && 'long-street')}>
      <div className="street-sky">
        <div className="px-edge">
          <h2 className="text-3xl">{headings.hotelGrid.title}</h2>
          <p className="mt-2 max-w-intro text-sand md:mt-3 md:text-lg">{headings.hotelGrid.intro}</p>
        </div>
        <div className="street-map px-edge md:ps-0">
          <RegionMap
            linkTo={({ id }) => `#${streetFragment(id)}`}
            className="mx-auto mt-4 max-w-80 md:mt-0 md:w-80 lg:mr-0 lg:max-w-64 lg:text-[13px]"
          />
        </div>
        <div className="street-figures px-edge lg:pe-8">
          <Counters />
        </div>
        <div className="street">
          <StreetRules {...street} />
          <ul role="list" data-stagger="" data-scroll-to-focus="" className="street-hotels relative">
            {hotels.map((hotel) => (
              <li key={hotel.id} id={streetFragment(hotel.id)} className="street-hotel relative">
                <div className="street-ground">
                  <HotelDrawing hotel={hotel} className="text-(length:--metre)" />
                </div>
                <h3 className="street-name">
                  {/* The whole card is the link. */}
                  <HotelLink
                    hotel={hotel}
                    context=""
                    className="inline-flex min-h-touch flex-col items-center justify-center after:absolute after:inset-0"
                  >
                    <ShortName name={hotel.name} />
                    <span className="sr-only text-sm print:not-sr-only">{` ${labels.visitNow}`}</span>
                  </HotelLink>
                </h3>
                <p className="street-town text-brass-light">{hotel.town}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="street-scale flex items-center gap-4 px-edge text-xs text-sand">
          <ScaleBar />
          <p>
            <WholeWords text={labels.drawnToScale} />
          </p>
        </div>
      </div>
      <InlineScript code={`(${scrollStreet})(document.currentScript.parentElement)`} />
    </section>
  );
}

/**
 * The CSS rules that depend on the hotels: the sizes of the street; for each hotel its number, its width and where it
 * stands in the street, and hover or focus in the street or on the map, which highlights the same hotel in the other.
 * HTML only allows a style in a section inside an svg.
 */
function StreetRules({ length, average, highest, first, span, houses }: ReturnType<typeof measureStreet>) {
  const sizes = `.street-sky{--row:${length};--average:${average};--highest:${highest};--first:${first};--span:${span}}`;
  const rules = houses.map(({ width, at }, index) => {
    const card = `.street-hotel:nth-child(${index + 1})`;
    const lamp = `[data-hotel~="${index + 1}"]`;
    return (
      `${card}{--hotel-number:${index + 1};--width:${width};--at:${at}}` +
      `.hotel-grid:has(${card}:is(:hover,:focus-within)) ${lamp}{--lamp-scale:2}` +
      `.hotel-grid:has(${lamp}:is(:hover,:focus-within)) ${card}{--bright:var(--lit);--lights:none}`
    );
  });
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <style>{[sizes, ...rules].join('')}</style>
    </svg>
  );
}

/** 'Rubber House': the brand before it is only for screen readers. */
function ShortName({ name }: { name: string }) {
  const short = nameWithoutBrand(name);
  return (
    <>
      {short !== name && <span className="sr-only">{name.slice(0, -short.length)}</span>}
      {short}
    </>
  );
}

/** Ten metres in the scale of the drawings. */
function ScaleBar() {
  return (
    <svg
      viewBox="0 0 100 8"
      width="10em"
      height="0.8em"
      className="flex-none text-(length:--metre)"
      aria-hidden="true"
    >
      <path d="M0 1h100v6h-100z" fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      <path d="M0 1h50v6h-50z" fill="currentColor" />
    </svg>
  );
}
