import { chooseSmallPictures } from '@/components/offline/choose-small-pictures';
import { isSlowConnection } from '@/components/offline/connection';
import { keepCopy } from '@/components/offline/keep-copy';
import { nameMissingPictures } from '@/components/offline/name-missing-pictures';

/**
 * Adapts a page to the visitor's connection. It opens offline from the second visit on. With data saving, it loads
 * smaller pictures and prefetches nothing. A picture that cannot be loaded shows its alt text.
 */
export function followConnection(): void {
  keepCopy();
  chooseSmallPictures();
  // Turns prefetching off (speculation-rules.tsx). Chromium follows its own data setting, but ignores the type of
  // connection.
  if (isSlowConnection()) document.querySelector('script[type=speculationrules]')?.remove();
  nameMissingPictures();
}
