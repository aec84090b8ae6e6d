/**
 * The site's service worker. After one visit, the pages open without a connection. docs/architecture.md describes what
 * visitors get in each state of the connection.
 *
 * This file responds to requests. What is stored: this-build.ts, other-builds.ts and pictures.ts.
 * build/postprocess/make-service-worker.ts bundles it.
 */
import { clientsClaim } from 'workbox-core';
import { PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { isSlowConnection } from '@/components/offline/connection';
import { cacheFirst, expireFiles } from '@/components/offline/worker/limited-cache';
import {
  ACTIVATION_TIMEOUT_SECONDS,
  INSTALLATION_TIMEOUT_SECONDS,
  PAGE_TIMEOUT_SECONDS,
} from '@/components/offline/worker/limits';
import { isHashed, keepFilesOfTheBuildBefore, otherBuilds } from '@/components/offline/worker/other-builds';
import { useOtherSize, pictures } from '@/components/offline/worker/pictures';
import { orFromNetwork, within } from '@/components/offline/worker/storage-limits';
import {
  build,
  deleteOldFiles,
  fetchMissingFiles,
  home,
  installBuild,
  offlinePage,
  storedPage,
} from '@/components/offline/worker/this-build';
import { worker, type WorkerEvent } from '@/components/offline/worker/worker-scope';

worker.addEventListener('install', (event) => {
  // On a slow connection or with data saving, the old build stays in use. This one is fetched when the connection is
  // better.
  if (isSlowConnection()) {
    event.waitUntil(Promise.reject(new Error('No copy is fetched on a slow connection.')));
    return;
  }
  void worker.skipWaiting();
  event.waitUntil(installBuild());
});

worker.addEventListener('activate', (event) => {
  // Pages wait until this has ended.
  event.waitUntil(within(ACTIVATION_TIMEOUT_SECONDS, activate()));
});
clientsClaim();

async function activate(): Promise<void> {
  // The browser requests a page while the worker starts.
  void worker.registration.navigationPreload?.enable();
  await keepFilesOfTheBuildBefore();
  await deleteOldFiles();
}

/**
 * Sent by a page when it is loaded and idle. Fetches missing or wrong files again, and deletes files that are too old.
 */
worker.addEventListener('message', (event) => {
  const { installing, waiting } = worker.registration;
  if (event.data?.type !== 'COMPLETE_COPY' || installing || waiting) return;
  for (const work of [fetchMissingFiles(), expireFiles(pictures), expireFiles(otherBuilds)])
    event.waitUntil(within(INSTALLATION_TIMEOUT_SECONDS, work).catch(() => {}));
});

/**
 * Pages come from the network. After three seconds or a failure, they come from the copies of this build. Nothing is
 * stored here.
 */
registerRoute(
  new NavigationRoute(async ({ event, request }) => {
    // Not passed to `waitUntil`: in Chromium, a hanging request would block the next one for this page.
    const response = fromNetwork(event as WorkerEvent, request);
    const inTime = await within(PAGE_TIMEOUT_SECONDS, response);
    if (inTime && inTime.status < 500) return inTime;
    return (await storedPage(request.url)) ?? (await response) ?? (await offlinePage()) ?? Response.error();
  }),
);

/**
 * Files of this build first, then files of a newer or older build. A page adds a number to the address of a script that
 * it loads once more (components/startup/load-script.ts).
 */
const filesOfThisBuild = new PrecacheRoute(build, {
  cleanURLs: false,
  directoryIndex: '',
  ignoreURLParametersMatching: [/^\d+$/],
});
filesOfThisBuild.handler = { handle: orFromNetwork(filesOfThisBuild.handler) };
registerRoute(filesOfThisBuild);
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
