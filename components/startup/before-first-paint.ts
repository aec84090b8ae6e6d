declare global {
  interface Document {
    /** True while the browser makes the page ready in advance, unseen; absent where it never does. */
    readonly prerendering?: boolean;
  }
}

/** How long the scripts may take from the first paint on, in milliseconds, until the page does without them (docs/decisions/0009). */
export const SCRIPT_TIMEOUT_MS = 8000;

/** How long the other pictures wait for the first one, and those further down then for the scripts, in milliseconds. */
export const OPENING_MS = 5000;

/**
 * What must be settled before a page is painted for the first time. It runs as an inline script in the head, written
 * there as text (app/layout.tsx), so it uses nothing outside of itself.
 *
 * On the html element it leaves, for the style sheet:
 * - class `js` while the page has scripts or waits for them; without it all that needs one is shown as text. It goes as
 *   soon as a script of the page fails, and becomes `slow` when they take too long (see SCRIPT_TIMEOUT_MS).
 * - `data-seen` on a page that this visit has seen before, which comes without the loader.
 * - `data-opening` until the first picture is there: the others are not requested, and leave the connection to it. Then it
 *   is `near`, and the pictures further down wait for the scripts as well (start-scripts.ts). A visitor who scrolls ends both.
 * - `data-fonts` on the first page of a visit, until the fonts are there: they are requested after the first picture, and
 *   shown in one step. A font that is named before it is there has the whole page laid out twice.
 * - `data-entry` on a page that is entered at its top by a link or an address: what is below is laid out a little later.
 * - `data-motion="paused"` where the visitor stopped all movement.
 *
 * @param scriptTimeoutMs see SCRIPT_TIMEOUT_MS
 * @param openingMs see OPENING_MS
 */
export function beforeFirstPaint(scriptTimeoutMs: number, openingMs: number): void {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  // Some servers answer //about, which is no address to a script: it would name a server called about.
  if (pathname.startsWith('//')) return location.replace(pathname.replace(/^\/+/, '/') + search + hash);
  // A page that also answers in lower case shows its canonical address. An unknown address has none.
  document.addEventListener('DOMContentLoaded', () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const canonical = link && new URL(link.href).pathname;
    const path = pathname.replace(/\/$/, '');
    if (canonical && path !== canonical && path.toLowerCase() === canonical.toLowerCase())
      history.replaceState(history.state, '', canonical + search + location.hash);
  });

  root.classList.add('js');
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      // A script that does not load says so itself; one that an old browser cannot read says so on the window.
      const file = target instanceof HTMLScriptElement ? target.src : error && filename;
      if (!file?.includes('/_next/') || 'started' in root.dataset) return;
      root.classList.remove('js', 'slow');
      // What was pressed (before-hydration.ts) waits for nothing any more.
      document.querySelectorAll('[data-early]').forEach((control) => control.removeAttribute('aria-busy'));
      // What a server under maintenance sent in its place may be kept for a year.
      fetch(file, { cache: 'reload' }).catch(() => {});
    },
    true,
  );
  // The first frame is also the moment that a page made ready in advance is shown.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!('started' in root.dataset)) root.classList.replace('js', 'slow');
    }, scriptTimeoutMs),
  );

  // Back and Forward land at the top, or at the place that the address names, like any other way to a page.
  const goToPlace = () => {
    if (location.hash) location.replace(location.hash);
    else scrollTo({ top: 0, behavior: 'instant' });
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = navigation?.type === 'back_forward';
  history.scrollRestoration = isReturn ? 'manual' : 'auto';
  const arrival = new AbortController();
  const { signal } = arrival;
  if (isReturn) {
    // The browser may already be restoring the old place. It fires the event before it paints it.
    addEventListener('scroll', goToPlace, { once: true, signal });
    document.addEventListener('DOMContentLoaded', goToPlace, { signal });
    // A visitor who scrolls has chosen a place.
    for (const move of ['wheel', 'touchmove', 'keydown'])
      addEventListener(move, () => arrival.abort(), { passive: true, signal });
  }
  addEventListener('pageshow', ({ persisted }) => {
    // Back now leads through the places of this page, which is the browser's own matter; not sooner, for it is about to
    // restore the place of a page that it loaded.
    setTimeout(() => {
      arrival.abort();
      history.scrollRestoration = 'auto';
    });
    if (!persisted) return;
    root.dataset.seen = '';
    goToPlace();
  });

  // A reload and a fragment lead to a place further down, where another picture may be the first.
  if (navigation?.type === 'navigate' && !hash) {
    root.dataset.entry = '';
    root.dataset.opening = '';
    const showFonts = () => {
      const faces = [...document.fonts].filter(({ display }) => display === 'swap');
      void Promise.allSettled(faces.map((face) => face.load())).then(() => delete root.dataset.fonts);
    };
    const open = () => {
      showFonts();
      delete root.dataset.opening;
    };
    const openNear = () => {
      showFonts();
      if ('opening' in root.dataset) root.dataset.opening = 'near';
      setTimeout(open, openingMs);
    };
    const openFor = ({ target }: Event) =>
      target instanceof HTMLImageElement && target.fetchPriority === 'high' && openNear();
    document.addEventListener('load', openFor, true);
    document.addEventListener('error', openFor, true);
    document.addEventListener(
      'DOMContentLoaded',
      () => document.querySelector('img[fetchpriority=high]') ?? openNear(),
    );
    addEventListener('scroll', open, { once: true });
    setTimeout(
      () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.naturalWidth || open(),
      openingMs,
    );
  }

  try {
    if (localStorage.getItem('motion') === 'paused') root.dataset.motion = 'paused';

    // /about, /about/ and /about.html are one page.
    const page = pathname.replace(/(\/index)?(\.html)?\/*$/, '');
    const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
    if (seen.includes(page)) root.dataset.seen = '';
    if (seen.length === 0 && 'opening' in root.dataset) root.dataset.fonts = 'later';
    const remember = () => sessionStorage.setItem('seen', JSON.stringify([...seen, page]));
    if (document.prerendering) document.addEventListener('prerenderingchange', remember, { once: true });
    else if (!seen.includes(page)) remember();
  } catch {
    // Storage is blocked or not readable: every page is new, and movement is as the system has it.
  }
}
