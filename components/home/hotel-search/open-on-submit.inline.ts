/**
 * Opens the page of the chosen hotel in a new tab, in the submit handler itself: browsers allow it only there. A second
 * submit within a second is ignored: a double click, an accident, or a key that is held down. Also shows a link to the
 * page, in case the browser blocked the tab, until the next choice, or a click elsewhere.
 */
export function openOnSubmit(): void {
  const form = document.querySelector<HTMLFormElement>('[data-opens-tab]')!;
  const hint = form.querySelector('[role=status]')!;
  let lastUrl = '';
  let lastTime = 0;
  // A busy phone submits the form a second after the click. The key Enter causes a click too.
  let clickTime = 0;
  document.addEventListener('click', ({ timeStamp }) => (clickTime = timeStamp), true);
  form.addEventListener('submit', () => {
    const [option] = form.querySelector('select')!.selectedOptions;
    if (!option?.value) return;
    const url = option.value;
    const isRepeated = url === lastUrl && clickTime - lastTime < 1000;
    lastUrl = url;
    lastTime = clickTime;
    if (isRepeated) return;
    window.open(url, '_blank', 'noopener,noreferrer');
    // New elements for each hotel: a translator may have replaced the text nodes of the old ones.
    const link = form.querySelector('template')!.content.cloneNode(true) as DocumentFragment;
    link.querySelector('a')!.href = url;
    link.querySelector('a span')!.textContent = option.text;
    hint.replaceChildren(link);
  });
  form.addEventListener('change', () => hint.replaceChildren());
  // On the button, it is the second click of a double click, or shows the hint again.
  document.addEventListener('pointerdown', ({ target }) => {
    const isInside = target instanceof Element && target.closest('[role=status],[type=submit]');
    if (!isInside || !form.contains(isInside)) hint.replaceChildren();
  });
}
