/**
 * Takes the place of the service worker in a build that is to have none (SITE_OFFLINE=off): browsers that have it from
 * an earlier build fetch this instead, and it removes itself and everything stored. It listens to no fetch, so open
 * pages are served by the network from then on.
 */
import { worker } from './worker-scope';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const { scope } = worker.registration;
  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await worker.registration.unregister();
}
