'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

import { emblaDuration } from '@/lib/embla-duration';

interface CarouselEngineProps {
  viewport: HTMLElement;
  effect: 'slide' | 'fade';
  speedMs: number;
  /** The slide the visitor had scrolled to before the engine came. */
  startIndex: number;
  /** Called with the running carousel, and with null when it is gone. */
  onReady: (api: EmblaCarouselType | null) => void;
}

/** Embla itself, in a file of its own that is fetched when a carousel comes near; it renders nothing. */
export function CarouselEngine({ viewport, effect, speedMs, startIndex, onReady }: CarouselEngineProps) {
  const [emblaRef, api] = useEmblaCarousel(
    { loop: true, duration: emblaDuration(speedMs), startIndex },
    effect === 'fade' ? [Fade()] : [],
  );

  useEffect(() => {
    emblaRef(viewport);
  }, [emblaRef, viewport]);

  useEffect(() => {
    if (!api) return;
    onReady(api);
    return () => onReady(null);
  }, [api, onReady]);

  return null;
}
