/** The buttons return this long after the last scroll. */
const RETURN_MS = 2000;

/** Ignores the jitter of a resting finger. */
const JITTER_PX = 8;

/** Sets `data-hidden` on the contact widget while the page is scrolled down. contact-widget.css uses it on phones. */
export function hideOnScroll(): void {
  const widget = document.querySelector('.contact-widget');
  if (!widget) return;
  let lastY = scrollY;
  let timer: ReturnType<typeof setTimeout>;
  const setHidden = (isHidden: boolean) => widget.toggleAttribute('data-hidden', isHidden);
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(setHidden, RETURN_MS, false);
      const distance = scrollY - lastY;
      if (Math.abs(distance) < JITTER_PX) return;
      lastY = scrollY;
      setHidden(distance > 0);
    },
    { passive: true },
  );
}
