import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the exported HTML and during hydration, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
