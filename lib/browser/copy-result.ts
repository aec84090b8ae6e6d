import { COPIED_MESSAGE_MS } from '../timings';

import { announce } from './announce';
import { copyText } from './copy-text';

/** 'selected': the clipboard refused, and the text is selected instead, so that the visitor can copy it. */
export type CopyResult = 'copied' | 'selected';

/** Copies the text of an element, or selects it if the clipboard refuses. It must be called in a click handler. */
export async function copyOrSelect(element: Element): Promise<CopyResult> {
  if (await copyText(element.textContent)) return 'copied';
  getSelection()?.selectAllChildren(element);
  return 'selected';
}

/** Hides the message that is shown. */
let hide = () => {};

/**
 * Shows the message after a click: 'copied' for the specification's two seconds, from the last click on; 'selected'
 * while something in the element is selected. It hides the message of the click before, because the clipboard holds
 * only one text, and a page has only one selection. The script of the islands (codes) and the script of the page
 * (addresses, shared links) each have a copy of this file. So a click in the one does not hide a message of the other.
 *
 * @param element contains the text
 * @param show shows the message of the result; null hides it
 */
export function showCopyResult(
  element: Element,
  result: CopyResult,
  show: (result: CopyResult | null) => void,
): void {
  hide();
  const timer = result === 'copied' ? setTimeout(() => hide(), COPIED_MESSAGE_MS) : undefined;
  const handleSelection = () => {
    if (!getSelection()?.containsNode(element, true)) hide();
  };
  if (result === 'selected') document.addEventListener('selectionchange', handleSelection);
  hide = () => {
    clearTimeout(timer);
    document.removeEventListener('selectionchange', handleSelection);
    show(null);
  };
  show(result);
}

/**
 * Shows the result of a click at its button or link, by `data-result`: the style shows the child with `data-when` of
 * that result. A status announces the text of that child.
 *
 * @param element contains the text that was copied
 */
export function showResultAt(control: HTMLElement, element: Element, result: CopyResult): void {
  showCopyResult(element, result, (shown) => {
    if (shown) control.dataset.result = shown;
    else delete control.dataset.result;
  });
  announce(control.querySelector(`[data-when=${result}]`)?.textContent ?? '');
}
