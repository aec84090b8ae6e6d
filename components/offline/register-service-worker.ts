import { isSlowConnection } from '@/components/offline/connection';
import { withBasePath } from '@/lib/base-path';

/**
 * Registers the service worker, which stores a copy of the site (docs/architecture.md), when the page is loaded and idle.
 * Does nothing if storage is blocked or the browser does not support service workers.
 */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV === 'development') {
    // A worker of a build that was served on this port must not respond in place of the development server.
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
  await navigator.serviceWorker.register(withBasePath('/sw.js'), { updateViaCache: 'none' });
  const { controller } = navigator.serviceWorker;
  if (controller) {
    controller.postMessage({ type: 'COMPLETE_COPY' });
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  // The pictures of this first page were requested before the worker was active. They come from the browser's cache,
  // not from the network.
  const isPicture = ({ name }: PerformanceEntry) =>
    name.startsWith(`${location.origin}${withBasePath('/pictures/')}`);
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
