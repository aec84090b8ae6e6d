'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

import { emblaDuration } from '@/components/carousel/embla-duration';

interface CarouselEngineProps {
  viewport: HTMLElement;
  effect: 'slide' | 'fade';
  speedMs: number;
  /** Called with the running carousel, and with null when it is gone. */
  onReady: (api: EmblaCarouselType | null) => void;
}

/** Whether a press begins a drag: a mouse on words begins to select them. */
function isDrag(_: EmblaCarouselType, { type, target }: MouseEvent | TouchEvent): boolean {
  const isWord = (node: Node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '');
  return type !== 'mousedown' || ![...(target as Element).childNodes].some(isWord);
}

/** Embla itself, in a file of its own that is fetched when a carousel comes near; it renders nothing. */
export function EmblaCarousel({ viewport, effect, speedMs, onReady }: CarouselEngineProps) {
  // What the visitor has scrolled to by hand is the first slide that Embla shows.
  const [startIndex] = useState(() => Math.round(viewport.scrollLeft / Math.max(viewport.clientWidth, 1)));
  const [emblaRef, api] = useEmblaCarousel(
    { loop: true, duration: emblaDuration(speedMs), startIndex, watchDrag: isDrag },
    effect === 'fade' ? [Fade()] : [],
  );

  useEffect(() => {
    // A row that snaps would follow the slide that Embla moves, out of sight.
    viewport.style.setProperty('scroll-snap-type', 'none');
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    emblaRef(viewport);
    return () => {
      viewport.style.removeProperty('scroll-snap-type');
    };
  }, [emblaRef, viewport]);

  useEffect(() => {
    if (!api) return;
    // A slide that the keyboard has reached meanwhile is the one to show: the others let nothing have the focus.
    const reached = api.slideNodes().findIndex((slide) => slide.contains(document.activeElement));
    if (reached >= 0) api.scrollTo(reached, true);
    onReady(api);
    return () => onReady(null);
  }, [api, onReady]);

  return null;
}
