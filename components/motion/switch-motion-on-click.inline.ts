/**
 * Handles a click on the switch (motion-switch.tsx): stops or allows all automatic movement, on this page and on later
 * ones.
 */
export function switchMotionOnClick(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-motion-switch]'))) return;
    dataset.motion = dataset.motion === 'paused' ? 'on' : 'paused';
    document.dispatchEvent(new Event('motion'));
    try {
      localStorage.setItem('motion', dataset.motion);
    } catch {
      // Storage is blocked: the choice lasts until the visitor leaves the page.
    }
  });
}
