'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

import { CarouselIsland, type CarouselProps } from '@/components/carousel/carousel.island';
import { onReturn } from '@/lib/browser/on-return';
import { dayInIndia } from '@/lib/format';

interface OffersProps extends CarouselProps {
  slides: readonly ReactNode[];
  /** The last day of each offer, or ''. */
  lastDays: readonly string[];
}

const noDay = () => '';
const today = () => dayInIndia(new Date());

/**
 * The carousel of the offers, without those that have ended since the build. It first renders all of them, as the HTML
 * does. ended-offers.tsx hides them before that.
 */
export function OffersIsland({ slides, lastDays, ...carousel }: OffersProps) {
  const day = useSyncExternalStore(onReturn, today, noDay);
  const shown = slides.filter((_, index) => !lastDays[index] || lastDays[index] >= day);
  // A carousel with fewer slides is a new one: it begins with the first.
  return <CarouselIsland key={shown.length} {...carousel} slides={shown} />;
}
