import { announce } from '@/lib/browser/announce';
import { copyText } from '@/lib/browser/copy-text';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

/**
 * Shares the address of a link with `data-share` (the title to share). It uses the device's share dialog, or else
 * copies the address: `data-copied` then shows a message, and a status announces it. If neither works, the link is
 * followed, and the address bar shows the address.
 */
export function shareOnPress(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-share]');
    // With these keys, the browser opens or saves the link.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void share(link);
  });
}

async function share(link: HTMLAnchorElement): Promise<void> {
  const { href: url, dataset } = link;
  try {
    if (navigator.share) return await navigator.share({ title: dataset.share, url });
  } catch (error) {
    // The visitor closed the share dialog. Web views in other apps refuse with other errors.
    if ((error as DOMException).name === 'AbortError') return;
  }
  if (await copyText(url)) showCopied(link);
  else location.assign(url);
}

function showCopied(link: HTMLAnchorElement): void {
  link.dataset.copied = '';
  setTimeout(() => delete link.dataset.copied, COPIED_MESSAGE_MS);
  announce(link.querySelector('.share-copied')?.textContent ?? '');
}
