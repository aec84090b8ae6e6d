/**
 * Marks a picture that could not be loaded: `data-missing` on its parent contains the alt text, and CSS shows it on the
 * placeholder. For the first picture it is empty, because other text overlays it. When the connection is back, the
 * picture is requested again.
 *
 * @returns a function that stops this
 */
export function showAltTexts(): () => void {
  const showAltText = (image: HTMLImageElement) =>
    image
      .closest('.picture')
      ?.setAttribute('data-missing', image.getAttribute('fetchpriority') === 'high' ? '' : image.alt);
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) showAltText(target);
  };
  const handleLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.closest('.picture')?.removeAttribute('data-missing');
  };
  const handleOnline = () => {
    for (const image of document.querySelectorAll('[data-missing] img')) {
      // Setting `src` again makes the browser choose and load a file again.
      image.setAttribute('src', image.getAttribute('src') ?? '');
    }
  };
  for (const image of document.images) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) showAltText(image);
  }
  // On images, these two events do not bubble.
  document.addEventListener('error', handleError, true);
  document.addEventListener('load', handleLoad, true);
  window.addEventListener('online', handleOnline);
  return () => {
    document.removeEventListener('error', handleError, true);
    document.removeEventListener('load', handleLoad, true);
    window.removeEventListener('online', handleOnline);
  };
}
