/** Loaders that no longer cover the page. Asking a loader again would compute the styles of the whole page. */
const ended = new WeakSet<Element>();

/**
 * Calls back when the loader no longer covers the page, or at once if there is no loader.
 *
 * @returns a function that cancels the callback
 */
export function afterLoader(callback: () => void): () => void {
  const loader = document.querySelector('.loader');
  if (!loader || ended.has(loader)) {
    callback();
    return () => {};
  }
  let isWanted = true;
  // Removing the loader also ends the animations: their promises then reject.
  void Promise.allSettled(loader.getAnimations().map((run) => run.finished)).then(() => {
    ended.add(loader);
    if (isWanted) callback();
  });
  return () => {
    isWanted = false;
  };
}
