import { announce } from '@/lib/browser/announce';
import { copyText } from '@/lib/browser/copy-text';
import { COPIED_MESSAGE_MS } from '@/lib/timings';

/**
 * Copies the address beside a button with `data-copy-address`, or selects it if clipboard access is denied. The address
 * is the first child of the element with `data-address`. The button's second child says that it is copied, the third
 * that it is selected: one of them is shown, by `data-result`, and announced.
 */
export function copyAddressOnPress(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy-address]');
    const address = button?.closest('[data-address]')?.firstElementChild;
    if (!button || !address) return;
    const isCopied = await copyText(address.textContent);
    if (!isCopied) getSelection()?.selectAllChildren(address);
    button.dataset.result = isCopied ? 'copied' : 'selected';
    setTimeout(() => delete button.dataset.result, COPIED_MESSAGE_MS);
    const [, copied, selected] = button.children;
    announce((isCopied ? copied : selected)?.textContent ?? '');
  });
}
