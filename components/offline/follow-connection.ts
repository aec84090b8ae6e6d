import { chooseSmallPictures } from '@/components/offline/choose-small-pictures';
import { isSlowConnection } from '@/components/offline/connection';
import { registerServiceWorker } from '@/components/offline/register-service-worker';
import { showAltTexts } from '@/components/offline/show-alt-texts';

/**
 * Adapts a page to the visitor's connection. After the first visit, pages open offline. With data saving or 2G, it
 * prefetches nothing, and with data saving it loads smaller pictures. A picture that cannot be loaded shows its alt
 * text.
 */
export function followConnection(): void {
  registerServiceWorker();
  chooseSmallPictures();
  // Turns prefetching off (speculation-rules.tsx). Chromium follows its own data setting, but ignores the type of
  // connection.
  if (isSlowConnection()) document.querySelector('script[type=speculationrules]')?.remove();
  showAltTexts();
}
