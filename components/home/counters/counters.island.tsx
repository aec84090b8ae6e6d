'use client';

import { useInView } from 'framer-motion';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { CarouselText } from '@/components/carousel/carousel-controls';
import { CarouselIsland } from '@/components/carousel/carousel.island';
import { CountUp } from '@/components/count-up/count-up';
import { useIsMotionReduced } from '@/components/motion/use-motion-preference';
import { readStored, writeStored } from '@/lib/browser/storage';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { COUNT_UP_VISIBLE_SHARE, COUNTER_INTERVAL_MS, COUNTER_TRANSITION_MS } from '@/lib/timings';

interface Figure {
  id: string;
  icon: ReactNode;
  value: number;
  label: string;
  suffix?: string;
}

interface CountersProps {
  label: string;
  text: CarouselText;
  /** The media query in which the numbers are a carousel. */
  activeQuery: string;
  counters: readonly Figure[];
}

/** The numbers side by side. On small screens they are a carousel, and each counts when it is shown. */
export function CountersIsland({ label, text, activeQuery, counters }: CountersProps) {
  return (
    <CarouselIsland
      label={label}
      slides={counters.map((figure) => (
        <CounterFigure key={figure.id} {...figure} />
      ))}
      text={text}
      intervalMs={COUNTER_INTERVAL_MS}
      transitionMs={COUNTER_TRANSITION_MS}
      activeQuery={activeQuery}
      hasDots
      controlsClassName="justify-center md:hidden"
      trackClassName="md:grid md:grid-cols-4 md:gap-4 lg:grid-cols-2 lg:gap-y-6 xl:grid-cols-4"
    />
  );
}

/** Counts up when enough of it is visible, once per visit. */
function CounterFigure({ id, icon, value, label, suffix }: Figure) {
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box, { once: true, amount: COUNT_UP_VISIBLE_SHARE });
  const isMotionReduced = useIsMotionReduced();
  const isHydrated = useIsHydrated();
  const storageKey = `counted-${id}`;
  const [hasCounted] = useState(() => readStored('sessionStorage', storageKey) === true);
  const isStill = !isHydrated || isMotionReduced || hasCounted;

  useEffect(() => {
    if (isInView && !isStill) writeStored('sessionStorage', storageKey, true);
  }, [isInView, isStill, storageKey]);

  return (
    <div ref={box} className="text-center md:border-s md:border-brass md:ps-4 md:text-start">
      {icon}
      <p className="mt-2 text-3xl font-light figures lg:text-2xl">
        <CountUp
          value={value}
          suffix={suffix}
          phase={isStill ? 'still' : isInView ? 'counting' : 'waiting'}
        />
      </p>
      <p>{label}</p>
    </div>
  );
}
