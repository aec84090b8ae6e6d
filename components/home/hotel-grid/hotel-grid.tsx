import { rowMetres, widthOf } from '@/components/home/hotel-grid/row-metres';
import { DrawingParts, HotelDrawing, readHotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
import { HotelLink } from '@/components/hotel/hotel-link/hotel-link';
import { KeralaMap } from '@/components/hotel/kerala-map/kerala-map';
import { WholeWords } from '@/components/whole-words/whole-words';
import { headings } from '@/content/headings';
import { hotels, nameWithoutBrand } from '@/content/hotels';
import { labels } from '@/content/labels';
import { streetFragment } from '@/lib/fragments';

import './hotel-grid.css';

/**
 * The hotel grid of the specification: the map of Kerala with a lamp for every hotel, and below it the _street_: all
 * hotels, drawn as houses in one scale, on one line of ground.
 */
export function HotelGrid() {
  return (
    <section className="hotel-grid on-dark overflow-clip pt-section pb-12 text-paper">
      <div className="px-edge md:grid md:grid-cols-2 md:items-end md:gap-x-8">
        <div>
          <h2 className="text-3xl">{headings.hotelGrid.title}</h2>
          <p className="mt-2 max-w-intro text-sand md:mt-3 md:text-lg">{headings.hotelGrid.intro}</p>
        </div>
        <KeralaMap
          linkTo={({ id }) => `#${streetFragment(id)}`}
          className="mx-auto mt-4 max-w-72 md:mt-0 lg:mr-0 lg:max-w-76"
        />
      </div>
      <div className="street mt-6">
        <StreetRules />
        <DrawingParts />
        <ul role="list" data-stagger="" data-scroll-to-focus="" className="street-hotels relative">
          {hotels.map((hotel) => (
            <li key={hotel.id} id={streetFragment(hotel.id)} className="street-hotel relative">
              <div className="street-ground relative">
                <HotelDrawing hotel={hotel} className="text-(length:--metre)" />
              </div>
              <h3 className="mt-2 text-base leading-6 lg:-mx-2 lg:mt-3">
                <ShortName name={hotel.name} />
              </h3>
              <p className="text-xs text-brass-light">{hotel.town}</p>
              {/* The whole card is the link. */}
              <p className="print:hidden">
                <HotelLink
                  hotel={hotel}
                  layout="stacked"
                  className="text-link inline-flex items-center py-2 text-sm leading-5 after:absolute after:inset-0"
                >
                  {labels.visitNow}
                </HotelLink>
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex items-center gap-4 px-edge text-xs text-sand">
          <ScaleBar />
          <p>
            <WholeWords text={labels.drawnToScale} />
          </p>
        </div>
      </div>
    </section>
  );
}

/**
 * The CSS rules that depend on the hotels: the width of a row and of the widest hotel, and the height of the highest;
 * for each hotel its number, and hover or focus in the street or on the map, which highlights the same hotel in the
 * other. HTML only allows a style in a section inside an svg.
 */
function StreetRules() {
  const drawings = hotels.map(readHotelDrawing);
  const widths = drawings.map(({ width }) => width);
  const highest = Math.max(...drawings.map(({ height }) => height));
  const sizes = `.street{--row:${rowMetres(widths)};--widest:${widthOf([Math.max(...widths)])};--highest:${highest}}`;
  const cards = hotels.map((_, index) => `.street-hotel:nth-child(${index + 1})`);
  const numbers = cards.map((card, index) => `${card}{--hotel-number:${index + 1}}`);
  const lights = cards.map((card, index) => {
    const lamp = `[data-hotel~="${index + 1}"]`;
    return (
      `.hotel-grid:has(${card}:is(:hover,:focus-within)) ${lamp}{--lamp-scale:2}` +
      `.hotel-grid:has(${lamp}:is(:hover,:focus-within)) ${card}{--bright:var(--lit)}`
    );
  });
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <style>{[sizes, ...numbers, ...lights].join('')}</style>
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
