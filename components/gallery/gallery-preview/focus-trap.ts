/**
 * The element that Tab should focus instead of leaving a modal, or null if the browser's own choice is inside. A native
 * modal makes the page behind it inert, but Tab can still move to the browser's toolbars.
 *
 * @param container the modal; its buttons and links are the stops
 */
export function trappedFocusTarget(container: HTMLElement, isBackwards: boolean): HTMLElement | null {
  const stops = [...container.querySelectorAll<HTMLElement>('button, a[href]')];
  const first = stops[0];
  const last = stops.at(-1);
  const active = document.activeElement;
  if (isBackwards && (active === first || active === container)) return last ?? null;
  if (!isBackwards && active === last) return first ?? null;
  return null;
}
