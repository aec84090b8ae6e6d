import { closest } from '@/lib/browser/closest';
import { showResult } from '@/lib/browser/copy-on-click';
import { copyText } from '@/lib/browser/copy-text';

/**
 * Shares the address of a button with `data-share` (the title to share). It uses the device's share dialog, or else
 * copies the address, and shows a message in the button. If neither works, the address bar shows the address. Part of
 * the inline script in the head.
 */
export function shareOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closest<HTMLButtonElement>(target, 'button[data-share]');
    if (button) void share(button);
  });
}

async function share(button: HTMLButtonElement): Promise<void> {
  const url = new URL(button.value, location.href).href;
  try {
    if (navigator.share) return await navigator.share({ title: button.dataset.share, url });
  } catch (error) {
    // The visitor closed the share dialog, or it is still open. Web views in other apps refuse with other errors.
    if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)) return;
  }
  if (await copyText(url)) showResult(button, button, 'copied');
  else location.assign(url);
}

/**
 * Mends a shared address that comes back with the end of a sentence: in 'See https://…/#hotel-kochi.', some programs
 * make the full stop part of the link.
 */
export function mendFragment(): void {
  const id = location.hash.slice(1);
  const mended = id.replace(/[.,;:!?)\]'"’”»]+$|(?:%[\dA-F]{2})+$/i, '');
  if (mended !== id && !document.getElementById(id) && document.getElementById(mended))
    location.replace(`#${mended}`);
}
