declare global {
  interface Document {
    /** True while the browser makes the page ready in advance, unseen; absent where it never does. */
    readonly prerendering?: boolean;
  }
}

/** How long the scripts may take from the first paint on, in milliseconds, until the page does without them. */
export const PATIENCE_MS = 8000;

/**
 * What must be settled before a page is painted for the first time. It runs as an inline script in the head, written
 * there as text (app/layout.tsx), so it stands on nothing outside of itself.
 *
 * On the html element it leaves, for the style sheet:
 * - class `js` while the page has scripts or waits for them; without it all that needs one is shown as text. It goes as
 *   soon as a script of the page fails, and becomes `late` when they take too long (see PATIENCE_MS).
 * - `data-seen` on a page that this visit has seen before, which comes without the loader.
 * - `data-motion="paused"` where the visitor stopped all movement.
 *
 * @param patienceMs see PATIENCE_MS
 */
export function beforeFirstPaint(patienceMs: number): void {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  // Some servers answer //about, which is no address to a script: it would name a server called about.
  if (pathname.startsWith('//')) location.replace(pathname.replace(/^\/+/, '/') + search + hash);

  root.classList.add('js');
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && !('hydrated' in root.dataset)) {
        root.classList.remove('js', 'late');
      }
    },
    true,
  );
  // The first frame is also the moment that a page made ready in advance is shown.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!('hydrated' in root.dataset)) root.classList.replace('js', 'late');
    }, patienceMs),
  );

  // Back and Forward land at the top like any other way to a page; a reload keeps its place.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  history.scrollRestoration = navigation?.type === 'back_forward' ? 'manual' : 'auto';
  addEventListener('pageshow', ({ persisted }) => {
    // From here on Back leads through the places of this page, which is the browser's own matter.
    history.scrollRestoration = 'auto';
    if (!persisted) return;
    root.dataset.seen = '';
    const place = document.querySelector(':target');
    if (place) place.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
  });

  try {
    if (localStorage.getItem('motion') === 'paused') root.dataset.motion = 'paused';

    // /about, /about/ and /about.html are one page.
    const page = pathname.replace(/(\/index)?(\.html)?\/*$/, '');
    const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
    if (seen.includes(page)) root.dataset.seen = '';
    const remember = () => sessionStorage.setItem('seen', JSON.stringify([...seen, page]));
    if (document.prerendering) document.addEventListener('prerenderingchange', remember, { once: true });
    else if (!seen.includes(page)) remember();
  } catch {
    // Storage is blocked or in disorder: every page is new, and movement is as the system has it.
  }
}
