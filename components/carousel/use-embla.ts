import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useIsMotionReduced } from '@/components/motion/use-motion-preference';

/**
 * The slide that Embla shows, and ways to show another one. They also work before Embla is ready. Under reduced motion,
 * a slide changes at once.
 *
 * @returns `handleReady` gets Embla: see embla-carousel.tsx
 */
export function useEmbla() {
  const [api, setApi] = useState<EmblaCarouselType | null>(null);
  const [index, setIndex] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  /** Presses before Embla was ready. */
  const waiting = useRef<((api: EmblaCarouselType) => void)[]>([]);
  const isMotionReduced = useIsMotionReduced();

  const handleReady = useCallback((next: EmblaCarouselType | null) => {
    setApi(next);
    if (!next) return;
    for (const action of waiting.current.splice(0)) action(next);
    // In the same update, so that a slide with the focus is never inert.
    setIndex(next.selectedScrollSnap());
  }, []);

  useEffect(() => {
    if (!api) return;
    const handleSelect = () => {
      setIndex(api.selectedScrollSnap());
      setHasMoved(true);
    };
    api.on('select', handleSelect);
    return () => {
      api.off('select', handleSelect);
    };
  }, [api]);

  const move = (action: (api: EmblaCarouselType) => void) => {
    if (api) action(api);
    else waiting.current.push(action);
  };
  return {
    isRunning: api !== null,
    index,
    /** Whether it has shown another slide than the first. */
    hasMoved,
    showPrevious: () => move((embla) => embla.scrollPrev(isMotionReduced)),
    showNext: () => move((embla) => embla.scrollNext(isMotionReduced)),
    goTo: (target: number) => move((embla) => embla.scrollTo(target, isMotionReduced)),
    handleReady,
  };
}
