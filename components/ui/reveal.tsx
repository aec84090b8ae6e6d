'use client';

import { useInView } from 'framer-motion';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useIsMotionReduced } from '@/hooks/use-motion-preference';

/**
 * Lets its children rise into place when they come into view (the movement itself is in the style
 * sheet). They stand in the HTML in plain sight: only what is still below the screen once the page
 * runs is hidden first.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const root = useRef<HTMLDivElement>(null);
  const isInView = useInView(root, { once: true, amount: 0.2 });
  const isMotionReduced = useIsMotionReduced();
  const [wasBelow, setWasBelow] = useState(false);

  useEffect(() => {
    const top = root.current?.getBoundingClientRect().top ?? 0;
    setWasBelow(top > window.innerHeight);
  }, []);

  const state = !wasBelow || isMotionReduced ? undefined : isInView ? 'shown' : 'waiting';
  return (
    <div ref={root} className={className} data-reveal={state}>
      {children}
    </div>
  );
}
