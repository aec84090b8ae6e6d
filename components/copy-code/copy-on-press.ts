import { dispatchDone } from '@/components/islands/island-events';
import { copyText } from '@/lib/browser/copy-text';

/** 'manual': the clipboard refused, and the code is selected instead. */
export type CopyResult = 'copied' | 'manual';

/**
 * Copies the code beside a button with `data-copy`, in the press itself: browsers allow it only then. The island
 * (copy-code.island.tsx) shows the result. Part of the inline script in the head.
 */
export function copyOnPress(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest('[data-copy]');
    const code = button?.parentElement?.querySelector('code');
    if (!button || !code) return;
    if (await copyText(code.textContent)) return dispatchDone(button, 'copied' satisfies CopyResult);
    getSelection()?.selectAllChildren(code);
    dispatchDone(button, 'manual' satisfies CopyResult);
  });
}
