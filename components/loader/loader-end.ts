/**
 * Calls back when the loader no longer covers the page, at once where there is none.
 *
 * @returns takes it back
 */
export function afterLoader(callback: () => void): () => void {
  const loader = document.querySelector('.loader');
  if (!loader) {
    callback();
    return () => {};
  }
  let isWanted = true;
  // They also end, by an error, when the loader is taken away.
  void Promise.allSettled(loader.getAnimations().map((run) => run.finished)).then(() => {
    if (isWanted) callback();
  });
  return () => {
    isWanted = false;
  };
}
