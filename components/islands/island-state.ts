import { closest } from '@/lib/browser/closest';

/**
 * The attribute `data-state` of an island: none yet, 'loading', then 'ready' or 'failed'. The style sheets show a
 * failed island as without scripts.
 */
export type IslandState = 'loading' | 'ready' | 'failed';

/** The island that contains an element, or is that element. */
export const islandAround = (element: EventTarget | null | undefined) => closest(element, 'page-island');

/** Whether an island handles events itself ('ready'), or never will ('failed'). */
export const isReadyOrFailed = (island: HTMLElement) => /ready|failed/.test(island.dataset.state ?? '');

/**
 * Hydrates one island: app/_browser/islands.ts exports it, and components/startup/start-islands.ts calls it.
 *
 * @param end called once with true, when the island is ready; or with false, when it failed. If it fails after it was
 *   ready, `end` is called again, with false
 * @param loadScriptAgain loads the island's own file under another address, when its `import()` failed
 * @throws the error of the second try to load that file; `end` is not called then
 */
export type Hydrate = (
  island: HTMLElement,
  end: (isReady: boolean) => void,
  loadScriptAgain: () => Promise<Record<string, unknown>>,
) => Promise<void>;
