/** A script's address and its id, which may be ''. */
export type ScriptFile = readonly [src: string, id: string];

declare global {
  interface Window {
    /** The page as the server wrote it, where programs changed it while it was being read (foreign-nodes.ts). */
    original?: Document;
  }
}

/** How long the page's first picture may hold the scripts back, in milliseconds. */
const PICTURE_TIMEOUT_MS = 3000;
/** And how long the page's own HTML, which comes from the browser's cache. */
const ORIGINAL_TIMEOUT_MS = 1000;

/**
 * Runs in the page, once all of it has been read: fetches the scripts and runs them behind the frame that paints the first
 * picture, and lets the pictures further down follow (data-opening); without that picture when it has failed or had its
 * time, and at once where a browser cannot tell. The first of the list is React's payload. The others run once it is
 * there, for React stops at a page without: when it fails, the page stays as it is.
 *
 * @param count the elements of the body, this script among them; where there are others, the HTML is fetched once more
 */
export function startScripts(
  document: Document,
  files: readonly [ScriptFile, ...ScriptFile[]],
  count: number,
): void {
  const [payload, ...others] = files;
  const hasAll = ({ body }: Document) => body.querySelectorAll('*').length === count;
  const original = hasAll(document) ? undefined : fetchOriginal(hasAll);
  let fetched: Promise<unknown> | undefined;
  let isStarted = false;
  const run = ([src, id]: ScriptFile) => {
    const script = Object.assign(document.createElement('script'), id ? { src, id } : { src });
    document.head.append(script);
    return script;
  };
  const fetchFile = ([href]: ScriptFile) =>
    new Promise((done) => {
      const link = document.createElement('link');
      document.head.append(
        Object.assign(link, {
          rel: 'preload',
          as: 'script',
          fetchPriority: 'low',
          href,
          onload: done,
          onerror: done,
        }),
      );
    });
  const fetchAll = () => {
    fetched ??= Promise.all(files.map(fetchFile)).then(() => {
      delete document.documentElement.dataset.opening;
    });
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    fetchAll();
    const runOthers = () => others.forEach(run);
    run(payload).onload = () => (original ? original.then(runOthers) : runOthers());
  };
  const behindFrame = (run: () => void) => () => requestAnimationFrame(() => setTimeout(run));
  const startBehindFrame = behindFrame(start);
  const fetchBehindFrame = behindFrame(fetchAll);
  setTimeout(start, PICTURE_TIMEOUT_MS);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture) startBehindFrame();
  else if ('decode' in picture) {
    if (picture.complete) fetchBehindFrame();
    else picture.addEventListener('load', fetchBehindFrame);
    picture.decode().then(startBehindFrame, startBehindFrame);
  } else start();
}

/** @param hasAll whether it is the server's, and no proxy has changed it */
function fetchOriginal(hasAll: (page: Document) => boolean): Promise<unknown> {
  const read = async () => {
    const answer = await fetch(location.href, { cache: 'force-cache' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (hasAll(page)) window.original = page;
  };
  return Promise.race([
    read().catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, ORIGINAL_TIMEOUT_MS)),
  ]);
}
