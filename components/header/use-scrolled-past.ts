import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than a number of CSS pixels; false in the exported HTML. */
export function useScrolledPast(thresholdPx: number): boolean {
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    const update = () => setIsPast(window.scrollY > thresholdPx);
    // In the next frame, after layout: reading the scroll position here would force an extra layout.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [thresholdPx]);

  return isPast;
}
