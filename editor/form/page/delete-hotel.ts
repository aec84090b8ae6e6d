/** Presses on Delete: asks first when something still needs the hotel. */

/** Where each hotel is needed, from the text above the list of hotels: '… Nilavara Harbour (First screen); …' */
let uses = '';
void fetch('config.json')
  .then((response) => response.json() as Promise<{ collections: { description?: string }[] }>)
  // If it cannot be read, the form itself says why.
  .then(({ collections }) => (uses = collections[0]?.description ?? ''), console.warn);

/** The names of the hotels that a press on Delete is about: those ticked in the list, or the one that is open. */
function chosenHotels(): string[] {
  const isOpen = location.hash.startsWith('#/collections/hotels/entries/');
  const name = document.querySelector<HTMLInputElement>('[data-key-path="name"] input');
  if (isOpen && name) return [name.value];
  const rows = document.querySelectorAll('[role=row]:has([role=checkbox][aria-checked=true])');
  return [...rows].map((row) => row.ariaLabel ?? '');
}

/** The places that still need these hotels, one line for each hotel; '' if there are none. */
function neededHotels(): string {
  return chosenHotels()
    .flatMap((name) => {
      const places = uses.split(`${name} (`)[1]?.split(')')[0];
      return places ? [`${name}: ${places}`] : [];
    })
    .join('\n');
}

/** Stops a press on Delete, unless the person has read which places need the hotel. */
function stopDeleting(event: Event): void {
  const needed = neededHotels();
  if (!needed) return;
  const question = `These places still show or name the hotel, or use its pictures. Change them first:\n\n${needed}\n\nDelete it anyway?`;
  if (confirm(question)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const isDelete =
      target.closest('[data-label=Delete], [role=menuitem][aria-label="Delete Entry"]') !== null;
    // The question of the form itself comes after this one.
    if (isDelete && !target.closest('[role=alertdialog]')) stopDeleting(event);
  },
  true,
);
