import { isSlowConnection } from '@/components/offline/connection';
import { nameMissingPictures } from '@/components/offline/missing-pictures';
import { keepCopy } from '@/components/offline/register-worker';
import { chooseSmallPictures } from '@/components/offline/small-pictures';

/**
 * What a page does about the visitor's connection: it opens offline from the second visit on, fetches smaller pictures
 * and nothing ahead where data is saved, and pictures that cannot be fetched say what they show.
 */
export function followConnection(): void {
  keepCopy();
  chooseSmallPictures();
  // Nothing is fetched ahead (speculation-rules.tsx). Chromium follows its own setting, but not what it says of the connection.
  if (isSlowConnection()) document.querySelector('script[type=speculationrules]')?.remove();
  nameMissingPictures();
}
