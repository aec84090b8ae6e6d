/**
 * Hands what was pressed before hydration (before-hydration.ts) to React: presses each control again, once and in order,
 * or its successor where React rendered the page again.
 */
export function handOverPresses(): void {
  const { presses } = window;
  delete window.presses;
  document.querySelector<HTMLDialogElement>('.early-preview')?.remove();
  const controls = document.querySelectorAll<HTMLElement>('[data-early]');
  for (const control of controls) {
    if (control.hasAttribute('aria-busy')) control.removeAttribute('aria-busy');
  }
  for (const [pressed, then] of presses ?? []) {
    if (then === 'none') continue;
    const control = pressed.isConnected ? pressed : [...controls].find((one) => isLike(one, pressed));
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control?.click();
  }
}

/** Controls have a name or lead somewhere, which a new rendering does not change; a sign has only its name. */
function isLike(one: HTMLElement, other: HTMLElement): boolean {
  const nameOf = (element: HTMLElement) =>
    [
      element.tagName,
      element.getAttribute('aria-label'),
      element.textContent,
      element.getAttribute('href'),
    ].join();
  return nameOf(one) === nameOf(other);
}
