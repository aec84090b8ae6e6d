import { StayDisclosure } from '@/components/sections/contact/stay-disclosure';
import { KeralaMap } from '@/components/sections/shared/kerala-map';
import { SectionHeading } from '@/components/ui/section-heading';
import { hotels } from '@/content/hotels';
import { headings } from '@/content/pages';
import { asset } from '@/lib/asset';
import { routes } from '@/lib/routes';

/** Where the houses are, and what to know before coming to each. */
export function BeforeYouCome() {
  return (
    <section className="section bg-paper">
      <div className="wrap split">
        <div>
          <SectionHeading {...headings.stay} className="mb-8" />
          <ul>
            {hotels.map((hotel) => (
              <li key={hotel.id}>
                <StayDisclosure hotel={hotel} />
              </li>
            ))}
          </ul>
        </div>
        <div className="on-dark self-start bg-night p-2 sm:p-6 lg:sticky lg:top-24 print:static">
          <KeralaMap linkTo={({ id }) => asset(`${routes.home}#hotel-${id}`)} className="mx-auto max-w-96" />
        </div>
      </div>
    </section>
  );
}
