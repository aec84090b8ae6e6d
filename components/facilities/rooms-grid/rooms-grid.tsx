import { HotelListLink } from '@/components/hotel/hotel-list-link/hotel-list-link';
import { Icon } from '@/components/icon/icon';
import { Picture } from '@/components/picture/picture';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { DirectReasons } from '@/components/several-pages/direct-reasons/direct-reasons';
import { SpokenName } from '@/components/spoken-name/spoken-name';
import { Stars } from '@/components/stars/stars';
import { altTexts } from '@/content/alt-texts';
import { headings } from '@/content/headings';
import { hotels, nameWithoutBrand } from '@/content/hotels';
import { labels } from '@/content/labels';
import { hotelListPath, hotelPath } from '@/content/pages';
import { roomCards, type RoomCard } from '@/content/rooms';
import { withBasePath } from '@/lib/base-path';
import { MIN_WIDTH } from '@/lib/breakpoints';
import { fillPlaceholders, formatRupees } from '@/lib/format';

/** Every kind of room, with their prices per night. */
export function RoomsGrid() {
  return (
    <section className="py-section">
      <div className="px-edge">
        <SectionHeading {...headings.rooms} />
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {roomCards.map((room) => (
            <Card key={room.id} room={room} />
          ))}
        </ul>
        <div className="mt-12 grid gap-6 border-t border-sand pt-6 lg:grid-cols-[auto_1fr] lg:gap-12">
          <p className="self-center">
            <HotelListLink className="button" />
          </p>
          <DirectReasons />
        </div>
      </div>
    </section>
  );
}

function Card({ room }: { room: RoomCard }) {
  return (
    <li className="break-inside-avoid">
      {/* The prices of a row are at one height. */}
      <div className="flex h-full flex-col">
        <div className="relative">
          <Picture
            name={room.picture}
            alt={altTexts[room.picture]}
            sizes={`${MIN_WIDTH.lg} 27vw, ${MIN_WIDTH.sm} 46vw, 92vw`}
            maxWidth={1080}
            className="aspect-3/2"
          />
          {room.discount && (
            <p className="absolute top-4 left-0 bg-ink px-4 py-1 font-semibold text-brass-light print:static print:px-0 forced-colors:border">
              {room.discount}
            </p>
          )}
        </div>
        <div className="flex grow flex-col pt-4">
          <h3 className="text-xl">{room.title}</h3>
          <p className="mt-2 flex items-center gap-2 text-sm">
            <Stars rating={room.rating} label={fillPlaceholders(labels.rating, { rating: room.rating })} />
            {room.reviewText}
          </p>
          <p className="mt-2 flex items-center gap-2 text-sm">
            <Icon name="bed" className="size-5" />
            {room.bed}
          </p>
          <p className="mt-1 text-sm text-balance figures">
            {[room.size, room.view].filter(Boolean).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {room.includes.length > 0 && (
              <span className="block">{`${labels.included}: ${room.includes.join(', ')}`}</span>
            )}
          </p>
          <RoomHotels roomId={room.id} />
          <p className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-1">
            <PriceLink room={room} />
            {room.oldPrice !== undefined && (
              <s className="text-fern figures">
                <span className="sr-only">{`${labels.oldPrice} `}</span>
                {formatRupees(room.oldPrice)}
              </s>
            )}
          </p>
        </div>
      </div>
    </li>
  );
}

/** The hotels that have a room, each a link to it in the list of hotels. */
function RoomHotels({ roomId }: { roomId: string }) {
  const places = hotels.filter(({ roomIds }) => roomIds.includes(roomId));
  if (places.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      <span className="py-1">{labels.roomAt}</span>
      {places.map(({ id, name }) => (
        <a key={id} href={withBasePath(hotelPath(id))} className="text-link py-1">
          {nameWithoutBrand(name)}
        </a>
      ))}
    </p>
  );
}

/** The price of a room a night. It leads to the hotels, where the room can be booked. */
function PriceLink({ room }: { room: RoomCard }) {
  return (
    <a
      href={withBasePath(hotelListPath)}
      className="text-link inline-flex min-h-touch items-baseline gap-x-3"
    >
      <span className="text-2xl font-semibold figures">
        <span className="sr-only">{`${labels.price} `}</span>
        {formatRupees(room.price)}
      </span>
      <span className="text-sm">{labels.aNight}</span>
      <SpokenName name={`${room.title}, ${labels.chooseHotel}`} />
    </a>
  );
}
