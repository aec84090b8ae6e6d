/**
 * Calls back when the loader no longer covers the page, or at once if there is no loader.
 *
 * @returns a function that cancels the callback
 */
export function afterLoader(callback: () => void): () => void {
  const loader = document.querySelector('.loader');
  if (!loader) {
    callback();
    return () => {};
  }
  let isWanted = true;
  // Removing the loader also ends the animations: their promises then reject.
  void Promise.allSettled(loader.getAnimations().map((run) => run.finished)).then(() => {
    if (isWanted) callback();
  });
  return () => {
    isWanted = false;
  };
}
