import { isSavingData } from '@/components/offline/connection';

/**
 * With data saving, makes the browser load the narrowest file of each picture that is not loaded yet. Browsers send the
 * setting to servers, but do not use it in their own choice of file.
 */
export function chooseSmallPictures(): void {
  if (!isSavingData()) return;
  for (const image of document.querySelectorAll<HTMLImageElement>('picture > img')) {
    if (image.currentSrc !== '') continue;
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.sizes = '1px';
  }
}
