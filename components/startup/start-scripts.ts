/** A script's address and its id, which may be ''. */
export type ScriptFile = readonly [src: string, id: string];

/** How long the page's first picture may hold the scripts back, in milliseconds. */
const PICTURE_TIMEOUT_MS = 3000;

/**
 * Runs in the page, once all of it has been read: fetches the scripts as soon as the first picture is there, before the
 * pictures further down ask for the connection, and runs them behind the frame that paints it; without it when it has
 * failed or had its time, and at once where a browser cannot tell. The first of the list is React's payload. The others
 * run once it is there, for React stops at a page without: when it fails, the page stays as it is.
 */
export function startScripts(document: Document, files: readonly [ScriptFile, ...ScriptFile[]]): void {
  const [payload, ...others] = files;
  let isFetched = false;
  let isStarted = false;
  const run = ([src, id]: ScriptFile) => {
    const script = Object.assign(document.createElement('script'), id ? { src, id } : { src });
    document.head.append(script);
    return script;
  };
  const fetchAll = () => {
    if (isFetched) return;
    isFetched = true;
    for (const [href] of files)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
      );
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    fetchAll();
    run(payload).onload = () => others.forEach((file) => run(file));
  };
  const startBehindFrame = () => requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, PICTURE_TIMEOUT_MS);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture) startBehindFrame();
  else if ('decode' in picture) {
    if (picture.complete) fetchAll();
    else picture.addEventListener('load', fetchAll);
    picture.decode().then(startBehindFrame, startBehindFrame);
  } else start();
}
