/**
 * Gives a picture that could not be fetched its words, for the style sheet to write on its placeholder: `data-missing` on the
 * element around it. When the connection is back, it is requested again.
 *
 * @returns takes it back
 */
export function nameMissingPictures(): () => void {
  const name = (image: HTMLImageElement) =>
    image.closest('.picture')?.setAttribute('data-missing', image.alt);
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) name(target);
  };
  const handleLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.closest('.picture')?.removeAttribute('data-missing');
  };
  const handleOnline = () => {
    for (const image of document.querySelectorAll('[data-missing] img')) {
      // The same address again makes the browser choose and fetch again.
      image.setAttribute('src', image.getAttribute('src') ?? '');
    }
  };
  for (const image of document.images) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) name(image);
  }
  // Of pictures, these two do not bubble.
  document.addEventListener('error', handleError, true);
  document.addEventListener('load', handleLoad, true);
  window.addEventListener('online', handleOnline);
  return () => {
    document.removeEventListener('error', handleError, true);
    document.removeEventListener('load', handleLoad, true);
    window.removeEventListener('online', handleOnline);
  };
}
