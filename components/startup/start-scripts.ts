/** A script's address and its id, which may be ''. */
export type ScriptFile = readonly [src: string, id: string];

/** How long the page's first picture may hold the scripts back, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Runs in the page, once all of it has been read: fetches the scripts behind the frame that paints the first picture, or
 * when that has failed or has had its time; at once where a browser cannot tell. The first of the list is React's
 * payload. The others are fetched beside it and run once it is there, for React stops at a page without: when it fails,
 * the page stays as it is.
 */
export function startScripts(
  document: Document,
  [payload, ...others]: readonly [ScriptFile, ...ScriptFile[]],
): void {
  let isStarted = false;
  const run = ([src, id]: ScriptFile) => {
    const script = Object.assign(document.createElement('script'), id ? { src, id } : { src });
    document.head.append(script);
    return script;
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const [href] of others)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
      );
    run(payload).onload = () => others.forEach((file) => run(file));
  };
  const startBehindFrame = () => requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, PATIENCE_MS);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture) startBehindFrame();
  else if ('decode' in picture) picture.decode().then(startBehindFrame, startBehindFrame);
  else start();
}
