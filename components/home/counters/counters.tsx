import { CountersIsland } from '@/components/home/counters/counters.island';
import { Icon } from '@/components/icon/icon';
import { Island } from '@/components/islands/island';
import { slot } from '@/components/islands/slot';
import { counters } from '@/content/counters';
import { headings } from '@/content/headings';
import { carouselText } from '@/content/labels';
import { SMALL_SCREEN } from '@/lib/breakpoints';

/** The counters: the group in figures, on a dark background. Not a section of Home itself, but a part of HotelGrid. */
export function Counters() {
  return (
    <section>
      <h2 className="sr-only">{headings.counters.title}</h2>
      <Island
        component={CountersIsland}
        props={{
          label: headings.counters.title,
          text: carouselText,
          activeQuery: SMALL_SCREEN,
          counters: counters.map(({ id, icon, value, label, suffix }) => ({
            id,
            value,
            label,
            suffix,
            icon: slot(<Icon name={icon} className="mx-auto size-6 text-brass-light md:mx-0" />),
          })),
        }}
      />
    </section>
  );
}
