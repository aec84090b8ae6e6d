import { isSavingData } from '@/components/offline/connection';

/**
 * Where data is saved, has the browser fetch the narrowest file of each picture that it has not fetched yet. Browsers
 * tell servers of the wish, but do not follow it in their own choice.
 */
export function chooseSmallPictures(): void {
  if (!isSavingData()) return;
  for (const image of document.querySelectorAll<HTMLImageElement>('picture > img')) {
    if (image.currentSrc !== '') continue;
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.sizes = '1px';
  }
}
