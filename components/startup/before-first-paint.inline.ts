import { OTHER_PICTURES_WAIT_MS } from '@/components/startup/first-picture';

declare global {
  interface Document {
    /** True while the browser prerenders the page. Undefined in browsers without prerendering. */
    readonly prerendering?: boolean;
  }
  interface Performance {
    /** TypeScript's own types only know that an entry is some entry. */
    getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
  }
}

/*
 * What must be decided before the first paint. The functions become the text of one inline script in the head
 * (head-script.tsx). They set these on the html element for the styles:
 * - class `js`. Without it, everything that needs a script is shown as text. An island whose script fails is shown so
 *   too (components/islands).
 * - `data-seen` on a page already seen in this visit. It is shown without the loader.
 * - `data-first-picture="loading"` until the first picture has loaded. Until then no other picture is requested, so the
 *   first one has the connection to itself, and sections below the window are not laid out. Then it is `near`: the
 *   pictures further down also wait for the scripts. Each lasts OTHER_PICTURES_WAIT_MS at most. Scrolling, a key or a
 *   click ends both.
 * - `data-fonts` on the first page of a visit, until the fonts have loaded. They are requested after the first picture
 *   and shown together. Using a font before it has loaded would cause a second layout of the whole page.
 * - `data-entry` on a page that a link or an address opens at its top. The content below is laid out a little later.
 * - `data-motion="paused"` if the visitor stopped all movement.
 */

/**
 * Shows the canonical address of a page that was opened at another form of it: in lower case, with two slashes.
 *
 * @returns false if the browser leaves this page for that address
 */
function correctAddress(): boolean {
  const { pathname, search, hash } = location;
  // Some servers respond to //about with the page for unknown addresses.
  if (pathname.startsWith('//')) {
    location.replace(pathname.replace(/^\/+/, '/') + search + hash);
    return false;
  }
  // The 404 page has no canonical address.
  document.addEventListener('DOMContentLoaded', () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const canonical = link && new URL(link.href).pathname;
    const path = pathname.replace(/\/$/, '');
    if (canonical && path !== canonical && path.toLowerCase() === canonical.toLowerCase())
      history.replaceState(history.state, '', canonical + search + location.hash);
  });
  return true;
}

/** Back and Forward show the top of the page, or the target of the fragment, like any other navigation. */
function startAtTop(): void {
  const goToTarget = () => {
    if (location.hash) {
      const { state } = history;
      location.replace(location.hash);
      // Firefox drops it: an open picture of the gallery.
      if (state) history.replaceState(state, '');
    } else scrollTo({ top: 0, behavior: 'instant' });
  };
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn = navigation?.type === 'back_forward';
  history.scrollRestoration = isReturn ? 'manual' : 'auto';
  const arrival = new AbortController();
  const { signal } = arrival;
  if (isReturn) {
    // The browser may already be restoring the old scroll position. This event comes before the paint.
    addEventListener('scroll', goToTarget, { once: true, signal });
    document.addEventListener('DOMContentLoaded', goToTarget, { signal });
    // If the visitor scrolls, the position stays.
    for (const move of ['wheel', 'touchmove', 'keydown'])
      addEventListener(move, () => arrival.abort(), { passive: true, signal });
  }
  addEventListener('pageshow', ({ persisted }) => {
    // From now on, the browser restores positions for Back within this page. Not earlier, because after `pageshow` the
    // browser restores the old position of a page that it loaded.
    setTimeout(() => {
      arrival.abort();
      history.scrollRestoration = 'auto';
    });
    if (!persisted) return;
    document.documentElement.dataset.seen = '';
    goToTarget();
    // Safari restores the old position after this event, and before the paint.
    requestAnimationFrame(goToTarget);
  });
}

/**
 * Lets the first picture load before the other pictures, the fonts and the layout of the sections below.
 *
 * @param timeoutMs see OTHER_PICTURES_WAIT_MS
 */
function loadFirstPictureFirst(timeoutMs: number): void {
  const root = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation');
  // A reload or a fragment can open the page further down, where another picture is the first one in view.
  if (navigation?.type !== 'navigate' || location.hash) return;
  root.dataset.entry = '';
  root.dataset.firstPicture = 'loading';
  const showFonts = () => {
    const faces = [...document.fonts].filter(({ display }) => display === 'swap');
    void Promise.allSettled(faces.map((face) => face.load())).then(() => delete root.dataset.fonts);
  };
  const loadAll = () => {
    showFonts();
    delete root.dataset.firstPicture;
  };
  const loadNear = () => {
    showFonts();
    if ('firstPicture' in root.dataset) root.dataset.firstPicture = 'near';
    setTimeout(loadAll, timeoutMs);
  };
  const handleFirstPicture = ({ target }: Event) =>
    target instanceof Element && target.matches('img[fetchpriority=high]') && loadNear();
  document.addEventListener('load', handleFirstPicture, true);
  document.addEventListener('error', handleFirstPicture, true);
  document.addEventListener(
    'DOMContentLoaded',
    () => document.querySelector('img[fetchpriority=high]') ?? loadNear(),
  );
  // A visitor who uses the page needs all of it: Tab skips content that is not laid out.
  for (const name of ['scroll', 'keydown', 'pointerdown']) addEventListener(name, loadAll, { once: true });
  setTimeout(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.naturalWidth || loadAll(),
    timeoutMs,
  );
}

/** Reads what is stored of this visit: which pages were seen, and whether movement is paused. */
function readVisit(): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem('motion') === 'paused') root.dataset.motion = 'paused';

    // /about, /about/ and /about.html are one page.
    const page = location.pathname.replace(/(\/index)?(\.html)?\/*$/, '');
    const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
    if (seen.includes(page)) root.dataset.seen = '';
    if (seen.length === 0 && 'firstPicture' in root.dataset) root.dataset.fonts = 'later';
    const remember = () => sessionStorage.setItem('seen', JSON.stringify([...seen, page]));
    if (document.prerendering) document.addEventListener('prerenderingchange', remember, { once: true });
    else if (!seen.includes(page)) remember();
  } catch {
    // Storage is blocked or invalid: every page counts as new, and the system decides about movement.
  }
}

/** The text of the inline script. */
export const beforeFirstPaint =
  `if((${correctAddress})()){document.documentElement.classList.add("js");` +
  `(${startAtTop})();(${loadFirstPictureFirst})(${OTHER_PICTURES_WAIT_MS});(${readVisit})()}`;
