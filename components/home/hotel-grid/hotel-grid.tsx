import { rowMetres, widthOf } from '@/components/home/hotel-grid/row-metres';
import { Elevation, ElevationParts, frontDrawing } from '@/components/shared/elevation/elevation';
import { HotelLink } from '@/components/shared/hotel-link/hotel-link';
import { KeralaMap } from '@/components/shared/kerala-map/kerala-map';
import { WholeWords } from '@/components/whole-words/whole-words';
import { hotels, nameWithoutBrand } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings } from '@/content/pages';

import './hotel-grid.css';

/** The map of Kerala with a lamp for every hotel, and below it all hotels as a street of measured drawings. */
export function HotelGrid() {
  return (
    <section className="find-us on-dark overflow-clip pt-section pb-12 text-paper">
      <div className="px-edge md:not-map-beside:grid md:grid-cols-2 md:gap-x-8">
        <div>
          <h2 className="text-3xl">{headings.hotelGrid.title}</h2>
          <p className="mt-2 max-w-[35.9em] text-sand md:mt-3 md:text-lg">{headings.hotelGrid.intro}</p>
        </div>
        <KeralaMap
          hasList
          linkTo={({ id }) => `#place-${id}`}
          className="find-us-map mx-auto mt-4 max-w-72 md:mt-0 lg:mr-0 lg:max-w-76"
        />
      </div>
      <div className="street mt-6">
        <StreetWidths />
        <ElevationParts />
        <ul
          role="list"
          data-one-by-one=""
          className="street-hotels flex max-lg:relative lg:flex-wrap map-beside:block"
        >
          {hotels.map((hotel, index) => (
            <li
              key={hotel.id}
              id={`place-${hotel.id}`}
              data-turn={index + 1}
              className="street-hotel relative flex shrink-0 flex-col lg:grow map-beside:inline-flex justify-end text-center"
            >
              <div className="street-ground relative flex justify-center">
                <Elevation hotel={hotel} className="text-(length:--metre)" />
              </div>
              <h3 className="mt-3 text-base leading-6 lg:text-lg lg:leading-6">
                <ShortName name={hotel.name} />
              </h3>
              <p className="text-xs text-brass-light">{hotel.town}</p>
              {/* The whole card is the link. */}
              <p className="print:hidden">
                <HotelLink
                  hotel={hotel}
                  className="text-link inline-flex items-center py-2 text-sm after:absolute after:inset-0"
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
 * Sets the width of a row, and that of the first two hotels, for hotel-grid.css. HTML allows a style in a section only
 * inside of an svg.
 */
function StreetWidths() {
  const fronts = hotels.map((hotel) => frontDrawing(hotel).width);
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <style>{`.street{--row:${rowMetres(fronts)};--first-two:${widthOf(fronts.slice(0, 2)).toFixed(1)}}`}</style>
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
