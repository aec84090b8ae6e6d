/** The address of a script and its id, which can be ''. */
export type ScriptFile = readonly [src: string, id: string];

declare global {
  interface Window {
    /** The server's HTML, if programs changed the page while the browser parsed it (foreign-nodes.ts). */
    original?: Document;
  }
}

/** How long the scripts wait for the first picture of the page, in milliseconds. */
const PICTURE_TIMEOUT_MS = 3000;
/** How long they wait for the page's original HTML from the browser's cache, in milliseconds. */
const ORIGINAL_TIMEOUT_MS = 1000;

/**
 * Runs in the browser at the end of the HTML. It fetches the scripts and runs them after the frame that paints the first
 * picture. Then the pictures further down can load (data-opening). If the picture fails or takes too long, the scripts
 * run without it. If a browser cannot report when a picture is decoded, they run at once.
 *
 * The first file is React's payload. The others run after it, because React stops without a payload. If the payload
 * fails, the page stays as it is.
 *
 * @param count the number of elements in the body, including this script. If there are others, the HTML is fetched again
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

/** @param hasAll whether it is the server's HTML and no proxy has changed it */
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
