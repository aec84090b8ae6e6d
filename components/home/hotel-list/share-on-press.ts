/**
 * Shares the address of a link with `data-share` (the title to share). It uses the device's share dialog, or else copies
 * the address: `data-copied` then shows a message, and a status announces it. If neither works, the link is followed,
 * and the address bar shows the address. It becomes the text of an inline script, so it uses nothing from outside of
 * itself.
 */
export function shareOnPress(messageMs: number): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-share]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { href: url, dataset } = link;
    const title = dataset.share;
    if (navigator.share) {
      event.preventDefault();
      // Rejected when the visitor closes the share dialog. Nothing else is needed then.
      navigator.share({ title, url }).catch(() => {});
      return;
    }
    if (!navigator.clipboard) return;
    event.preventDefault();
    navigator.clipboard.writeText(url).then(
      () => {
        dataset.copied = '';
        setTimeout(() => delete dataset.copied, messageMs);
        // At the end of the body, where it does not disturb hydration.
        const status = document.body.appendChild(document.createElement('p'));
        // Firefox supports the property `role` only since version 119.
        status.setAttribute('role', 'status');
        status.className = 'sr-only';
        setTimeout(() => (status.textContent = link.querySelector('.share-copied')!.textContent), 100);
        setTimeout(() => status.remove(), messageMs);
      },
      () => location.assign(url),
    );
  });
}
