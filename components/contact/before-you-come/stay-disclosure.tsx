import type { ReactNode } from 'react';

import { Disclosure } from '@/components/disclosure/disclosure';
import { accessWords } from '@/content/access';
import { labels } from '@/content/labels';
import { malayalam } from '@/content/malayalam';
import type { Hotel } from '@/content/types';
import { addressLine, fill, formatPriceRange, formatTime, telLink } from '@/lib/format';

/** What guests want to know before they come, in a box that opens. */
export function StayDisclosure({ hotel }: { hotel: Hotel }) {
  const { stay } = hotel;
  return (
    <Disclosure id={`stay-${hotel.id}`} summary={`${hotel.name}, ${hotel.city}`}>
      <Facts
        facts={[
          [labels.stayAddress, addressLine(hotel.address)],
          [labels.stayPrices, `${formatPriceRange(hotel.priceRange)} ${labels.aNight}`],
          [labels.stayAmenities, hotel.amenities.join(', ')],
          [
            labels.stayTimes,
            fill(labels.stayFromUntil, { in: formatTime(stay.checkIn), out: formatTime(stay.checkOut) }),
          ],
          [labels.stayIdentity, stay.identity],
          [labels.stayChildren, stay.children],
          [labels.stayFood, stay.food],
          [labels.stayPets, stay.pets],
          [labels.stayCancellation, stay.cancellation],
          [labels.stayAccess, accessWords(hotel.access)],
          [labels.stayTemple, stay.temple],
          [labels.stayAirport, stay.airport],
          [labels.stayRailway, stay.railway],
          [labels.stayRoad, stay.road],
          [labels.stayBus, stay.bus],
        ]}
      />
      <InMalayalam hotel={hotel} />
    </Disclosure>
  );
}

/** What a traveller's family needs, in Malayalam, spoken and set as such. */
function InMalayalam({ hotel }: { hotel: Hotel }) {
  const { malayalam: words, stay, phone } = hotel;
  if (!words) return null;
  return (
    <details className="disclosure" lang="ml">
      <summary>{`${words.name}, ${hotel.townInMalayalam} – ${malayalam.summary}`}</summary>
      <Facts
        facts={[
          [malayalam.address, words.address],
          [
            malayalam.phone,
            <a key="phone" href={telLink(phone.e164)} className="text-link inline-block py-2">
              {phone.display}
            </a>,
          ],
          [
            malayalam.times,
            fill(malayalam.timesFromUntil, {
              in: formatTime(stay.checkIn),
              out: formatTime(stay.checkOut),
            }),
          ],
          [malayalam.airport, words.airport],
          [malayalam.railway, words.railway],
          [malayalam.road, words.road],
        ]}
      />
    </details>
  );
}

/** Terms and what is said of them; one without words is left out. */
function Facts({ facts }: { facts: [term: string, words: ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 cramped:block">
      {facts.map(
        ([term, words]) =>
          words && (
            <div key={term} className="contents">
              <dt className="py-2 font-semibold">{term}</dt>
              <dd className="py-2 text-pretty">{words}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
