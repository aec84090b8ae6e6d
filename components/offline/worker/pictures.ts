/** Pictures are stored when they are shown. */
import type { WorkboxPlugin } from 'workbox-core';

import { limitedCache } from '@/components/offline/worker/limited-cache';
import { PICTURES, STORAGE_TIMEOUT_SECONDS } from '@/components/offline/worker/limits';
import { hasRightType } from '@/components/offline/worker/response-types';
import { within } from '@/components/offline/worker/storage-limits';

export const pictures = { ...limitedCache('pictures', PICTURES), purgeOnQuotaError: true };

/** Offline, another size of the same picture is used if necessary. */
export const useOtherSize: WorkboxPlugin = {
  handlerDidError: ({ request }) => within(STORAGE_TIMEOUT_SECONDS, otherSizeOf(request.url)),
};

async function otherSizeOf(address: string): Promise<Response | undefined> {
  const stem = address.replace(/-\d+\.\w+$/, '-');
  const cache = await caches.open(pictures.cacheName);
  for (const seen of await cache.keys()) {
    if (!seen.url.startsWith(stem)) continue;
    const response = await cache.match(seen);
    if (response && hasRightType(seen.url, response)) return response;
  }
  return undefined;
}
