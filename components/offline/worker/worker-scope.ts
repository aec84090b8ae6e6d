/** An event in a service worker. `waitUntil` keeps the worker alive until the work is done. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  /** For a page request. It rejects or resolves with an error response when offline. */
  preloadResponse?: Promise<Response | undefined>;
  /** For a message from a page. */
  data?: { type?: string };
}

/**
 * The part of a service worker's global scope that is used here. TypeScript's types for it conflict with the
 * types of a page.
 */
interface WorkerScope {
  location: URL;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
}

/** `self` in a service worker. */
export const worker = self as unknown as WorkerScope;
