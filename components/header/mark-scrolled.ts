import { HEADER_SCROLL_THRESHOLD_PX } from '@/lib/timings';

/** Sets `data-scrolled` while the page is scrolled further than the specification's threshold. site-header.css uses it. */
export function markScrolled(): void {
  const mark = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > HEADER_SCROLL_THRESHOLD_PX);
  // In the next frame, after layout: reading the scroll position here would force an extra layout.
  requestAnimationFrame(mark);
  addEventListener('scroll', mark, { passive: true });
}
