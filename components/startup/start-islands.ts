/**
 * Loads the script of every page, and decides when each island starts. It is part of the inline script in the head of
 * every page (app/_browser/listen-early.ts), as is early-presses.ts, which keeps what visitors click before.
 */
import { ISLAND_WANTED } from '@/components/islands/island-events';
import {
  isReadyOrFailed,
  islandAround,
  type IslandScript,
  type IslandState,
} from '@/components/islands/island-state';
import { keepPresses } from '@/components/startup/early-presses';
import { whenPictureRequested, whenPictureShown } from '@/components/startup/first-picture';
import type { Script } from '@/components/startup/load-script';

/** How long an island waits for its script. Then it is shown as without scripts until that arrives. */
export const SCRIPT_TIMEOUT_MS = 10_000;
/** How far above or below the window an island counts as near, as the margins of an IntersectionObserver. */
const NEAR_MARGINS = '300px 0px';
/**
 * How many elements at the beginning of an island are observed. The island itself has no box, nor have the wrappers of
 * some extensions. To ask for the first box would calculate the styles of the whole page.
 */
const OBSERVED_COUNT = 8;

export interface Scripts {
  /** The script of every page: app/_browser/page.ts. */
  page: Script<unknown>;
  /** React, and the islands of Home. */
  islands: Script<IslandScript>;
  /** The script of an island that is not in the one above, by name. It exports the island's component. */
  own?: (name: string) => Script<Record<string, never>> | undefined;
}

/** Resolves when the browser has read all HTML of the page. */
const whenParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });

/**
 * From now on, each island starts itself when it comes near, also one that is added to the page later.
 *
 * @returns the islands of the first view, which have started
 */
function startWhenNear(start: (island: HTMLElement) => void): Promise<HTMLElement[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        for (const element of near) observer.unobserve(element);
        const islands = new Set(near.map(islandAround).filter((island) => island !== null));
        islands.forEach(start);
        resolve([...islands]);
      },
      { rootMargin: NEAR_MARGINS },
    );
    customElements.define(
      'page-island',
      class extends HTMLElement {
        connectedCallback() {
          if (this.dataset.start !== 'near') return;
          for (const element of [...this.getElementsByTagName('*')].slice(0, OBSERVED_COUNT))
            if (islandAround(element) === this) observer.observe(element);
        }
      },
    );
    // The observer calls back at least once, so that a page without islands in view is ready too.
    observer.observe(document.body);
  });
}

/**
 * Makes the function that starts an island: it loads its script and hydrates it.
 *
 * @param onEnd called with each island that is ready or has failed
 * @returns that function, and a second one: the loading of the script that all islands share, once an island needs it
 */
function prepareStart({ islands, own }: Scripts, onEnd: (island: HTMLElement) => void) {
  /** Islands whose script could not be loaded. */
  const unloaded = new Set<HTMLElement>();
  let loading: Promise<IslandScript> | undefined;

  const end = (island: HTMLElement, state: IslandState) => {
    island.dataset.state = state;
    onEnd(island);
  };
  const loadShared = () => {
    if (loading) return loading;
    loading = islands.load();
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const hydrate = async (island: HTMLElement) => {
    const name = island.dataset.name!;
    const requested = performance.now();
    const shared = loadShared();
    const ownScript = own?.(name);
    ownScript?.preload?.();
    const { components, hydrate } = await shared;
    const component = components[name] ?? Object.values(await ownScript!.load())[0]!;
    // A click can start it earlier. React would remove the nodes in which the rest of it arrives.
    await whenParsed();
    hydrate(island, component, (isReady) => {
      // How long a visitor waited for it, in the browser's own tool.
      if (isReady) performance.measure(`island ${name}`, { start: requested });
      end(island, isReady ? 'ready' : 'failed');
    });
  };
  const start = (island: HTMLElement | null | undefined) => {
    if (!island || island.dataset.state) return;
    island.dataset.state = 'loading';
    // The island around it hydrates first.
    start(islandAround(island.parentElement));
    // If its script arrives later, it works.
    const timeout = setTimeout(() => end(island, 'failed'), SCRIPT_TIMEOUT_MS);
    hydrate(island)
      .catch((error: unknown) => {
        console.error(error);
        unloaded.add(island);
        end(island, 'failed');
      })
      .finally(() => clearTimeout(timeout));
  };

  // With a connection again, their script can be loaded.
  addEventListener('online', () => {
    for (const island of unloaded) delete island.dataset.state;
    unloaded.clear();
  });
  return [start, () => loading] as const;
}

/** Loads the scripts of a page, and starts each island when it comes near or is used. */
export function startIslands(scripts: Scripts): void {
  const root = document.documentElement;
  /** Islands of the first view that are not ready yet. Undefined until the script of every page has run. */
  let waiting: Set<HTMLElement> | undefined;

  const markHydrated = () => {
    if (waiting?.size === 0) root.dataset.hydrated = '';
  };
  const pictureShown = whenParsed().then(whenPictureShown);
  const loadPage = () =>
    scripts.page.load().catch((error: unknown) => {
      console.error(error);
      addEventListener('online', () => void loadPage(), { once: true });
    });
  const page = pictureShown.then(loadPage);

  const [start, loading] = prepareStart(scripts, (island) => {
    void repeatPresses(island);
    waiting?.delete(island);
    markHydrated();
  });
  const repeatPresses = keepPresses(start);

  for (const name of ['pointerover', 'pointerdown', 'focusin', ISLAND_WANTED])
    addEventListener(name, ({ target }) => start(islandAround(target)), {
      passive: true,
      capture: true,
    });
  // The scripts that the first view needs. An island around the first picture is in it.
  void whenPictureRequested().then((picture) => {
    scripts.page.preload?.('low');
    if (picture && islandAround(picture)) scripts.islands.preload?.('low');
  });
  const startPage = async () => {
    await pictureShown;
    const islands = await startWhenNear(start);
    await page;
    waiting = new Set(islands.filter((island) => !isReadyOrFailed(island)));
    markHydrated();
    await loading()?.catch(() => {});
    // The pictures further down load after the scripts (components/startup/before-first-paint.inline.ts).
    delete root.dataset.firstPicture;
  };
  void startPage();
}
