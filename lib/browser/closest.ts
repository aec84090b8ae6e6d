/**
 * The nearest element that matches a selector, from the target of an event outwards. Null also if the event happened at
 * the document or the window.
 */
export const closest = <Found extends Element = HTMLElement>(
  target: EventTarget | null | undefined,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);
