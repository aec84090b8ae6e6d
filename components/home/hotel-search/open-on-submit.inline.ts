/** The chosen hotel: the address that was opened, and its name in the list. */
export interface OpenedHotel {
  url: string;
  name: string;
}

/**
 * Opens the page of the chosen hotel in a new tab, in the submit handler itself: browsers allow it only there. A second
 * submit within a second is ignored: a double click, an accident, or a key that is held down.
 *
 * @param done the name of the event for the island, ISLAND_DONE
 */
export function openOnSubmit(done: string): void {
  let lastUrl = '';
  let lastTime = 0;
  // A busy phone submits the form a second after the click. The key Enter causes a click too.
  let clickTime = 0;
  document.addEventListener('click', ({ timeStamp }) => (clickTime = timeStamp), true);
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement && target.matches('[data-opens-tab]'))) return;
    const [option] = target.querySelector('select')?.selectedOptions ?? [];
    if (!option?.value) return;
    const url = option.value;
    const isRepeated = url === lastUrl && clickTime - lastTime < 1000;
    lastUrl = url;
    lastTime = clickTime;
    if (isRepeated) return;
    window.open(url, '_blank', 'noopener,noreferrer');
    target.dispatchEvent(new CustomEvent(done, { bubbles: true, detail: { url, name: option.text } }));
  });
}
