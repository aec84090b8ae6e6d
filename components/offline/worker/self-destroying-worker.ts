/**
 * Replaces the service worker in a build with SITE_OFFLINE=off. A browser with the worker of an earlier build loads
 * this one instead. It unregisters itself and deletes everything stored. It has no fetch listener, so the network
 * serves open pages from then on.
 */
import { worker } from '@/components/offline/worker/worker-scope';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const { scope } = worker.registration;
  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await worker.registration.unregister();
}
