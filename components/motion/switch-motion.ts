/**
 * A press on the switch (motion-switch.tsx) stops everything that moves by itself, or allows it again, on this page and on
 * the next ones. It runs as an inline script, written there as text, so it uses nothing outside of itself.
 */
export function switchMotionOnPress(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-motion-switch]')) return;
    dataset.motion = dataset.motion === 'paused' ? 'on' : 'paused';
    document.dispatchEvent(new Event('motion'));
    try {
      localStorage.setItem('motion', dataset.motion);
    } catch {
      // Storage is blocked: the choice holds until the page is left.
    }
  });
}
