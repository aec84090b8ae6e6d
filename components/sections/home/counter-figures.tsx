'use client';

import { useInView } from 'framer-motion';
import { useRef, type ReactNode } from 'react';

import { Carousel } from '@/components/ui/carousel';
import type { CarouselText } from '@/components/ui/carousel-controls';
import { CountUp } from '@/components/ui/count-up';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { useIsMotionReduced } from '@/hooks/use-motion-preference';
import { COUNT_UP_VISIBLE_SHARE, COUNTER_INTERVAL_MS, COUNTER_SPEED_MS, SMALL_SCREEN } from '@/lib/timings';

interface CounterFiguresProps {
  label: string;
  text: CarouselText;
  counters: { id: string; icon: ReactNode; value: number; label: string; suffix?: string }[];
}

/** Counts all figures up, once, when enough of the strip can be seen; a carousel on small screens. */
export function CounterFigures({ label, text, counters }: CounterFiguresProps) {
  const strip = useRef<HTMLDivElement>(null);
  const isInView = useInView(strip, { once: true, amount: COUNT_UP_VISIBLE_SHARE });
  const isMotionReduced = useIsMotionReduced();
  const isHydrated = useIsHydrated();
  const phase = !isHydrated || isMotionReduced ? 'still' : isInView ? 'counting' : 'waiting';

  return (
    <div ref={strip}>
      <Carousel
        label={label}
        slides={counters.map(({ id, icon, value, label: name, suffix }) => (
          <div key={id} className="counter">
            {icon}
            <p className="mt-2 text-[2.75rem] leading-tight font-light lining-nums tabular-nums md:text-[clamp(2.25rem,4.4vw,3.75rem)]">
              <CountUp value={value} suffix={suffix} phase={phase} />
            </p>
            <p>{name}</p>
          </div>
        ))}
        text={text}
        intervalMs={COUNTER_INTERVAL_MS}
        speedMs={COUNTER_SPEED_MS}
        activeQuery={SMALL_SCREEN}
        hasDots
        className="counters"
      />
    </div>
  );
}
