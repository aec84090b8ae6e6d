import { Facts } from '@/components/contact/before-you-come/facts';
import { Disclosure } from '@/components/disclosure/disclosure';
import { CopyAddress } from '@/components/shared/copy-address/copy-address';
import { DirectionsLink } from '@/components/shared/directions-link/directions-link';
import { WholeWords } from '@/components/whole-words/whole-words';
import { roomEnquiryOf } from '@/content/enquiries';
import { formatPrices, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { withoutLineBreaks, malayalam, timeInMalayalam } from '@/content/malayalam';
import { stayFacts } from '@/content/stay-facts';
import { fillPlaceholders } from '@/lib/format';
import { telLink } from '@/lib/links';

/** The details of a hotel, in a disclosure. */
export function HotelDetails({ hotel }: { hotel: Hotel }) {
  const { halls, nearby } = hotel;
  return (
    <Disclosure id={`stay-${hotel.id}`} summary={<HotelSummary hotel={hotel} />}>
      <InMalayalam hotel={hotel} />
      <Facts
        facts={[
          [labels.stayAddress, <Address key="address" hotel={hotel} />],
          [labels.stayPrices, <Prices key="prices" hotel={hotel} />],
          [labels.stayAmenities, hotel.amenities.join(', ')],
          [labels.stayHalls, halls.map(({ name, words }) => `${name}: ${words}`).join('; ')],
          [labels.stayNearby, nearby.length > 0 && <Nearby key="nearby" hotel={hotel} />],
          ...stayFacts(hotel),
        ]}
      />
    </Disclosure>
  );
}

/** The address, which can be copied, and a link to the directions. */
function Address({ hotel }: { hotel: Hotel }) {
  return (
    <CopyAddress {...hotel}>
      <DirectionsLink {...hotel} />
    </CopyAddress>
  );
}

/** What the rooms cost, how many there are, and a request for one. */
function Prices({ hotel }: { hotel: Hotel }) {
  const { id, link } = roomEnquiryOf(hotel);
  return (
    <>
      {formatPrices(hotel)}
      <a href={`#${id}`} className="text-link -mb-2 block w-fit py-2 print:hidden">
        {link}
        <span className="sr-only">{`: ${hotel.name}`}</span>
      </a>
    </>
  );
}

/** Places near the hotel, the nearest first. */
function Nearby({ hotel }: { hotel: Hotel }) {
  return (
    <ul>
      {hotel.nearby.map(({ name, words }) => (
        <li key={name}>
          <WholeWords text={`${name}: ${words}`} />
        </li>
      ))}
    </ul>
  );
}

/** The visible part: the hotel's name in both languages, and whether it has wheelchair access. */
function HotelSummary({ hotel }: { hotel: Hotel }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
      <span className="min-w-0 flex-[1_1_10rem]">
        {`${hotel.name}, ${hotel.town}`}
        {hotel.malayalam && (
          <span lang="ml" className="block font-malayalam text-sm font-normal text-brass-dark">
            {`${hotel.malayalam.name}, ${hotel.townInMalayalam}`}
          </span>
        )}
      </span>
      {hotel.access.stepFree && <span className="text-xs font-normal text-teak">{labels.stepFree}</span>}
    </span>
  );
}

/** The hotel's address in Malayalam, with its own language attribute and font. */
function InMalayalam({ hotel }: { hotel: Hotel }) {
  const { malayalam: words, stay, phone } = hotel;
  if (!words) return null;
  return (
    <Disclosure
      id={`ml-${hotel.id}`}
      lang="ml"
      summary={
        <span>
          {`${malayalam.summary} `}
          <span lang="en">{`(${labels.inMalayalam})`}</span>
        </span>
      }
    >
      <Facts
        facts={[
          [malayalam.address, withoutLineBreaks(words.address)],
          [
            malayalam.phone,
            <a key="phone" href={telLink(phone.e164)} className="text-link -my-2 inline-block py-2">
              {phone.display}
            </a>,
          ],
          [
            malayalam.times,
            fillPlaceholders(malayalam.timesFromUntil, {
              in: timeInMalayalam(stay.checkIn),
              out: timeInMalayalam(stay.checkOut),
            }),
          ],
          [malayalam.identity, withoutLineBreaks(words.identity)],
          [malayalam.children, withoutLineBreaks(words.children)],
          [malayalam.food, withoutLineBreaks(words.food)],
          [malayalam.pets, withoutLineBreaks(words.pets)],
          [malayalam.cancellation, withoutLineBreaks(words.cancellation)],
          [malayalam.temple, withoutLineBreaks(words.temple)],
          [malayalam.airport, withoutLineBreaks(words.airport)],
          [malayalam.railway, withoutLineBreaks(words.railway)],
          [malayalam.road, withoutLineBreaks(words.road)],
          [malayalam.bus, withoutLineBreaks(words.bus)],
        ]}
      />
    </Disclosure>
  );
}
