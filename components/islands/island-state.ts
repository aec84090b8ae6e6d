import type { ComponentType } from 'react';

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

/** What the script of the islands exports (build/scripts/browser-scripts.ts). */
export interface IslandScript {
  /** The components of the islands in this script, by name. Each other island has a script of its own. */
  components: Partial<Record<string, ComponentType<never>>>;
  /**
   * Hydrates one island.
   *
   * @param end called with true when the island is ready, and with false when it failed, also later
   */
  hydrate: (island: HTMLElement, component: ComponentType<never>, end: (isReady: boolean) => void) => void;
}
