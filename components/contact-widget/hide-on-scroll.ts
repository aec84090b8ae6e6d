/** The buttons return this long after the last scroll. */
const RETURN_MS = 2000;

/** Ignores the jitter of a resting finger. */
const JITTER_PX = 8;

/**
 * Sets `data-hidden` on the contact widget while the page is scrolled down, and where the widget would come to rest
 * over the button of the search: a tap there would call. contact-widget.css uses it on phones.
 */
export function hideOnScroll(): void {
  const widget = document.querySelector<HTMLElement>('.contact-widget');
  if (!widget) return;
  const button = document.querySelector('form[role="search"] button');
  let lastY = scrollY;
  let timer: ReturnType<typeof setTimeout>;
  /** Without its transform: where the widget is when it is shown. */
  const wouldCoverSearch = () => {
    if (!button) return false;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = widget;
    return (
      left < offsetLeft + offsetWidth &&
      right > offsetLeft &&
      top < offsetTop + offsetHeight &&
      bottom > offsetTop
    );
  };
  const setHidden = (isHidden: boolean) =>
    widget.toggleAttribute('data-hidden', isHidden || wouldCoverSearch());
  setHidden(false);
  addEventListener('resize', () => setHidden(false), { passive: true });
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
