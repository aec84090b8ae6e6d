/** Shows a sentence at the bottom of the page until the next one. */
export function showWarning(sentence: string): void {
  document.querySelector('#warning')?.remove();
  const paragraph = document.createElement('p');
  paragraph.id = 'warning';
  paragraph.setAttribute('role', 'alert');
  paragraph.textContent = sentence;
  paragraph.style.cssText =
    'position: fixed; inset: auto 0 0; z-index: 9999; margin: 0; padding: 1rem; background: #fff3cd; color: #222; font: 1rem/1.5 system-ui, sans-serif';
  document.body.append(paragraph);
}
