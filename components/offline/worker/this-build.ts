/** The copy of this build: its pages, and the files that they need. */
import { cacheNames } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';

import { INSTALLATION_TIMEOUT_SECONDS, STORAGE_TIMEOUT_SECONDS } from '@/components/offline/worker/limits';
import { markOfflineCopy } from '@/components/offline/worker/mark-offline-copy';
import { isHtml, rejectWrongTypes } from '@/components/offline/worker/response-types';
import { within } from '@/components/offline/worker/storage-limits';
import { worker } from '@/components/offline/worker/worker-scope';

/** A file to store: its address, relative to the export, and a revision if the name contains no hash. */
export interface KeptFile {
  url: string;
  revision: string | null;
}

// build/postprocess/make-service-worker.ts fills in both.
/** Every page of the build and every file that the pages need, with addresses relative to the worker. */
declare const SITE_FILES: KeptFile[];
/** The build ID, which is in each page. */
declare const SITE_BUILD: string;

/** The path of Home, with which the paths of all files of the site begin. */
export const home = new URL('./', worker.location.href).pathname;

/** Whether a newer worker was found. Then this one must not add its files to the other's cache. */
let isReplaced = false;

export const build = new PrecacheController({
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
  ],
});
build.addToCacheList(SITE_FILES);
const keysInLowerCase = new Map(
  [...build.getURLsToCacheKeys()].map(([address, key]) => [address.toLowerCase(), key]),
);

worker.registration.addEventListener('updatefound', () => {
  isReplaced = true;
});

/** Fetches the build while its worker is installed. A file that is the same in the build before is not fetched. */
export async function installBuild(): Promise<void> {
  // The new worker is this one.
  isReplaced = false;
  await fetchMissingFiles();
}

/** Fetches the files of this build that are not stored, or are wrong. */
export async function fetchMissingFiles(): Promise<void> {
  // Workbox only fetches missing files for an event of this type.
  const event = { type: 'install', waitUntil: () => {} };
  if (!(await within(INSTALLATION_TIMEOUT_SECONDS, build.install(event))))
    throw new Error('The build could not be stored in time.');
}

/** Deletes the files of the build before. */
export async function deleteOldFiles(): Promise<void> {
  await build.activate({ waitUntil: () => {} });
}

/** The stored page of an address, marked as a copy. Undefined if there is none. */
export async function storedPage(address: string): Promise<Response | undefined> {
  return within(
    STORAGE_TIMEOUT_SECONDS,
    storedFile(cacheKeyOf(address)).then((page) => page && markOfflineCopy(page)),
  );
}

/** The stored page for addresses without a copy. */
export async function offlinePage(): Promise<Response | undefined> {
  return within(STORAGE_TIMEOUT_SECONDS, storedFile(build.getCacheKeyForURL(`${home}offline`)));
}

/** A stored file. Undefined if it is not stored, or if the Cache API fails. */
async function storedFile(key: string | undefined): Promise<Response | undefined> {
  try {
    return key ? await caches.match(key, { cacheName: cacheNames.precache, ignoreVary: true }) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a response is this page of this build, and not the target of a redirect. */
async function isPageOfThisBuild(request: Request, response: Response): Promise<boolean> {
  if (cacheKeyOf(response.url) !== cacheKeyOf(request.url)) return false;
  return (await response.clone().text()).includes(SITE_BUILD);
}

/** The cache key of a page for all forms of its address: /about, /about/, /About, /about.html, /about?from=mail. */
function cacheKeyOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address, worker.location.href);
  const path = pathname.replace(/(\/index)?(\.html)?\/?$/, '');
  return keysInLowerCase.get((origin + (`${path}/` === home ? home : path)).toLowerCase());
}
