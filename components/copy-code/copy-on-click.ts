import { dispatchDone } from '@/components/islands/island-events';
import { closest } from '@/lib/browser/closest';
import { copyOrSelect } from '@/lib/browser/copy-result';

/**
 * Copies the code beside a button with `data-copy`, in the click handler itself: browsers allow it only there. The
 * island (copy-code.island.tsx) shows the result. The clipboard can take a second: until then the button is busy, and
 * the carousel around it waits (components/rotation). Part of the inline script in the head.
 */
export function copyOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-copy]');
    const code = button?.parentElement?.querySelector('code');
    if (!button || !code) return;
    button.setAttribute('aria-busy', 'true');
    void copyOrSelect(code).then((result) => {
      button.removeAttribute('aria-busy');
      dispatchDone(button, result);
    });
  });
}
