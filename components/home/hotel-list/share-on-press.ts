/**
 * Shares the address of a link with `data-share` (the title to share): by the device where it can, else by a copy of the
 * address, which `data-copied` then says for the style sheet and a status for listeners. Where neither works the link is
 * followed, and the address bar has the address. It runs as an inline script, written there as text, so it uses nothing
 * outside of itself.
 */
export function shareOnPress(messageMs: number): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-share]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { href: url, dataset } = link;
    const title = dataset.share;
    if (navigator.share) {
      event.preventDefault();
      // A visitor who closes the device's own list wants nothing more.
      navigator.share({ title, url }).catch(() => {});
      return;
    }
    if (!navigator.clipboard) return;
    event.preventDefault();
    navigator.clipboard.writeText(url).then(
      () => {
        dataset.copied = '';
        setTimeout(() => delete dataset.copied, messageMs);
        // At the end of the body, where React takes no offence.
        const status = document.body.appendChild(document.createElement('p'));
        // Firefox knows the property `role` since 119 only.
        status.setAttribute('role', 'status');
        status.className = 'sr-only';
        setTimeout(() => (status.textContent = link.querySelector('.share-copied')!.textContent), 100);
        setTimeout(() => status.remove(), messageMs);
      },
      () => location.assign(url),
    );
  });
}
