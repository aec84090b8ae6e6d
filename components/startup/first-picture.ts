/** When the first picture of the page is requested and shown. The fonts, other pictures and the scripts come after it. */

/** How long they wait for it, in milliseconds. */
export const FIRST_PICTURE_WAIT_MS = 3000;

const firstPicture = () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]');

/** Resolves with the first picture when its bytes are on their way, or with null if the loaded page has none. */
export const whenPictureRequested = () =>
  new Promise<HTMLImageElement | null>((resolve) => {
    // The head requests it. Once its element is painted, its bytes are arriving, and what is requested now comes right
    // after them.
    const checkAfterPaint = () =>
      requestAnimationFrame(() => {
        const picture = firstPicture();
        if (picture) requestAnimationFrame(() => resolve(picture));
        else if (document.readyState === 'loading') checkAfterPaint();
      });
    checkAfterPaint();
    addEventListener('DOMContentLoaded', () => firstPicture() ?? resolve(null));
  });

/** Resolves when the first picture is painted, after three seconds at most; without one, after the next paint. */
export const whenPictureShown = () =>
  new Promise<void>((resolve) => {
    const afterPaint = () => requestAnimationFrame(() => setTimeout(resolve));
    const picture = firstPicture();
    setTimeout(afterPaint, FIRST_PICTURE_WAIT_MS);
    if (picture) picture.decode().then(afterPaint, afterPaint);
    else afterPaint();
  });
