/**
 * Time limits for the browser's storage. It can fail, and in some browsers it hangs until they are restarted. Then the
 * site works as if there were no worker.
 */
import type { RouteHandlerCallback, RouteHandlerObject } from 'workbox-core';

import { STORAGE_TIMEOUT_SECONDS } from '@/components/offline/worker/limits';

/** The result of some work, or undefined if it takes longer. The work goes on. */
export function within<Result>(seconds: number, work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, seconds * 1000))]);
}

/** Whether the storage of files responds. A worker asks once: browsers end it after half a minute without events. */
let isResponding: Promise<boolean> | undefined;

function isStorageResponding(): Promise<boolean> {
  isResponding ??= within(
    STORAGE_TIMEOUT_SECONDS,
    caches.match('/').then(
      () => true,
      () => false,
    ),
  ).then(Boolean);
  return isResponding;
}

/** Responds from the storage of files, or from the network if the storage fails or does not respond in time. */
export function orFromNetwork(stored: RouteHandlerObject): RouteHandlerCallback {
  return async (options) => {
    const response = (await isStorageResponding()) && (await stored.handle(options).catch(() => undefined));
    return response || fetch(options.request);
  };
}
