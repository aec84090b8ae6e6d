import { CounterFigures } from '@/components/home/counters/counter-figures';
import { carouselText } from '@/components/shared/carousel-text';
import { Icon } from '@/components/icon/icon';
import { Picture } from '@/components/picture/picture';
import { counterPicture, counters } from '@/content/counters';
import { headings } from '@/content/pages';

import './counter-strip.css';

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
