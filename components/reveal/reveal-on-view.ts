/** The share of the element that must be in view. */
const VISIBLE_SHARE = 0.2;

/**
 * Animates the children of elements with `data-reveal` when they come into view; reveal.css has the animation. In the
 * HTML they are visible. Only those below the viewport at that time are hidden first.
 */
export function revealOnView(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const element = target as HTMLElement;
        if (element.dataset.reveal !== 'waiting') {
          // Content that is not laid out yet (head-script.css) has no position. It is below the viewport.
          const isBelow =
            boundingClientRect.top > (rootBounds?.bottom ?? innerHeight) ||
            element.checkVisibility?.({ contentVisibilityAuto: true }) === false;
          if (isBelow) element.dataset.reveal = 'waiting';
          else observer.unobserve(element);
        } else if (isIntersecting) {
          element.dataset.reveal = 'shown';
          observer.unobserve(element);
        }
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
