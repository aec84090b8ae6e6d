import { COPIED_MESSAGE_MS } from '../timings';

import { announce } from './announce';
import { closest } from './closest';
import { copyText } from './copy-text';

/** 'selected': the clipboard refused, and the text is selected instead, so that the visitor can copy it. */
type CopyResult = 'copied' | 'selected';

/**
 * Copies the `data-copy-text` beside a button in a `data-copy`, in the click handler itself: browsers allow it only
 * there. If the clipboard refuses, it selects the text. The clipboard can take a second: until then the button is
 * busy, and a carousel around it waits (components/rotation). Part of the inline script in the head.
 */
export function copyOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-copy] button');
    const place = closest(button, '[data-copy]');
    const text = place?.querySelector('[data-copy-text]');
    if (!button || !place || !text) return;
    button.setAttribute('aria-busy', 'true');
    void copyText(text.textContent).then((isCopied) => {
      button.removeAttribute('aria-busy');
      if (!isCopied) getSelection()?.selectAllChildren(text);
      showResult(place, text, isCopied ? 'copied' : 'selected');
    });
  });
}

/** Hides the message that is shown. */
let hide = () => {};

/**
 * Shows the message after a click: 'copied' for the specification's two seconds, from the last click on; 'selected'
 * while something in the text is selected. It hides the message of the click before, because the clipboard holds only
 * one text, and a page has only one selection.
 *
 * @param place gets the result as `data-result`. The element in it with the words for each result, `data-copied` and
 *   `data-selected`, shows those of this result
 * @param text what was copied
 */
export function showResult(place: HTMLElement, text: Element, result: CopyResult): void {
  hide();
  const message = place.querySelector<HTMLElement>('[data-copied]')!;
  const words = message.dataset[result] ?? '';
  place.dataset.result = result;
  message.textContent = words;
  // A status in a button is not announced.
  if (!message.hasAttribute('role')) announce(words);

  const timer = result === 'copied' ? setTimeout(() => hide(), COPIED_MESSAGE_MS) : undefined;
  const handleSelection = () => {
    if (!getSelection()?.containsNode(text, true)) hide();
  };
  if (result === 'selected') document.addEventListener('selectionchange', handleSelection);
  hide = () => {
    clearTimeout(timer);
    document.removeEventListener('selectionchange', handleSelection);
    delete place.dataset.result;
    message.textContent = '';
  };
}
