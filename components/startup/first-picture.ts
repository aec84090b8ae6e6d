/**
 * When the first picture of the page is requested and shown. The other pictures (before-first-paint.inline.ts) and the
 * scripts (start-islands.ts) come after it.
 */

/**
 * How long other pictures wait for the first one, in milliseconds. When the first one has loaded, pictures further down
 * wait for the scripts, for as long again at most.
 */
export const OTHER_PICTURES_WAIT_MS = 5000;
/** How long the scripts wait for the first picture, in milliseconds. */
const SCRIPTS_WAIT_MS = 3000;

const firstPicture = () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]');

/**
 * Resolves with the first picture once the browser has requested it, so that later requests do not slow it down; or with
 * null, if the whole page has none.
 */
export const whenPictureRequested = () =>
  new Promise<HTMLImageElement | null>((resolve) => {
    // The head of the page requests the picture. By the first frame in which its element exists, its bytes are arriving.
    // What is requested from then on comes after them.
    const checkInFrame = () =>
      requestAnimationFrame(() => {
        const picture = firstPicture();
        if (picture) resolve(picture);
        else if (document.readyState === 'loading') checkInFrame();
      });
    checkInFrame();
    addEventListener('DOMContentLoaded', () => firstPicture() ?? resolve(null));
  });

/** Resolves when the first picture is painted, after three seconds at most; without one, after the next paint. */
export const whenPictureShown = () =>
  new Promise<void>((resolve) => {
    const afterPaint = () => requestAnimationFrame(() => setTimeout(resolve));
    const picture = firstPicture();
    setTimeout(afterPaint, SCRIPTS_WAIT_MS);
    if (picture) picture.decode().then(afterPaint, afterPaint);
    else afterPaint();
  });
