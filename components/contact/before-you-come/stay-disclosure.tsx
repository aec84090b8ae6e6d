import { labels } from '@/content/labels';
import type { Hotel } from '@/content/types';
import { addressLine, fill, formatPriceRange, formatTime } from '@/lib/format';

import './stay-disclosure.css';

/** What to know before coming, folded away until somebody asks. */
export function StayDisclosure({ hotel }: { hotel: Hotel }) {
  const { stay } = hotel;
  const facts = [
    [labels.stayAddress, addressLine(hotel.address)],
    [labels.stayPrices, `${formatPriceRange(hotel.priceRange)} ${labels.aNight}`],
    [labels.stayAmenities, hotel.amenities.join(', ')],
    [
      labels.stayTimes,
      fill(labels.stayFromUntil, { in: formatTime(stay.checkIn), out: formatTime(stay.checkOut) }),
    ],
    [labels.stayIdentity, stay.identity],
    [labels.stayChildren, stay.children],
    [labels.stayPets, stay.pets],
    [labels.stayCancellation, stay.cancellation],
    [labels.stayAirport, stay.airport],
    [labels.stayRailway, stay.railway],
    [labels.stayRoad, stay.road],
  ];
  return (
    <details className="disclosure">
      <summary>{`${hotel.name}, ${hotel.city}`}</summary>
      {/* Browsers unfold what a link leads into, if it stands inside. */}
      <dl
        id={`stay-${hotel.id}`}
        className="grid scroll-mt-16 grid-cols-[auto_1fr] gap-x-6 pb-3 text-sm cramped:block"
      >
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="py-1.5 font-semibold">{term}</dt>
            <dd className="py-1.5 text-pretty">{fact}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
