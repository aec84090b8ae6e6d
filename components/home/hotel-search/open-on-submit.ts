/** The chosen hotel: the address that was opened, and its name in the list. */
export interface OpenedHotel {
  url: string;
  name: string;
}

/**
 * Opens the page of the chosen hotel in a new tab, in the press itself: browsers allow it only then. A second press
 * within a second is ignored: a double click, a press by accident, or a key that is held down. It becomes the text of
 * an inline script behind the search, so it uses nothing from outside of itself.
 *
 * @param done the name of the event for the island, ISLAND_DONE
 */
export function openOnSubmit(done: string): void {
  let last = { url: '', at: 0 };
  // The time of the press: a busy phone submits the form a second later. The key Enter is a click too.
  let at = 0;
  document.addEventListener('click', ({ timeStamp }) => (at = timeStamp), true);
  document.addEventListener('submit', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('[data-opens-tab]');
    const [choice] = form?.querySelector('select')?.selectedOptions ?? [];
    if (!form || !choice?.value) return;
    const url = choice.value;
    const isRepeated = url === last.url && at - last.at < 1000;
    last = { url, at };
    if (isRepeated) return;
    window.open(url, '_blank', 'noopener,noreferrer');
    form.dispatchEvent(new CustomEvent(done, { bubbles: true, detail: { url, name: choice.text } }));
  });
}
