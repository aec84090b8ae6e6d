/**
 * Says that scripts now run the page. Where they came so late that it was already shown as without them
 * (before-first-paint.ts), it becomes the page with scripts again, and what the visitor looks at stays in its place.
 */
export function markHydrated(): void {
  const root = document.documentElement;
  root.dataset.hydrated = '';
  if (!root.classList.contains('late')) return;
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  root.classList.replace('late', 'js');
  // Parts change once more when all are taken over, ahead of the next frame. Browsers that hold the place themselves wait.
  root.style.overflowAnchor = 'none';
  requestAnimationFrame(() => {
    const after = seen?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: after - before, behavior: 'instant' });
    root.style.overflowAnchor = '';
  });
}
