import { useRef, type PointerEvent } from 'react';

import { stepForSwipe } from '@/components/gallery/gallery-preview/gallery-steps';
import { isZoomed } from '@/lib/browser/is-zoomed';

/**
 * Swipes of one finger or the mouse.
 *
 * @param onSwipe gets the number of pictures to move: 1 or -1
 * @returns the handlers of the element that is swiped, and `takeSwipe`: whether a swipe has ended since its last call,
 *   so that the click at its end can be ignored
 */
export function useSwipe(onSwipe: (step: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const hasSwiped = useRef(false);
  return {
    handlers: {
      onPointerDown(event: PointerEvent) {
        // One finger moves a zoomed page.
        start.current = event.isPrimary && !isZoomed() ? { x: event.clientX, y: event.clientY } : null;
      },
      onPointerUp(event: PointerEvent) {
        const from = start.current;
        start.current = null;
        const step = from && !isZoomed() ? stepForSwipe(event.clientX - from.x, event.clientY - from.y) : 0;
        hasSwiped.current = step !== 0;
        if (step !== 0) onSwipe(step);
      },
      onPointerCancel() {
        start.current = null;
      },
    },
    takeSwipe() {
      const hadSwiped = hasSwiped.current;
      hasSwiped.current = false;
      return hadSwiped;
    },
  };
}
