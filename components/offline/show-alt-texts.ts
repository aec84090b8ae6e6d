/**
 * Marks a picture that could not be loaded: `data-missing` on its parent contains the alt text, and CSS shows it on the
 * placeholder. For the first picture it is empty, because other text overlays it. When the connection is back, the
 * picture is requested again.
 */
export function showAltTexts(): void {
  const mark = ({ target }: { target: EventTarget | null }, isMissing: boolean) => {
    if (!(target instanceof HTMLImageElement)) return;
    const picture = target.closest<HTMLElement>('.picture');
    if (!isMissing) picture?.removeAttribute('data-missing');
    else if (picture)
      picture.dataset.missing = target.getAttribute('fetchpriority') === 'high' ? '' : target.alt;
  };
  for (const image of document.images)
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) mark({ target: image }, true);
  // On images, these two events do not bubble.
  document.addEventListener('error', (event) => mark(event, true), true);
  document.addEventListener('load', (event) => mark(event, false), true);
  addEventListener('online', () => {
    for (const image of document.querySelectorAll('[data-missing] img'))
      // Setting `src` again makes the browser choose and load a file again.
      image.setAttribute('src', image.getAttribute('src') ?? '');
  });
}
