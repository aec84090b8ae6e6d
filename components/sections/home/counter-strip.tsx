import { CounterFigures } from '@/components/sections/home/counter-figures';
import { carouselText } from '@/components/sections/shared/carousel-text';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { counterPicture, counters } from '@/content/counters';
import { headings } from '@/content/pages';

/** The group in four figures, on the water before the boathouse. */
export function CounterStrip() {
  return (
    <section className="counter-strip on-dark relative z-0 grid min-h-[26rem] content-end overflow-clip bg-ink text-paper lg:min-h-[31rem]">
      <Picture name={counterPicture} alt="" sizes="100vw" className="settles absolute! inset-0 -z-1" />
      <div className="counter-ground px-edge w-full pt-16 pb-8 md:pb-10">
        <h2 className="sr-only">{headings.counters.title}</h2>
        <CounterFigures
          label={headings.counters.title}
          text={carouselText}
          counters={counters.map(({ id, icon, value, label, suffix }) => ({
            id,
            value,
            label,
            suffix,
            icon: <Icon name={icon} className="mx-auto size-7 text-brass-light md:mx-0" />,
          }))}
        />
      </div>
    </section>
  );
}
