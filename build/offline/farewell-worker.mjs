/**
 * Takes the place of the service worker in a build that is to have none (SITE_OFFLINE=off): browsers that have it from
 * an earlier build fetch this in its stead, and it takes itself and everything stored away. It listens to no fetch, so
 * open pages are served by the network from then on.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything() {
  const { scope } = self.registration;
  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
