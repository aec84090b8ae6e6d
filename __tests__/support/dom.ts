/**
 * What jsdom lacks of a browser, as fakes that a test controls.
 */

const mediaLists = new Map<string, Set<MediaListStub>>();
const matching = new Set<string>();

/** A media query that matches when a test says so. */
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
 * Makes a media query match or stop matching and tells those who listen; none matches at first. Wrap it in `act` when
 * a component is shown.
 *
 * @param query letter by letter as the code asks for it: '(prefers-reduced-motion: reduce)'
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
 * Brings an element into view as far as `ratio` says and tells every observer of it; 0 takes it out of view. As in a
 * browser, `isIntersecting` is true only from an observer's smallest threshold on.
 */
export function intersect(element: Element, ratio: number): void {
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

/** The elements that something waits to see; empty again once everything is disconnected. */
export function observedElements(): Element[] {
  return [...intersectionObservers].flatMap((observer) => [...observer.targets]);
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

/** Forgets every observer and every matching query, so that no test sees another one's. */
export function resetDomStubs(): void {
  mediaLists.clear();
  matching.clear();
  intersectionObservers.clear();
}
