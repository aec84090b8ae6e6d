import type { EmblaCarouselType } from 'embla-carousel';
import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

import { emblaDuration } from '@/components/carousel/embla-duration';
import { isZoomed } from '@/lib/browser/is-zoomed';

export interface EmblaOptions {
  effect: 'slide' | 'fade';
  transitionMs: number;
  /** Called with the running carousel, and with null when it is destroyed. */
  onReady: (api: EmblaCarouselType | null) => void;
}

/** Whether a pointer starts a drag. A mouse on text starts a selection, and one finger moves a zoomed page. */
function isDrag(_: EmblaCarouselType, { type, target }: MouseEvent | TouchEvent): boolean {
  if (isZoomed()) return false;
  const isWord = (node: Node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '');
  return type !== 'mousedown' || !(target instanceof Node && [...target.childNodes].some(isWord));
}

/** Runs Embla on a scrolling row: dragging, a loop and fading. Renders nothing. */
export function EmblaCarousel({
  viewport,
  effect,
  transitionMs,
  onReady,
}: EmblaOptions & { viewport: HTMLElement }) {
  // Embla starts with the slide that the visitor has scrolled to.
  const [startIndex] = useState(() => Math.round(viewport.scrollLeft / Math.max(viewport.clientWidth, 1)));
  const [emblaRef, api] = useEmblaCarousel(
    { loop: true, duration: emblaDuration(transitionMs), startIndex, watchDrag: isDrag },
    effect === 'fade' ? [Fade()] : [],
  );

  useEffect(() => {
    // Scroll snapping would follow the slides that Embla moves out of view.
    viewport.style.setProperty('scroll-snap-type', 'none');
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    emblaRef(viewport);
    return () => {
      viewport.style.removeProperty('scroll-snap-type');
    };
  }, [emblaRef, viewport]);

  useEffect(() => {
    if (!api) return;
    // If the keyboard focus moved to another slide before Embla was ready, show that slide. The others become inert.
    const reached = api.slideNodes().findIndex((slide) => slide.contains(document.activeElement));
    if (reached >= 0) api.scrollTo(reached, true);
    onReady(api);
    return () => onReady(null);
  }, [api, onReady]);

  return null;
}
