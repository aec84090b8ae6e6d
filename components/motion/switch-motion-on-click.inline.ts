/**
 * Handles a click on the switch (motion-switch.tsx): stops or allows all automatic movement, on this page, on later
 * ones, in other tabs, and on a page that is restored by Back.
 */
export function switchMotionOnClick(): void {
  const { dataset } = document.documentElement;
  const change = (motion: string) => {
    dataset.motion = motion;
    document.dispatchEvent(new Event('motion'));
  };
  addEventListener('storage', ({ key, newValue }) => key === 'motion' && newValue && change(newValue));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    try {
      change(localStorage.getItem('motion') ?? 'on');
    } catch {
      // Storage is blocked.
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-motion-switch]'))) return;
    change(dataset.motion === 'paused' ? 'on' : 'paused');
    try {
      localStorage.setItem('motion', dataset.motion!);
    } catch {
      // Storage is blocked: the choice lasts until the visitor leaves the page.
    }
  });
}
