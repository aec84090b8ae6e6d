import { Facts } from '@/components/contact/before-you-come/facts';
import { HotelSummary } from '@/components/contact/before-you-come/hotel-summary';
import { InMalayalam } from '@/components/contact/before-you-come/in-malayalam';
import { Disclosure } from '@/components/disclosure/disclosure';
import { ExternalLink } from '@/components/external-link/external-link';
import { CopyAddress } from '@/components/hotel/copy-address/copy-address';
import { DirectionsLink } from '@/components/hotel/directions-link/directions-link';
import { SpokenName } from '@/components/spoken-name/spoken-name';
import { WholeWords } from '@/components/whole-words/whole-words';
import { roomEnquiryOf } from '@/content/enquiries';
import { formatPrices, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { stayFacts } from '@/content/stay-facts';
import { stayFragment } from '@/lib/fragments';

/** The details of a hotel, in a disclosure. */
export function HotelDetails({ hotel }: { hotel: Hotel }) {
  const { halls, nearby, reviews } = hotel;
  return (
    <Disclosure id={stayFragment(hotel.id)} summary={<HotelSummary hotel={hotel} />}>
      <InMalayalam hotel={hotel} />
      <Facts
        facts={[
          [labels.stayAddress, <Address key="address" hotel={hotel} />],
          [labels.stayPrices, <Prices key="prices" hotel={hotel} />],
          ...stayFacts(hotel),
          [labels.stayAmenities, hotel.amenities.join(', ')],
          [labels.stayHalls, halls.map(({ name, words }) => `${name}: ${words}`).join('; ')],
          [labels.stayNearby, nearby.length > 0 && <Nearby key="nearby" hotel={hotel} />],
          [labels.reviewsElsewhere, reviews.length > 0 && <Reviews key="reviews" hotel={hotel} />],
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
      <WholeWords text={formatPrices(hotel)} />
      <a href={`#${id}`} className="text-link -mb-2 block w-fit py-2 print:hidden">
        {link}
        <SpokenName name={hotel.name} />
      </a>
    </>
  );
}

/** The pages of other sites where guests review the hotel. */
function Reviews({ hotel: { name: hotelName, reviews } }: { hotel: Hotel }) {
  return (
    <span className="-my-2 flex flex-wrap gap-x-4 print:hidden">
      {reviews.map(({ name, url }) => (
        <ExternalLink key={url} href={url} context={hotelName} className="text-link py-2">
          {name}
        </ExternalLink>
      ))}
    </span>
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
