/** Files of older and newer builds, for pages that were opened before or during a deployment. */
import { cacheNames } from 'workbox-core';

import { limitedCache } from '@/components/offline/worker/limited-cache';
import { OTHER_BUILDS } from '@/components/offline/worker/limits';
import { build, home } from '@/components/offline/worker/this-build';

export const otherBuilds = limitedCache('other-builds', OTHER_BUILDS);

/** Whether the name of a file contains a hash. */
export function isHashed({ pathname }: URL): boolean {
  return pathname.startsWith(`${home}_next/static/`);
}

/**
 * A page that was opened before a deployment can still request files that the server no longer has. The next visit
 * stores since when they are kept (expireFiles).
 */
export async function keepFilesOfTheBuildBefore(): Promise<void> {
  try {
    const [before, kept] = await Promise.all([
      caches.open(cacheNames.precache),
      caches.open(otherBuilds.cacheName),
    ]);
    const current = new Set(build.getURLsToCacheKeys().values());
    for (const request of await before.keys()) {
      if (current.has(request.url) || !isHashed(new URL(request.url))) continue;
      const response = await before.match(request);
      if (response) await kept.put(request, response);
    }
  } catch {
    // The storage is full: pages fetch these files again, as they would without a worker.
  }
}
