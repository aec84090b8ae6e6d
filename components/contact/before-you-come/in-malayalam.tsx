import { Facts } from '@/components/contact/before-you-come/facts';
import { Disclosure } from '@/components/disclosure/disclosure';
import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { malayalam, timeInMalayalam, withoutLineBreaks } from '@/content/malayalam';
import { fillPlaceholders } from '@/lib/format';
import { telLink } from '@/lib/links';

/** The hotel's address in Malayalam, with its own language attribute and font. */
export function InMalayalam({ hotel }: { hotel: Hotel }) {
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
