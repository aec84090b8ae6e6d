/**
 * Keeps the presses of visitors in an island that is not ready yet: its control looks busy, and the press is repeated
 * once when the island is ready. A press is a click or tap on a control, an arrow key on a tab, or a form that is sent.
 */
import { ISLAND_DONE } from '@/components/islands/island-events';
import { isReadyOrFailed, islandAround } from '@/components/islands/island-state';
import { closest } from '@/lib/browser/closest';
import { hasModifier } from '@/lib/browser/has-modifier';

interface Press {
  island: HTMLElement;
  control: HTMLElement;
  /** The control's position in the island, to find it again if the island was rendered again. */
  index: number;
  /** Its `aria-label` at the press. */
  label: string | null;
  event: Event;
}

/** An island's own buttons and tabs. A button that submits is kept with its form. */
const BUTTONS = 'button:not([type=submit])';

/** What is kept, and at which controls. */
const KEPT = {
  click: BUTTONS,
  keydown: '[role=tab]',
  submit: 'form',
  // An inline script has handled the press on a picture. The island opens it.
  [ISLAND_DONE]: '*',
};

const controlsOf = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>(`${BUTTONS}, form`)];

/** Whether the island handles the event at this control, and not a slot in it or the browser. */
function isOwn(control: HTMLElement, event: Event): boolean {
  if (event instanceof KeyboardEvent)
    return /^(Arrow(Left|Right)|Home|End)$/.test(event.key) && !hasModifier(event);
  return event.type !== 'click' || control.closest('page-slot, page-island')!.localName === 'page-island';
}

/**
 * Keeps presses from now on.
 *
 * @param start starts the island of a press
 * @returns a function that repeats the presses in an island, to be called when it is ready or has failed: the browser
 *   then does what it can
 */
export function keepPresses(start: (island: HTMLElement) => void): (island: HTMLElement) => Promise<void> {
  let presses: Press[] = [];
  /** Takes presses out of the list. */
  const take = (isTaken: (press: Press) => boolean) => {
    const taken = presses.filter(isTaken);
    presses = presses.filter((press) => !isTaken(press));
    for (const { control } of taken) control.removeAttribute('aria-busy');
    return taken;
  };

  for (const [name, controls] of Object.entries(KEPT))
    addEventListener(
      name,
      (event) => {
        const control = closest(event.target, controls);
        const island = islandAround(control);
        if (!control || !island || isReadyOrFailed(island) || !isOwn(control, event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        // A form is sent once.
        if (name === 'submit') take((press) => press.control === control);
        const label = control.getAttribute('aria-label');
        presses.push({ island, control, index: controlsOf(island).indexOf(control), label, event });
        control.setAttribute('aria-busy', 'true');
        start(island);
      },
      true,
    );
  // A message that is changed after Send is not sent: the visitor presses again.
  addEventListener('input', ({ target }) => take(({ control }) => control === closest(target, 'form')), true);
  // A page that is left and restored does not repeat earlier presses.
  addEventListener('pagehide', () => take(() => true));

  return async (island) => {
    for (const { control, index, label, event } of take((press) => press.island === island)) {
      const current = control.isConnected ? control : controlsOf(island)[index];
      const Copy = event.constructor as new (name: string, like: Event) => Event;
      // A press on 'Pause' always pauses: also a second press, or if React meanwhile found that nothing may move.
      if (current?.getAttribute('aria-label') === label) current.dispatchEvent(new Copy(event.type, event));
      // React renders after each press: the next arrow key starts at the tab that this one has chosen.
      await null;
    }
  };
}
