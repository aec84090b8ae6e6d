/**
 * The attribute `data-state` of an island: none yet, 'loading', then 'ready' or 'failed'. The style sheets show a
 * failed island as without scripts.
 */
export type IslandState = 'loading' | 'ready' | 'failed';

/** The island that contains an element, or is that element. */
export const islandAround = (element: EventTarget | null | undefined): HTMLElement | null | undefined =>
  (element as Element | null)?.closest?.('page-island');

/** Whether an island handles events itself ('ready'), or never will ('failed'). */
export const isReadyOrFailed = (island: HTMLElement) => /ready|failed/.test(island.dataset.state ?? '');
