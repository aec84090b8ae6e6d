import { useSyncExternalStore } from 'react';

import { useMediaQuery } from '@/lib/browser/use-media-query';

/** switch-motion-on-click.inline.ts dispatches this event. */
function subscribe(onChange: () => void) {
  document.addEventListener('motion', onChange);
  return () => document.removeEventListener('motion', onChange);
}

/** Whether the visitor paused all movement with the site's own switch. Changes render the component again. */
export function useIsMotionPaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.motion === 'paused',
    () => false,
  );
}

/** Whether movement is reduced, by the system's setting or by the site's own switch. */
export function useIsMotionReduced(): boolean {
  const isSystemReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useIsMotionPaused() || isSystemReduced;
}
