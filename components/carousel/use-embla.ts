import type { EmblaCarouselType } from 'embla-carousel';
import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { useLayoutEffect, useRef, useState } from 'react';

import { useIsMotionReduced } from '@/components/motion/use-motion-preference';
import { isZoomed } from '@/lib/browser/is-zoomed';

export interface EmblaOptions {
  /** Whether Embla moves the slides in this window. Otherwise they are side by side. */
  isActive: boolean;
  effect: 'slide' | 'fade';
  transitionMs: number;
}

/** Whether a pointer starts a drag. A mouse on text starts a selection, and one finger moves a zoomed page. */
function isDrag(_: EmblaCarouselType, { type, target }: MouseEvent | TouchEvent): boolean {
  if (isZoomed()) return false;
  const isWord = (node: Node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? '');
  return type !== 'mousedown' || !(target instanceof Node && [...target.childNodes].some(isWord));
}

/**
 * Embla's `duration` of a slide change that takes so long: a parameter of its spring animation. Measured at 60 frames
 * per second: 99% of the movement takes 38 ms per unit, minus 260 ms, between 500 ms and 2.5 s.
 */
const durationOf = (milliseconds: number) => Math.max(20, Math.round((milliseconds + 260) / 38.3));

/**
 * Runs Embla on a row that scrolls: dragging, a loop and fading. Under reduced motion, a slide changes at once.
 *
 * @returns `viewportRef` for the element that scrolls, the slide that Embla shows, and ways to show another one
 */
export function useEmbla({ isActive, effect, transitionMs }: EmblaOptions) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const [startIndex, setStartIndex] = useState(0);
  const [index, setIndex] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const isMotionReduced = useIsMotionReduced();
  const [emblaRef, api] = useEmblaCarousel(
    { active: isActive, loop: true, duration: durationOf(transitionMs), startIndex, watchDrag: isDrag },
    effect === 'fade' ? [Fade()] : [],
  );

  useLayoutEffect(() => {
    const viewport = viewportRef.current!;
    emblaRef(viewport);
    if (!isActive) return;
    // Embla starts with the slide that the visitor has scrolled to.
    setStartIndex(Math.round(viewport.scrollLeft / Math.max(viewport.clientWidth, 1)));
    // Scroll snapping would follow the slides that Embla moves out of view.
    viewport.style.setProperty('scroll-snap-type', 'none');
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    return () => void viewport.style.removeProperty('scroll-snap-type');
  }, [emblaRef, isActive]);

  // In a layout effect: nothing can move Embla before it is heard.
  useLayoutEffect(() => {
    if (!api) return;
    // Both in the same update, so that a slide with the focus is never inert.
    const update = () => {
      setIndex(api.selectedScrollSnap());
      setIsRunning(true);
    };
    const handleSelect = () => {
      update();
      setHasMoved(true);
    };
    api.on('select', handleSelect).on('reInit', update);
    // If the keyboard focus moved to another slide before Embla was ready, show that slide. The others become inert.
    const reached = api.slideNodes().findIndex((slide) => slide.contains(document.activeElement));
    if (reached >= 0) api.scrollTo(reached, true);
    update();
    return () => {
      api.off('select', handleSelect).off('reInit', update);
    };
  }, [api]);

  return {
    viewportRef,
    isRunning,
    index,
    /** Whether it has shown another slide than the first. */
    hasMoved,
    showPrevious: () => api?.scrollPrev(isMotionReduced),
    showNext: () => api?.scrollNext(isMotionReduced),
    goTo: (target: number) => api?.scrollTo(target, isMotionReduced),
  };
}
