import { inView } from 'framer-motion';
import { useEffect, useState } from 'react';

/** Whether an element is in the viewport of a visible tab. Timers stop while it is not. */
export function useIsSeen(element: Element | null): boolean {
  const [isInView, setIsInView] = useState(false);
  const [isTabShown, setIsTabShown] = useState(true);

  useEffect(() => {
    if (!element) return;
    const leave = () => setIsInView(false);
    const stop = inView(element, () => {
      setIsInView(true);
      return leave;
    });
    return () => {
      stop();
      leave();
    };
  }, [element]);

  useEffect(() => {
    const handleVisibility = () => setIsTabShown(!document.hidden);
    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);

  return isInView && isTabShown;
}
