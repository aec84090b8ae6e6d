import { useEffect, useState } from 'react';

/**
 * Whether an element can be visible: in or near the viewport, in a visible tab. Timers stop while it is not.
 *
 * @param rootMargin how far outside the viewport still counts, as CSS lengths: '600px 0px'
 */
export function useIsSeen(element: Element | null, rootMargin = '0px'): boolean {
  const [isNear, setIsNear] = useState(false);
  const [isTabShown, setIsTabShown] = useState(true);

  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setIsNear(false);
    };
  }, [element, rootMargin]);

  useEffect(() => {
    const handleVisibility = () => setIsTabShown(!document.hidden);
    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);

  return isNear && isTabShown;
}
