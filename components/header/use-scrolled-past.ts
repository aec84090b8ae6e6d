import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than a number of CSS pixels; false in the exported HTML. */
export function useScrolledPast(thresholdPx: number): boolean {
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    const update = () => setIsPast(window.scrollY > thresholdPx);
    // The place is known once the page is laid out; asked for here, that would take a layout of its own.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [thresholdPx]);

  return isPast;
}
