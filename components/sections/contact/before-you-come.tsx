import { KeralaMap } from '@/components/sections/contact/kerala-map';
import { StayDisclosure } from '@/components/sections/contact/stay-disclosure';
import { SectionHeading } from '@/components/ui/section-heading';
import { hotels } from '@/content/hotels';
import { headings } from '@/content/pages';

/** Where the houses are, and what to know before coming to each. */
export function BeforeYouCome() {
  return (
    <section className="py-section bg-paper">
      <div className="grid gap-10 px-edge lg:grid-cols-2 lg:gap-20">
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
        <KeralaMap />
      </div>
    </section>
  );
}
