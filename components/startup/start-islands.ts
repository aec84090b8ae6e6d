/**
 * Decides when each island starts. With early-presses.ts, which keeps what visitors click before, it is part of the
 * inline script in the head of every page (app/_browser/listen-early.ts).
 */
import { ISLAND_WANTED } from '@/components/islands/island-events';
import {
  isReadyOrFailed,
  islandAround,
  type Hydrate,
  type IslandState,
} from '@/components/islands/island-state';
import { keepPresses } from '@/components/startup/early-presses';
import { whenPictureRequested, whenPictureShown } from '@/components/startup/first-picture';
import { loadScript, loadScriptAgain, preloadScript } from '@/components/startup/load-script';

/** What app/_browser/islands.ts exports. */
interface IslandScript {
  hydrate: Hydrate;
}

/** How long islands wait for their script. Then they are shown as without scripts until it arrives. */
export const SCRIPT_TIMEOUT_MS = 10_000;
/** How far below the window an island counts as near. */
const NEAR = '300px 0px';

/** The addresses of the scripts. */
export interface ScriptAddresses {
  /** React, and the islands of Home. */
  islands: string;
  /** The islands that have their own file, by name. */
  others: Record<string, string>;
  /** The script of every page: app/_browser/page.ts. */
  page: string;
}

/**
 * Resolves when the browser has read all HTML of an island. A click can start it earlier, on a connection that stops in
 * the middle of a page. React would render what is missing as empty, and remove the nodes in which it arrives.
 */
async function whenArrived(island: HTMLElement): Promise<void> {
  const hasArrived = () => {
    if (document.readyState !== 'loading') return true;
    for (let node: Element | null = island; node && node !== document.body; node = node.parentElement)
      if (node.nextSibling) return true;
    return false;
  };
  while (!hasArrived()) await new Promise(requestAnimationFrame);
}

/**
 * Starts each island when it comes near.
 *
 * @param onFirstView called once, with the islands of the first view, which have started
 */
function startWhenNear(
  start: (island: HTMLElement) => void,
  onFirstView: (islands: HTMLElement[]) => void,
): void {
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const element of near) observer.unobserve(element);
      const islands = near.map(islandAround).filter((island) => island instanceof HTMLElement);
      islands.forEach(start);
      if (isFirst) onFirstView(islands);
      isFirst = false;
    },
    { rootMargin: NEAR },
  );
  // An island has no box itself, so its first element is observed.
  for (const { dataset, firstElementChild } of document.querySelectorAll<HTMLElement>('page-island'))
    if (dataset.start === 'near' && firstElementChild) observer.observe(firstElementChild);
  // The observer calls back at least once, so that a page without islands in view is ready too.
  observer.observe(document.body);
}

/**
 * Makes the function that starts an island: it loads its script and hydrates it.
 *
 * @param onEnd called with each island that is ready or has failed
 * @returns that function, and a second one: the loading of the script that all islands share, once an island needs it
 */
function prepareStart(scripts: ScriptAddresses, onEnd: (island: HTMLElement) => void) {
  /** Islands whose script could not be loaded. */
  const unloaded = new Set<HTMLElement>();
  let loading: Promise<IslandScript> | undefined;

  const end = (island: HTMLElement, state: IslandState) => {
    island.dataset.state = state;
    onEnd(island);
  };
  const start = (island: HTMLElement | null | undefined) => {
    if (!island || island.dataset.state) return;
    island.dataset.state = 'loading';
    // The island around it hydrates first.
    start(islandAround(island.parentElement));
    const timeout = setTimeout(() => end(island, 'failed'), SCRIPT_TIMEOUT_MS);
    const ownScript = scripts.others[island.dataset.name!];
    if (ownScript) preloadScript(ownScript);
    loading ??= loadScript<IslandScript>(scripts.islands).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    loading
      .then(async ({ hydrate }) => {
        await whenArrived(island);
        return hydrate(
          island,
          (isReady) => end(island, isReady ? 'ready' : 'failed'),
          () => loadScriptAgain(ownScript!),
        );
      })
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
export function startIslands(scripts: ScriptAddresses): void {
  const root = document.documentElement;
  /** Islands of the first view that are not ready yet. Undefined until the script of every page has run. */
  let waiting: Set<HTMLElement> | undefined;

  const markHydrated = () => {
    if (waiting?.size === 0) root.dataset.hydrated = '';
  };
  const [start, loading] = prepareStart(scripts, (island) => {
    repeatPresses();
    waiting?.delete(island);
    markHydrated();
  });
  const [repeatPresses, status] = keepPresses(start);

  for (const name of ['pointerover', 'pointerdown', 'focusin', ISLAND_WANTED])
    addEventListener(name, ({ target }) => start(islandAround(target)), {
      passive: true,
      capture: true,
    });
  // The scripts that the first view needs. An island around the first picture is in it.
  void whenPictureRequested().then((picture) => {
    preloadScript(scripts.page, 'low');
    if (picture && islandAround(picture)) preloadScript(scripts.islands, 'low');
  });
  const startPage = async () => {
    document.body.append(status);
    await whenPictureShown();
    const pageScript = loadScript(scripts.page).catch((error: unknown) => console.error(error));
    const islands = await new Promise<HTMLElement[]>((resolve) => startWhenNear(start, resolve));
    await pageScript;
    waiting = new Set(islands.filter((island) => !isReadyOrFailed(island)));
    markHydrated();
    await loading()?.catch(() => {});
    // The pictures further down load after the scripts (components/startup/before-first-paint.inline.ts).
    delete root.dataset.firstPicture;
  };
  addEventListener('DOMContentLoaded', () => void startPage());
}
