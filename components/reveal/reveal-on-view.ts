/** How far below the window an element is when its children are hidden, so that nobody sees them disappear. */
const AHEAD_PX = 100;

/**
 * Animates the children of elements with `data-reveal` when they come into view from below; reveal.css has the
 * animation. Until then nothing hides them: a copy of the page that a visitor saves shows them without this script.
 */
export function revealOnView(): void {
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        if (isFirst) {
          // Content that is not laid out yet (head-script.css) has no position. It is below the viewport.
          const isBelow =
            boundingClientRect.top > (rootBounds?.bottom ?? innerHeight) ||
            target.checkVisibility?.({ contentVisibilityAuto: true }) === false;
          if (!isBelow) observer.unobserve(target);
        } else if (isIntersecting) {
          target.setAttribute('data-reveal', 'shown');
          observer.unobserve(target);
        }
      }
      isFirst = false;
    },
    { rootMargin: `0px 0px ${AHEAD_PX}px` },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
