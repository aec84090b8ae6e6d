import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

import { STORAGE_TIMEOUT_SECONDS } from '@/components/offline/worker/limits';
import { rejectWrongTypes } from '@/components/offline/worker/response-types';
import { orFromNetwork, within } from '@/components/offline/worker/storage-limits';
import { worker, type WorkerEvent } from '@/components/offline/worker/worker-scope';

const DAY_SECONDS = 24 * 60 * 60;

/** A cache with a limited number of files, each kept for some days after its last use, in the form of Workbox. */
interface LimitedCache extends ExpirationPluginOptions {
  cacheName: string;
}

/** The scope is in the name of the cache, because sites in folders of one server share their caches. */
export function limitedCache(
  name: string,
  { maxEntries, days }: { maxEntries: number; days: number },
): LimitedCache {
  return {
    matchOptions: { ignoreVary: true },
    cacheName: `${name}-${worker.registration.scope}`,
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
  };
}

/**
 * Responds with the stored file. A file that is not stored comes from the network, and is stored.
 *
 * @param more plugins for what happens if the network cannot be reached either
 */
export function cacheFirst(cache: LimitedCache, ...more: WorkboxPlugin[]): RouteHandlerCallback {
  return orFromNetwork(new CacheFirst({ ...cache, plugins: [rejectWrongTypes, expiration(cache), ...more] }));
}

/** Workbox stores in IndexedDB when a file was used. No request waits longer for it than for other storage. */
function expiration(cache: LimitedCache): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate }: WorkboxPlugin = new ExpirationPlugin(cache);
  const limited = <Result>(work: Promise<Result>) => within(STORAGE_TIMEOUT_SECONDS, work);
  return {
    cachedResponseWillBeUsed: ({ event, ...options }) => {
      const waitUntil = (work: Promise<unknown>) => (event as WorkerEvent).waitUntil(limited(work));
      return cachedResponseWillBeUsed!({ ...options, event: { waitUntil } });
    },
    cacheDidUpdate: async (options) => limited(Promise.resolve(cacheDidUpdate!(options))),
  };
}

/** Deletes what is too old. Workbox does it only for a cache that is in use. */
export async function expireFiles(cache: LimitedCache): Promise<void> {
  // A file of the build before was stored without a time. A time that is never too old tells it from the others.
  const times = new CacheExpiration(cache.cacheName, { maxAgeSeconds: Number.MAX_SAFE_INTEGER });
  for (const { url } of await (await caches.open(cache.cacheName)).keys())
    if (await times.isURLExpired(url)) await times.updateTimestamp(url);
  await new CacheExpiration(cache.cacheName, cache).expireEntries();
}
