'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useIsMotionReduced } from '@/components/motion/use-motion-preference';

import './reveal.css';

/** How much of it must be in view. */
const VISIBLE_SHARE = 0.2;

/**
 * Lets its children rise into place when they come into view (the movement itself is in the style
 * sheet). They are visible in the HTML: only what is still below the screen once the page
 * runs is hidden first.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const root = useRef<HTMLDivElement>(null);
  const isMotionReduced = useIsMotionReduced();
  const [state, setState] = useState<'waiting' | 'shown'>();

  useEffect(() => {
    const element = root.current!;
    let wasBelow = false;
    // It tells where things are once the next frame is laid out; asked for here, that would take a layout of its own.
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect, rootBounds } = entries.at(-1)!;
        if (!wasBelow) {
          // What the browser has not laid out yet (page-change.css) is below, and has no place to tell.
          wasBelow =
            boundingClientRect.top > (rootBounds?.bottom ?? innerHeight) ||
            element.checkVisibility?.({ contentVisibilityAuto: true }) === false;
          if (wasBelow) setState('waiting');
          else observer.disconnect();
        } else if (isIntersecting) {
          setState('shown');
          observer.disconnect();
        }
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root} className={className} data-reveal={isMotionReduced ? undefined : state}>
      {children}
    </div>
  );
}
