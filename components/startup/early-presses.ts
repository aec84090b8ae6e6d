/**
 * Repeats the presses from before hydration (before-hydration.ts) for React, once and in order, as soon as their part of
 * the page is hydrated. If React rendered a part again, the new controls are pressed instead.
 */
export function handOverPresses(): void {
  const { presses, isHydrated } = window.early;
  for (const [pressed, name] of presses) {
    const control = pressed.isConnected ? pressed : successorOf(pressed, name);
    if (control && !isHydrated(control)) continue;
    presses.delete(pressed);
    control?.removeAttribute('aria-busy');
    if (!control || !isStillMeant(control, name)) continue;
    if (control.dataset.early === 'preview') document.querySelector('.early-preview')?.remove();
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}

/** Not if the control is no longer shown, or if a toggle has another name now: 'Start' instead of 'Pause'. */
function isStillMeant(control: HTMLElement, name: string): boolean {
  const isShown = control.getClientRects().length > 0;
  return isShown && (control.dataset.early !== 'toggle' || control.getAttribute('aria-label') === name);
}

/** The control that replaced the pressed one: it has the same name or the same link. */
function successorOf(pressed: HTMLElement, name: string): HTMLElement | undefined {
  const address = pressed.getAttribute('href');
  return [...document.querySelectorAll<HTMLElement>(`[data-early=${pressed.dataset.early}]`)].find(
    (one) =>
      one.getAttribute('href') === address && (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
}
