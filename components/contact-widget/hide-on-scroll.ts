/** The time without scrolling after which the buttons are back. */
const REST_MS = 2000;

/** A finger that lies still moves the page by a few pixels. */
const JITTER_PX = 8;

/** Sets `data-hidden` on the contact widget while the page is scrolled down. contact-widget.css uses it on phones. */
export function hideOnScroll(): void {
  const widget = document.querySelector('.contact-widget');
  if (!widget) return;
  let last = scrollY;
  let rest: ReturnType<typeof setTimeout>;
  const set = (isHidden: boolean) => widget.toggleAttribute('data-hidden', isHidden);
  addEventListener(
    'scroll',
    () => {
      clearTimeout(rest);
      rest = setTimeout(set, REST_MS, false);
      const passed = scrollY - last;
      if (Math.abs(passed) < JITTER_PX) return;
      last = scrollY;
      set(passed > 0);
    },
    { passive: true },
  );
}
