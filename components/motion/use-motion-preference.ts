import { useSyncExternalStore } from 'react';

import { useMediaQuery } from '@/hooks/use-media-query';

/** Read before the first paint of the next page by components/startup/head-script.ts. */
const STORAGE_KEY = 'motion';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function apply(isPaused: boolean) {
  document.documentElement.dataset.motion = isPaused ? 'paused' : 'on';
  listeners.forEach((listener) => listener());
}

/** Stops or allows everything that moves by itself, on this page and on the next ones. */
export function setMotionPaused(isPaused: boolean): void {
  apply(isPaused);
  try {
    localStorage.setItem(STORAGE_KEY, isPaused ? 'paused' : 'on');
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

/** Whether the visitor paused all movement with the site's own switch. Only in the browser. */
export const isMotionPaused = () => document.documentElement.dataset.motion === 'paused';

/** `isMotionPaused` as a hook: renders again when it changes. */
export function useIsMotionPaused(): boolean {
  return useSyncExternalStore(subscribe, isMotionPaused, () => false);
}

/** Whether nothing should move by itself: by the system's setting or by the site's own switch. */
export function useIsMotionReduced(): boolean {
  const isSystemReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useIsMotionPaused() || isSystemReduced;
}
