/** How much of it must be in view. */
const VISIBLE_SHARE = 0.2;

/**
 * Lets the children of elements with `data-reveal` rise into place when they come into view; reveal.css has the movement.
 * In the HTML they are visible: only what is still below the screen once the page runs is hidden first.
 */
export function revealOnView(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const element = target as HTMLElement;
        if (element.dataset.reveal !== 'waiting') {
          // What the browser has not laid out yet (page-change.css) is below the screen, and has no position.
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
