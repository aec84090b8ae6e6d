/**
 * Opens the page of the chosen hotel in a new tab, in the submit handler itself: browsers allow it only there. A second
 * submit within a second is ignored: a double click, an accident, or a key that is held down. Also shows a link to the
 * page, in case the browser blocked the tab, until the next choice, or a click elsewhere.
 */
export function openOnSubmit(): void {
  const form = document.querySelector<HTMLFormElement>('[data-opens-tab]')!;
  const hint = form.querySelector<HTMLElement>('[role=status]')!;
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
    const newTab = Object.assign(document.createElement('span'), {
      className: 'sr-only',
      textContent: ` ${hint.dataset.newTab}`,
    });
    const link = Object.assign(document.createElement('a'), {
      href: url,
      target: '_blank',
      rel: 'noopener noreferrer',
      // The whole hint is clickable.
      className: 'underline after:absolute after:inset-0',
    });
    link.append(option.text, newTab);
    const line = document.createElement('span');
    line.append(`${hint.dataset.hint} `, link);
    hint.replaceChildren(line);
  });
  form.addEventListener('change', () => hint.replaceChildren());
  // On the button, it is the second click of a double click, or shows the hint again.
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-opens-tab] :is([role=status],[type=submit])')))
      hint.replaceChildren();
  });
}
