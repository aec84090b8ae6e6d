/**
 * The site's service worker. After one visit, the pages open without a connection. docs/offline.md describes what
 * visitors get in each state of the connection.
 *
 * build/postprocess/make-service-worker.ts bundles it and fills in two constants:
 * - SITE_FILES: every page of one build and every file that the pages need, with addresses relative to this script;
 * - SITE_BUILD: the build ID, which is in each page.
 */
import { cacheNames, clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { isSlowConnection } from './connection';
import { OTHER_BUILDS, PAGE_TIMEOUT_SECONDS, PICTURES } from './limits';
import { markOfflineCopy } from './mark-offline-copy';
import { hasRightType, isHtml, rejectWrongTypes } from './response-types';
import { worker, type WorkerEvent } from './worker-scope';

/** A file to store: its address, relative to the export, and a revision if the name contains no hash. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

declare const SITE_FILES: KeptFile[];
declare const SITE_BUILD: string;

const DAY_SECONDS = 24 * 60 * 60;

const home = new URL('./', worker.location.href).pathname;
const scope = worker.registration.scope;
/** The scope is in the name, because sites in folders of one server share their caches. */
const picturesCache = `pictures-${scope}`;
const otherBuildsCache = `other-builds-${scope}`;
const otherBuildsLimits = limitsOf(OTHER_BUILDS);
const picturesLimits = limitsOf(PICTURES);

/**
 * If the Cache API fails, requests go to the network as if there were no worker. While a build is stored, the error
 * stops the installation.
 */
const withoutCaches: WorkboxPlugin = {
  handlerDidError: async ({ error, event, request }) =>
    event.type === 'fetch' && !isOutOfReach(error) ? fetch(request) : undefined,
};

/** Whether a newer worker was found. Then this one must not add its files to the other's cache. */
let isReplaced = false;

const build = new PrecacheController({
  plugins: [
    rejectWrongTypes,
    {
      // Low priority, after the requests of the open page. A page in the HTTP cache is only revalidated.
      requestWillFetch: async ({ request }) => {
        if (isReplaced) throw new Error('A newer build is being fetched.');
        return new Request(request, {
          priority: 'low',
          cache: request.cache === 'reload' ? 'no-cache' : request.cache,
        });
      },
      // During a deployment, a page can belong to another build. Then this installation fails, and is repeated later.
      cacheWillUpdate: async ({ request, response }) =>
        response.ok && (!isHtml(response) || (await isPageOfThisBuild(request, response))) ? response : null,
    },
    withoutCaches,
  ],
});
build.addToCacheList(SITE_FILES);
const keysInLowerCase = new Map(
  [...build.getURLsToCacheKeys()].map(([address, key]) => [address.toLowerCase(), key]),
);

worker.registration.addEventListener('updatefound', () => {
  isReplaced = true;
});

worker.addEventListener('install', (event) => {
  // On a slow connection or with data saving, the old build stays in use. This one is fetched when the connection is
  // better.
  if (isSlowConnection()) {
    event.waitUntil(Promise.reject(new Error('No copy is fetched on a slow connection.')));
    return;
  }
  worker.skipWaiting();
  // The new worker is this one.
  isReplaced = false;
  build.install(event);
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
  build.install({ type: 'install', waitUntil } as never).catch(() => {});
  waitUntil(expireEntries(picturesCache, picturesLimits));
  waitUntil(expireEntries(otherBuildsCache, otherBuildsLimits));
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
 * Files of this build first, then those of a newer or older build. A page adds a number to the address of a script that
 * it loads once more (components/islands/load-script.ts).
 */
registerRoute(
  new PrecacheRoute(build, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [/^\d+$/] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isHashed(url),
  new CacheFirst({
    cacheName: otherBuildsCache,
    matchOptions: { ignoreVary: true },
    plugins: [rejectWrongTypes, new ExpirationPlugin(otherBuildsLimits), withoutCaches],
  }),
);

/** Pictures are stored when they are shown. Offline, another size of the same picture is used if necessary. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(`${home}pictures/`),
  new CacheFirst({
    cacheName: picturesCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      rejectWrongTypes,
      new ExpirationPlugin({ ...picturesLimits, purgeOnQuotaError: true }),
      {
        handlerDidError: async ({ error, request }) =>
          isOutOfReach(error) ? otherSizeOf(request.url) : fetch(request),
      },
    ],
  }),
);

/** The limits in the form that Workbox expects. */
function limitsOf({ maxEntries, days }: typeof PICTURES) {
  return { maxEntries, maxAgeSeconds: days * DAY_SECONDS, matchOptions: { ignoreVary: true } };
}

/** Deletes what is too old. Workbox does it only for a cache that is in use. */
async function expireEntries(name: string, limits: ReturnType<typeof limitsOf>): Promise<void> {
  // A time later than now becomes now: the clock was corrected since. Here, everything stored up to now is expired.
  const upToNow = new CacheExpiration(name, { ...limits, maxAgeSeconds: -1 });
  for (const { url } of await (await caches.open(name)).keys())
    if (!(await upToNow.isURLExpired(url))) await upToNow.updateTimestamp(url);
  await new CacheExpiration(name, limits).expireEntries();
}

/** A page that was opened before a deployment can still request files that the server no longer has. */
async function keepFilesOfTheBuildBefore() {
  try {
    const [before, kept] = await Promise.all([
      caches.open(cacheNames.precache),
      caches.open(otherBuildsCache),
    ]);
    const current = new Set(build.getURLsToCacheKeys().values());
    const expiration = new CacheExpiration(otherBuildsCache, otherBuildsLimits);
    for (const request of await before.keys()) {
      if (current.has(request.url) || !isHashed(new URL(request.url))) continue;
      const response = await before.match(request);
      if (response) await kept.put(request, response);
      await expiration.updateTimestamp(request.url);
    }
  } catch {
    // The storage is full: pages fetch these files again, as they would without a worker.
  }
}

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
  return new Promise((resolve) => setTimeout(() => resolve(undefined), seconds * 1000));
}

/** The name of Workbox's error when neither the network nor the cache has the file. */
function isOutOfReach(error: Error): boolean {
  return error.name === 'no-response';
}

/** Whether a response is this page of this build, and not the target of a redirect. */
async function isPageOfThisBuild(request: Request, response: Response): Promise<boolean> {
  if (cacheKeyOf(response.url) !== cacheKeyOf(request.url)) return false;
  return (await response.clone().text()).includes(SITE_BUILD);
}

function isHashed({ pathname }: URL): boolean {
  return pathname.startsWith(`${home}_next/static/`);
}

/** The cache key of a page for all forms of its address: /about, /about/, /About, /about.html, /about?from=mail. */
function cacheKeyOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address, worker.location.href);
  const path = pathname.replace(/(\/index)?(\.html)?\/?$/, '');
  return keysInLowerCase.get((origin + (`${path}/` === home ? home : path)).toLowerCase());
}

async function storedPage(address: string): Promise<Response | undefined> {
  const response = await storedFile(cacheKeyOf(address));
  return response && markOfflineCopy(response);
}

/** A stored file of this build. Undefined if it is not stored, or if the Cache API fails. */
async function storedFile(key: string | null | undefined): Promise<Response | undefined> {
  try {
    return key ? await caches.match(key, { cacheName: cacheNames.precache, ignoreVary: true }) : undefined;
  } catch {
    return undefined;
  }
}

async function otherSizeOf(address: string): Promise<Response | undefined> {
  const stem = address.replace(/-\d+\.\w+$/, '-');
  const cache = await caches.open(picturesCache);
  for (const seen of await cache.keys()) {
    if (!seen.url.startsWith(stem)) continue;
    const response = await cache.match(seen);
    if (response && hasRightType(seen.url, response)) return response;
  }
  return undefined;
}
