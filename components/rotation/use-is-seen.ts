import { useEffect, useState } from 'react';

/** Whether an element is in the viewport of a visible tab. Timers stop while it is not. */
export function useIsSeen(element: Element | null): boolean {
  const [isInView, setIsInView] = useState(false);
  const [isTabShown, setIsTabShown] = useState(true);

  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setIsInView(false);
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
