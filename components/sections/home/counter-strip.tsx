import { CounterFigures } from '@/components/sections/home/counter-figures';
import { carouselText } from '@/components/sections/shared/carousel-text';
import { Icon } from '@/components/ui/icon';
import { counters } from '@/content/counters';
import { headings } from '@/content/pages';

/** The group in four figures. */
export function CounterStrip() {
  return (
    <section className="on-dark bg-teal-dark py-14 text-paper md:py-20">
      <div className="px-edge">
        <h2 className="sr-only">{headings.counters.title}</h2>
        <CounterFigures
          label={headings.counters.title}
          text={carouselText}
          counters={counters.map(({ id, icon, value, label, suffix }) => ({
            id,
            value,
            label,
            suffix,
            icon: <Icon name={icon} className="mx-auto size-10 text-brass-light" />,
          }))}
        />
      </div>
    </section>
  );
}
