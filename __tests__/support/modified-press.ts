/**
 * Presses a link: with each key with which browsers open it in a new tab or window or save it, then without a key.
 *
 * @returns which of these presses a script handled, instead of the browser
 */
export function handledPresses(link: HTMLElement): string[] {
  const keys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey', 'no key'];
  return keys.filter((key) => {
    let isHandled = false;
    // After the listeners of the document. jsdom cannot follow the link.
    const settle = (event: Event) => {
      isHandled = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', settle, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    return isHandled;
  });
}
