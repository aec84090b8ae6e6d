import { DirectionsLink } from '@/components/hotel/directions-link/directions-link';
import { SpokenName } from '@/components/spoken-name/spoken-name';
import { WholeWords } from '@/components/whole-words/whole-words';
import { enquiries } from '@/content/enquiries';
import { headings } from '@/content/headings';
import { hotels, type Hotel } from '@/content/hotels';
import { pages } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';
import { nameWithTown } from '@/lib/format';

/** The halls of the hotels: how many guests they seat, and the messages that ask for one. */
export function Halls() {
  const places = hotels.filter(({ halls }) => halls.length > 0);
  if (places.length === 0) return null;
  return (
    <div className="mt-16 border-t border-hairline pt-8">
      <h3 className="text-2xl">{headings.halls.title}</h3>
      <p className="mt-2 text-balance">{headings.halls.intro}</p>
      <ul className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {places.map((hotel) => (
          <HallsOfHotel key={hotel.id} hotel={hotel} />
        ))}
      </ul>
    </div>
  );
}

function HallsOfHotel({ hotel }: { hotel: Hotel }) {
  const links = enquiries.flatMap(({ id, link, hotel: about }) =>
    link && about?.id === hotel.id ? [{ href: `${pages.contact.path}#${id}`, text: link }] : [],
  );
  // A hotel without a prepared message has a link to the form instead.
  if (links.length === 0) links.push({ href: pages.contact.path, text: headings.contactForm.title });
  return (
    <li className="break-inside-avoid">
      <p className="text-sm text-brass-light">{nameWithTown(hotel)}</p>
      {hotel.halls.map(({ name, words }) => (
        <p key={name} className="mt-1 figures">
          <span className="block font-display text-xl">{name}</span>
          <WholeWords text={words} />
        </p>
      ))}
      <p className="mt-1 flex flex-wrap gap-x-6">
        {links.map(({ href, text }) => (
          <a key={href} href={withBasePath(href)} className="text-link row-link">
            {text}
            <SpokenName name={hotel.name} />
          </a>
        ))}
        <DirectionsLink {...hotel} />
      </p>
    </li>
  );
}
