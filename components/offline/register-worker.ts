import { asset } from '@/lib/asset';
import { isSlowConnection } from '@/components/offline/connection';

/**
 * Has the browser keep a copy of the site (docs/offline.md), once the page is loaded and nothing else is to be done.
 * Where it cannot, because storage is blocked or the browser knows no workers, nothing happens.
 */
export function keepCopy(): void {
  if (process.env.NODE_ENV === 'development') {
    // A build that was served on this port before must not answer for the development server.
    void navigator.serviceWorker?.getRegistration().then((registration) => registration?.unregister());
    return;
  }
  if (process.env.NEXT_PUBLIC_OFFLINE !== 'on' || !('serviceWorker' in navigator) || isSlowConnection())
    return;
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void register().catch(() => {}));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(asset('/sw.js'), { updateViaCache: 'none' });
  const { controller } = navigator.serviceWorker;
  if (controller) {
    controller.postMessage({ type: 'COMPLETE_COPY' });
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  // What this first page shows was asked for before the worker was there. From the browser's cache, never the network.
  const isPicture = ({ name }: PerformanceEntry) =>
    name.startsWith(`${location.origin}${asset('/pictures/')}`);
  new PerformanceObserver((list) => {
    const pictures = list.getEntries().filter(isPicture);
    active?.postMessage({
      type: 'CACHE_URLS',
      payload: {
        urlsToCache: pictures.map(({ name }) => [name, { cache: 'only-if-cached', mode: 'same-origin' }]),
      },
    });
  }).observe({ type: 'resource', buffered: true });
}
