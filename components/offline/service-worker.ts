/**
 * The site's service worker: the pages open without a connection after one visit. What a visitor gets in which state of
 * the connection: docs/offline.md.
 *
 * Built by build/postprocess/make-service-worker.ts, which fills in SITE_FILES: every page and every file that the pages run on, of one
 * build, with addresses relative to this script's; and SITE_BUILD: the build's name, which is in each of its pages.
 */
import { cacheNames, clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isSlowConnection } from './connection';
import { OTHER_BUILDS, PICTURES } from './limits';
import { worker, type WorkerEvent } from './worker-scope';

/** A file for the worker to keep: its address, relative to the export, and a revision where the name carries no hash. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

declare const SITE_FILES: KeptFile[];
declare const SITE_BUILD: string;

const SECONDS_TO_WAIT = 3;
const DAY = 24 * 60 * 60;

/** As Workbox takes them. */
function limitsOf({ maxEntries, days }: typeof PICTURES) {
  return { maxEntries, maxAgeSeconds: days * DAY, matchOptions: { ignoreVary: true } };
}

const home = new URL('./', worker.location.href).pathname;
const scope = worker.registration.scope;
/** Named after the scope: sites in folders of one server share their caches. */
const picturesCache = `pictures-${scope}`;
const otherBuildsCache = `other-builds-${scope}`;
const otherBuildsLimits = limitsOf(OTHER_BUILDS);
const picturesLimits = limitsOf(PICTURES);

/** Where the caches themselves fail, the network is asked as if there were no worker. Not while a build is stored. */
const withoutCaches: WorkboxPlugin = {
  handlerDidError: async ({ error, event, request }) =>
    event.type === 'fetch' && !isOutOfReach(error) ? fetch(request) : undefined,
};

/**
 * An answer of the wrong type, such as the page of a captive portal or of a server under maintenance, counts as none, and
 * is fetched again where it was stored.
 */
const rejectWrongTypes: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (hasRightType(request.url, response)) return response;
    // The browser's own cache may keep it for a year.
    const latest = await fetch(request.url, { cache: 'reload' });
    if (hasRightType(request.url, latest)) return latest;
    throw new Error(`${request.url} is answered with ${latest.headers.get('content-type')}`);
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && hasRightType(request.url, cachedResponse) ? cachedResponse : null,
};

/** Whether a newer worker was found: this one must not put its files among those of the other. */
let isReplaced = false;
worker.registration.addEventListener('updatefound', () => {
  isReplaced = true;
});

const build = new PrecacheController({
  plugins: [
    rejectWrongTypes,
    {
      // Behind everything that the open page asks for; of a page that the browser has, only whether it is still this one.
      requestWillFetch: async ({ request }) => {
        if (isReplaced) throw new Error('A newer build is being fetched.');
        return new Request(request, {
          priority: 'low',
          cache: request.cache === 'reload' ? 'no-cache' : request.cache,
        });
      },
      // In the middle of a deployment a page may be of another build: this one is given up, and tried again later.
      cacheWillUpdate: async ({ request, response }) =>
        response.ok && (!isHtml(response) || (await isPageOfThisBuild(request, response))) ? response : null,
    },
    withoutCaches,
  ],
});
build.addToCacheList(SITE_FILES);
const keysInSmallLetters = new Map(
  [...build.getURLsToCacheKeys()].map(([address, key]) => [address.toLowerCase(), key]),
);

worker.addEventListener('install', (event) => {
  // A later visit with data saving on: this build is fetched on a better connection, and the one before stays in use.
  if (isSlowConnection()) {
    event.waitUntil(Promise.reject(new Error('No copy is fetched on a slow connection.')));
    return;
  }
  worker.skipWaiting();
  // What was found was this worker.
  isReplaced = false;
  build.install(event);
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(keepFilesOfTheBuildBefore().then(() => build.activate(event)));
});
clientsClaim();

/** A page says that it is loaded and idle: what was cleared, or is wrong, is fetched again, and what is too old is deleted. */
worker.addEventListener('message', (event) => {
  const { installing, waiting } = worker.registration;
  if (event.data?.type !== 'COMPLETE_COPY' || installing || waiting) return;
  // Workbox fetches what is missing for events of this type alone.
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}));
  build.install({ type: 'install', waitUntil } as never).catch(() => {});
  // Workbox itself looks only at a cache that is being used.
  waitUntil(new CacheExpiration(picturesCache, picturesLimits).expireEntries());
  waitUntil(new CacheExpiration(otherBuildsCache, otherBuildsLimits).expireEntries());
});

/** A page that has been open since before a deployment may still request files that the server no longer has. */
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
    // No room for them: the page fetches them again, as it would without a worker.
  }
}

/** Pages: from the network, and after three seconds or a failure from this build's copies. Nothing is stored by that. */
enableNavigationPreload();
registerRoute(
  new NavigationRoute(async ({ event, request }) => {
    // Not kept alive once the copy is shown: a request that hangs makes the next one for this page wait in Chromium.
    const answer = fromNetwork(event as WorkerEvent, request);
    const inTime = await Promise.race([answer, pause(SECONDS_TO_WAIT)]);
    if (inTime && inTime.status < 500) return inTime;
    return (
      (await copyOf(request.url)) ??
      (await answer) ??
      (await storedFile(build.getCacheKeyForURL(`${home}offline`))) ??
      Response.error()
    );
  }),
);

/** Undefined where the network cannot be reached. */
async function fromNetwork(event: WorkerEvent, request: Request): Promise<Response | undefined> {
  try {
    const preloaded = await event.preloadResponse;
    // Without a connection Chromium and Safari reject it, and Firefox resolves it with an error.
    if (preloaded && preloaded.type !== 'error') return preloaded;
    return await fetch(request);
  } catch {
    return undefined;
  }
}

const pause = (seconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), seconds * 1000));

/** Files of this build, then those of a newer or an older one. */
registerRoute(new PrecacheRoute(build, { cleanURLs: false, directoryIndex: '' }));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isHashed(url),
  new CacheFirst({
    cacheName: otherBuildsCache,
    matchOptions: { ignoreVary: true },
    plugins: [rejectWrongTypes, new ExpirationPlugin(otherBuildsLimits), withoutCaches],
  }),
);

/** Pictures as they are seen; without a connection another size of the same picture does as well. */
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

/** Workbox's name for an error: neither the network nor the cache had the file. */
function isOutOfReach(error: Error): boolean {
  return error.name === 'no-response';
}

/** Whether an answer's content type fits the file that its address names. An error has no type to judge. */
function hasRightType(address: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  const [, ending] = /\.(\w+)$/.exec(new URL(address).pathname) ?? [];
  if (!response.ok || !ending) return true;
  return !/html|json/.test(type) && (ending === 'vcf' || !type.startsWith('text/plain'));
}

/** Whether an answer is this page, of this build, and not the target of a redirect. */
async function isPageOfThisBuild(request: Request, response: Response): Promise<boolean> {
  if (cacheKeyOf(response.url) !== cacheKeyOf(request.url)) return false;
  return (await response.clone().text()).includes(SITE_BUILD);
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true;
}

function isHashed({ pathname }: URL): boolean {
  return pathname.startsWith(`${home}_next/static/`);
}

/** The stored name of an address in any of its forms: /about, /about/, /About, /about.html, /about?from=mail. */
function cacheKeyOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address, worker.location.href);
  const path = pathname.replace(/(\/index)?(\.html)?\/?$/, '');
  return keysInSmallLetters.get((origin + (`${path}/` === home ? home : path)).toLowerCase());
}

async function copyOf(address: string): Promise<Response | undefined> {
  const response = await storedFile(cacheKeyOf(address));
  return response && asCopy(response);
}

/** A file of this build by its stored name; undefined where it is not stored, or the caches themselves fail. */
async function storedFile(key: string | null | undefined): Promise<Response | undefined> {
  try {
    return key ? await caches.match(key, { cacheName: cacheNames.precache, ignoreVary: true }) : undefined;
  } catch {
    return undefined;
  }
}

/** A stored page with its banner and the day it is from; any other file as it is. */
async function asCopy(response: Response): Promise<Response> {
  if (!isHtml(response)) return response;
  const stored = await response.text();
  const language = /<html[^>]* lang="([^"]+)"/.exec(stored)?.[1];
  const date = response.headers.get('date');
  const day = date && new Date(date).toLocaleDateString(language, { dateStyle: 'long' });
  const html = stored
    .replace('<html', '<html data-copy=""')
    .replace(/(<span data-copy-day[^>]*>)[^<]*/, (text, tag) => (day ? tag + day : text));
  return new Response(html, { headers: response.headers });
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
