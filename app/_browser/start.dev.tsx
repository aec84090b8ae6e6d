'use client';

import { useEffect } from 'react';

import { start } from '@/app/_browser/start';

// A script has changed, and Next.js has loaded this file again: what the old scripts listen to would stay. The file of
// an island is replaced without it.
if (typeof customElements !== 'undefined' && customElements.get('page-island')) location.reload();

let isStarted = false;

/**
 * Starts the page on the development server as a build does, with scripts that Next.js makes from the same sources. It
 * waits until React has hydrated the page around the islands: a script that changes attributes earlier would be
 * reported as a difference.
 */
export function StartPage() {
  useEffect(() => {
    // React's strict mode calls effects twice.
    if (isStarted) return;
    isStarted = true;
    start({
      page: { load: () => import('@/app/_browser/page') },
      islands: { load: () => import('@/app/_browser/islands.dev') },
    });
  }, []);
  return null;
}
