import { closest } from '@/lib/browser/closest';
import { copyOrSelect, showResultAt } from '@/lib/browser/copy-result';

/** Copies the `data-address` beside the button in a `data-copy-address`, and shows the result in the button. */
export function copyAddressOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-copy-address] button');
    const address = button?.closest('[data-copy-address]')?.querySelector('[data-address]');
    if (button && address) void copyOrSelect(address).then((result) => showResultAt(button, address, result));
  });
}
