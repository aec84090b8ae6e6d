/** An event of a service worker, which lives until the work is done. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  /** Of a request for a page; rejects or resolves with an error where there is no connection. */
  preloadResponse?: Promise<Response | undefined>;
  /** Of a message from a page. */
  data?: { type?: string };
}

/** As much of a service worker's scope as is used here: TypeScript's own types of it clash with those of a page. */
interface WorkerScope {
  location: URL;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
}

/** What `self` is in a service worker. */
export const worker = self as unknown as WorkerScope;
