import { HEADER_SCROLL_THRESHOLD_PX } from '@/lib/timings';

/**
 * Sets `data-scrolled` while the page is scrolled further than the specification's threshold (site-header.css), and
 * `data-was-scrolled` from the first time on (malayalam-font.css).
 */
export function markScrolled(): void {
  const root = document.documentElement;
  const mark = () => {
    if (root.toggleAttribute('data-scrolled', window.scrollY > HEADER_SCROLL_THRESHOLD_PX))
      root.dataset.wasScrolled = '';
  };
  // In the next frame, after layout: reading the scroll position here would force an extra layout.
  requestAnimationFrame(mark);
  addEventListener('scroll', mark, { passive: true });
}
