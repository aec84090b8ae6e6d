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
        if (target.getAttribute('data-reveal') !== 'waiting') {
          // Content that is not laid out yet (head-script.css) has no position. It is below the viewport.
          const isBelow =
            boundingClientRect.top > (rootBounds?.bottom ?? innerHeight) ||
            target.checkVisibility?.({ contentVisibilityAuto: true }) === false;
          if (isBelow) target.setAttribute('data-reveal', 'waiting');
          else observer.unobserve(target);
        } else if (isIntersecting) {
          target.setAttribute('data-reveal', 'shown');
          observer.unobserve(target);
        }
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
