/**
 * Calls back whenever the visitor returns to the page: from another tab, window or app, or by Back. The day can have
 * changed since then. Inline scripts contain its text, so it uses nothing outside itself.
 *
 * @returns a function that stops this
 */
export function onReturn(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  addEventListener('focus', callback);
  addEventListener('pageshow', callback);
  return () => {
    document.removeEventListener('visibilitychange', callback);
    removeEventListener('focus', callback);
    removeEventListener('pageshow', callback);
  };
}
