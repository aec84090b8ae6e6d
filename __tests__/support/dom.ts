/** Fakes for what jsdom lacks. Tests control them. */

const mediaLists = new Map<string, Set<MediaListStub>>();
const matching = new Set<string>();

/** A media query whose result a test sets. */
class MediaListStub extends EventTarget {
  constructor(readonly media: string) {
    super();
  }

  get matches(): boolean {
    return matching.has(this.media);
  }
}

function matchMedia(query: string): MediaListStub {
  const list = new MediaListStub(query);
  const lists = mediaLists.get(query) ?? new Set();
  mediaLists.set(query, lists.add(list));
  return list;
}

/**
 * Sets whether a media query matches, and notifies its listeners. At first none matches. Wrap the call in `act` if a
 * component is rendered.
 *
 * @param query exactly as in the code: '(prefers-reduced-motion: reduce)'
 */
export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  for (const list of mediaLists.get(query) ?? []) {
    list.dispatchEvent(Object.assign(new Event('change'), { matches, media: query }));
  }
}

const intersectionObservers = new Set<IntersectionObserverStub>();

class IntersectionObserverStub implements IntersectionObserver {
  readonly targets = new Set<Element>();
  readonly root: Element | Document | null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds: readonly number[];

  constructor(
    readonly callback: IntersectionObserverCallback,
    options: IntersectionObserverInit = {},
  ) {
    this.root = options.root ?? null;
    this.rootMargin = options.rootMargin ?? '0px';
    this.thresholds = [options.threshold ?? 0].flat();
    intersectionObservers.add(this);
  }

  observe(element: Element): void {
    this.targets.add(element);
  }

  unobserve(element: Element): void {
    this.targets.delete(element);
  }

  disconnect(): void {
    this.targets.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/**
 * Moves an element into view by `ratio`, and notifies its observers. 0 moves it out of view. As in a browser,
 * `isIntersecting` is true only from an observer's smallest threshold on.
 */
export function setInView(element: Element, ratio: number): void {
  const bounds = element.getBoundingClientRect();
  for (const observer of intersectionObservers) {
    if (!observer.targets.has(element)) continue;
    const entry: IntersectionObserverEntry = {
      target: element,
      intersectionRatio: ratio,
      isIntersecting: ratio > 0 && ratio >= Math.min(...observer.thresholds),
      boundingClientRect: bounds,
      intersectionRect: bounds,
      rootBounds: null,
      time: performance.now(),
    };
    observer.callback([entry], observer);
  }
}

/** Installs the fakes; does nothing outside of a page. */
export function installDomStubs(): void {
  if (typeof window === 'undefined') return;
  Object.assign(window, {
    matchMedia,
    scrollTo: () => {},
    IntersectionObserver: IntersectionObserverStub,
  });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(window.Element.prototype, { scrollIntoView: () => {}, scrollTo: () => {} });
}

/** Resets all observers and media queries, so that tests do not affect each other. */
export function resetDomStubs(): void {
  mediaLists.clear();
  matching.clear();
  intersectionObservers.clear();
}
