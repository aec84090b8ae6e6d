/**
 * The site's service worker. After one visit, the pages open without a connection. docs/offline.md describes what
 * visitors get in each state of the connection.
 *
 * This file responds to requests. What is stored: this-build.ts, other-builds.ts and pictures.ts.
 * build/postprocess/make-service-worker.ts bundles it.
 */
import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { isSlowConnection } from '@/components/offline/connection';
import { cacheFirst, expireFiles } from '@/components/offline/worker/limited-cache';
import { PAGE_TIMEOUT_SECONDS } from '@/components/offline/worker/limits';
import { isHashed, keepFilesOfTheBuildBefore, otherBuilds } from '@/components/offline/worker/other-builds';
import { useOtherSize, pictures } from '@/components/offline/worker/pictures';
import { build, home, installBuild, storedFile, storedPage } from '@/components/offline/worker/this-build';
import { worker, type WorkerEvent } from '@/components/offline/worker/worker-scope';

worker.addEventListener('install', (event) => {
  // On a slow connection or with data saving, the old build stays in use. This one is fetched when the connection is
  // better.
  if (isSlowConnection()) {
    event.waitUntil(Promise.reject(new Error('No copy is fetched on a slow connection.')));
    return;
  }
  void worker.skipWaiting();
  installBuild(event);
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(keepFilesOfTheBuildBefore().then(() => build.activate(event)));
});
clientsClaim();

/**
 * Sent by a page when it is loaded and idle. Fetches missing or wrong files again, and deletes files that are too old.
 */
worker.addEventListener('message', (event) => {
  const { installing, waiting } = worker.registration;
  if (event.data?.type !== 'COMPLETE_COPY' || installing || waiting) return;
  // Workbox only fetches missing files for an event of this type.
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}));
  build.install({ type: 'install', waitUntil }).catch(() => {});
  waitUntil(expireFiles(pictures));
  waitUntil(expireFiles(otherBuilds));
});

/**
 * Pages come from the network. After three seconds or a failure, they come from the copies of this build. Nothing is
 * stored here.
 */
enableNavigationPreload();
registerRoute(
  new NavigationRoute(async ({ event, request }) => {
    // Not passed to `waitUntil`: in Chromium, a hanging request would block the next one for this page.
    const response = fromNetwork(event as WorkerEvent, request);
    const inTime = await Promise.race([response, pause(PAGE_TIMEOUT_SECONDS)]);
    if (inTime && inTime.status < 500) return inTime;
    return (
      (await storedPage(request.url)) ??
      (await response) ??
      (await storedFile(build.getCacheKeyForURL(`${home}offline`))) ??
      Response.error()
    );
  }),
);

/**
 * Files of this build first, then files of a newer or older build. A page adds a number to the address of a script that
 * it loads once more (components/startup/load-script.ts).
 */
registerRoute(
  new PrecacheRoute(build, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [/^\d+$/] }),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && isHashed(url), cacheFirst(otherBuilds));

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(`${home}pictures/`),
  cacheFirst(pictures, useOtherSize),
);

/** Undefined if the network cannot be reached. */
async function fromNetwork(event: WorkerEvent, request: Request): Promise<Response | undefined> {
  try {
    const preloaded = await event.preloadResponse;
    // Offline, Chromium and Safari reject this, and Firefox resolves it with an error response.
    if (preloaded && preloaded.type !== 'error') return preloaded;
    return await fetch(request);
  } catch {
    return undefined;
  }
}

function pause(seconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
