/**
 * Hands what was pressed before hydration (before-hydration.ts) to React, once and in order, as far as its part of the
 * page is hydrated: the controls are pressed again, or their successors where React rendered a part again.
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

/** Not where a control is not shown any more, or a switch has another name by now: 'Start' in place of 'Pause'. */
function isStillMeant(control: HTMLElement, name: string): boolean {
  const isShown = control.getClientRects().length > 0;
  return isShown && (control.dataset.early !== 'toggle' || control.getAttribute('aria-label') === name);
}

/** Controls have a name or lead somewhere, which a new rendering does not change. */
function successorOf(pressed: HTMLElement, name: string): HTMLElement | undefined {
  const address = pressed.getAttribute('href');
  return [...document.querySelectorAll<HTMLElement>(`[data-early=${pressed.dataset.early}]`)].find(
    (one) =>
      one.getAttribute('href') === address && (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
}
