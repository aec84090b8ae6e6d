/**
 * Where Tab should go instead of leaving a modal, or null where the browser's own step stays inside.
 * A native modal keeps the page behind it inert, but lets Tab wander into the browser's own bars.
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
