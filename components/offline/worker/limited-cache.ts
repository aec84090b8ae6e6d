import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

import { rejectWrongTypes } from '@/components/offline/worker/response-types';
import { withoutCaches } from '@/components/offline/worker/without-caches';
import { worker } from '@/components/offline/worker/worker-scope';

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
export function cacheFirst(cache: LimitedCache, ...more: WorkboxPlugin[]): CacheFirst {
  return new CacheFirst({
    ...cache,
    plugins: [rejectWrongTypes, new ExpirationPlugin(cache), withoutCaches, ...more],
  });
}

/** Stores when files of a cache were used, and deletes those that are too old. */
export function expirationOf(cache: LimitedCache): CacheExpiration {
  return new CacheExpiration(cache.cacheName, cache);
}

/** Deletes what is too old. Workbox does it only for a cache that is in use. */
export async function expireFiles(cache: LimitedCache): Promise<void> {
  // A time later than now becomes now: the clock was corrected since. Here, everything stored up to now is expired.
  const upToNow = expirationOf({ ...cache, maxAgeSeconds: -1 });
  for (const { url } of await (await caches.open(cache.cacheName)).keys())
    if (!(await upToNow.isURLExpired(url))) await upToNow.updateTimestamp(url);
  await expirationOf(cache).expireEntries();
}
