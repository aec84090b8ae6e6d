/**
 * Keeps the presses of visitors in an island that is not ready yet: it shows them as busy and repeats them in order. A
 * press is a click or tap on a control, an arrow key on a tab, or a form that is sent.
 */
import { dispatchDone, ISLAND_DONE } from '@/components/islands/island-events';
import { isReadyOrFailed, islandAround } from '@/components/islands/island-state';
import { closest } from '@/lib/browser/closest';
import { hasModifier } from '@/lib/browser/has-modifier';
import { hasPopovers } from '@/lib/browser/has-popovers';

interface Press {
  island: HTMLElement;
  control: HTMLElement;
  /** The control's position in the island, to find it again if the island was rendered again. */
  index: number;
  /** Its `aria-label` at the press. */
  label: string | null;
  repeat: (control: HTMLElement) => void;
}

/** The browser opens and closes popovers. In a browser without popovers, the island of the menu does. */
const POPOVER_BUTTONS = hasPopovers ? ',[popovertarget]' : '';
/**
 * Controls that only work when their island is ready: its own buttons and tabs. The browser or an inline script handles
 * others at once: submitting, opening the menu, copying, opening a picture.
 */
const CONTROLS = `button:not([type=submit],[data-copy]${POPOVER_BUTTONS})`;
/** Forms that an island sends. An inline script handles those with `data-opens-tab` at once. */
const FORMS = 'form:not([data-opens-tab])';

const controlsOf = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>(`${CONTROLS}, form`)];
/** Safari 15 has no `requestSubmit()`. */
const submit = (form: HTMLElement) => form.querySelector<HTMLElement>('[type=submit]')?.click();

/** The control of an event, if it belongs to an island that is not ready. */
const waitingControl = (event: Event, selector: string) => {
  const control = closest(event.target, selector);
  const owner = control?.closest<HTMLElement>('page-slot, page-island');
  const isOwn = owner?.localName === 'page-island' || control?.matches('form');
  const island = islandAround(control);
  return island && isOwn && !isReadyOrFailed(island) ? control : undefined;
};

/** Prevents what an event does now, and repeats the press later. */
type Keep = (event: Event, control: HTMLElement, repeat: Press['repeat']) => void;

/**
 * Keeps presses from now on.
 *
 * @param start starts the island of a press
 * @returns a function that repeats presses, to be called whenever an island is ready or has failed; and an element for
 *   the end of the body, in which screen readers hear what was pressed
 */
export function keepPresses(
  start: (island: HTMLElement) => void,
): [repeatPresses: () => void, status: HTMLElement] {
  const presses: Press[] = [];

  // At the end of the body, where no style sheet counts elements.
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'sr-only';

  const keep: Keep = (event, control, repeat) => {
    const island = islandAround(control)!;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('aria-busy', 'true');
    // A picture of the gallery contains no text.
    const name = control.textContent.trim() || control.querySelector('img')?.alt;
    const label = control.getAttribute('aria-label');
    status.textContent = label ?? name ?? '';
    presses.push({ island, control, index: controlsOf(island).indexOf(control), label, repeat });
    start(island);
  };
  /**
   * Repeats presses in their order, also those in an island that failed: the browser then does what it can, such as
   * following a link. An error must not reach the effect that calls this: the island would fail.
   */
  const repeatPresses = () => {
    while (presses[0] && isReadyOrFailed(presses[0].island))
      try {
        release(presses.shift()!);
      } catch (error) {
        console.error(error);
      }
  };

  keepControls(keep);
  keepForms(keep, presses);
  // A page that is left and restored does not repeat earlier presses.
  addEventListener('pagehide', () => {
    for (const { control } of presses.splice(0)) control.removeAttribute('aria-busy');
  });
  return [repeatPresses, status];
}

function release({ island, control, index, label, repeat }: Press): void {
  control.removeAttribute('aria-busy');
  const current = control.isConnected ? control : controlsOf(island)[index];
  // A press on 'Pause' always pauses: also a second press, or if React meanwhile found that nothing may move.
  if (current?.getAttribute('aria-label') === label) repeat(current);
}

/** Keeps presses on buttons and tabs, and what an inline script did. */
function keepControls(keep: Keep): void {
  addEventListener(
    'click',
    (event) => {
      const control = waitingControl(event, CONTROLS);
      if (control) keep(event, control, (current) => current.click());
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const tab = /^(Arrow(Left|Right)|Home|End)$/.test(event.key) && waitingControl(event, '[role=tab]');
      if (!tab || hasModifier(event)) return;
      keep(event, tab, (current) => current.dispatchEvent(new KeyboardEvent('keydown', event)));
    },
    true,
  );
  // An inline script handled the press. The island shows the result.
  addEventListener(
    ISLAND_DONE,
    (event) => {
      const { target, detail } = event;
      const island = islandAround(target);
      if (target instanceof HTMLElement && island && !isReadyOrFailed(island))
        keep(event, target, (current) => dispatchDone(current, detail));
    },
    true,
  );
}

/** Keeps presses on Send, until the form is changed. */
function keepForms(keep: Keep, presses: Press[]): void {
  addEventListener(
    'submit',
    (event) => {
      const form = waitingControl(event, FORMS);
      if (form) keep(event, form, submit);
    },
    true,
  );
  // A press on Send with an empty field: the island shows the error instead of the browser.
  addEventListener(
    'invalid',
    (event) => {
      const form = closest(event.target, 'form');
      const island = islandAround(form);
      if (!form || !island || isReadyOrFailed(island)) return;
      event.preventDefault();
      if (!presses.some(({ control }) => control === form)) keep(event, form, submit);
    },
    true,
  );
  // A message that is changed after Send is not sent: the visitor presses again.
  addEventListener(
    'input',
    ({ target }) => {
      const form = closest(target, 'form');
      const press = presses.find(({ control }) => control === form);
      if (!press) return;
      presses.splice(presses.indexOf(press), 1);
      press.control.removeAttribute('aria-busy');
    },
    true,
  );
}
