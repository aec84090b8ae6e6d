import { Facts } from '@/components/contact/before-you-come/facts';
import { Disclosure } from '@/components/disclosure/disclosure';
import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { malayalam, timeInMalayalam, withoutLineBreaks } from '@/content/malayalam';
import { fillPlaceholders } from '@/lib/format';
import { malayalamFragment } from '@/lib/fragments';
import { telLink } from '@/lib/links';

/** The hotel's address in Malayalam, with its own language attribute and font. */
export function InMalayalam({ hotel }: { hotel: Hotel }) {
  const { malayalam: texts, stay, phone } = hotel;
  if (!texts) return null;
  return (
    <Disclosure
      id={malayalamFragment(hotel.id)}
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
          [malayalam.address, withoutLineBreaks(texts.address)],
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
          [malayalam.cancellation, withoutLineBreaks(texts.cancellation)],
          [malayalam.identity, withoutLineBreaks(texts.identity)],
          [malayalam.children, withoutLineBreaks(texts.children)],
          [malayalam.food, withoutLineBreaks(texts.food)],
          [malayalam.pets, withoutLineBreaks(texts.pets)],
          [malayalam.temple, withoutLineBreaks(texts.temple)],
          [malayalam.airport, withoutLineBreaks(texts.airport)],
          [malayalam.railway, withoutLineBreaks(texts.railway)],
          [malayalam.road, withoutLineBreaks(texts.road)],
          [malayalam.bus, withoutLineBreaks(texts.bus)],
        ]}
      />
    </Disclosure>
  );
}
