/** Pictures are stored when they are shown. */
import type { WorkboxPlugin } from 'workbox-core';

import { limitedCache } from '@/components/offline/worker/limited-cache';
import { PICTURES } from '@/components/offline/worker/limits';
import { hasRightType } from '@/components/offline/worker/response-types';

export const pictures = { ...limitedCache('pictures', PICTURES), purgeOnQuotaError: true };

/** Offline, another size of the same picture is used if necessary. */
export const useOtherSize: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const stem = request.url.replace(/-\d+\.\w+$/, '-');
    const cache = await caches.open(pictures.cacheName);
    for (const seen of await cache.keys()) {
      if (!seen.url.startsWith(stem)) continue;
      const response = await cache.match(seen);
      if (response && hasRightType(seen.url, response)) return response;
    }
    return undefined;
  },
};
