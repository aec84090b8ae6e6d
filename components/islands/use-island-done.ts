import { useEffect, useEffectEvent, type RefObject } from 'react';

import { ISLAND_DONE } from '@/components/islands/island-events';

/**
 * Calls back when an inline script has acted at a click, so that the island can show the result.
 *
 * @param root the element in which the click was
 * @param onDone gets what was done: see island-events.ts
 */
export function useIslandDone<Detail>(
  root: RefObject<HTMLElement | null>,
  onDone: (detail: Detail) => void,
): void {
  const handleDone = useEffectEvent(({ detail }: CustomEvent<Detail>) => onDone(detail));
  useEffect(() => {
    const element = root.current;
    element?.addEventListener(ISLAND_DONE, handleDone);
    return () => element?.removeEventListener(ISLAND_DONE, handleDone);
  }, [root]);
}
