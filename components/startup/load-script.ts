/** Loads the scripts of the page. */

let attempts = 0;

/** Loads a script under another address: browsers remember that a module could not be loaded. */
export const loadScriptAgain = <Module>(address: string) =>
  import(`${address}?${++attempts}`) as Promise<Module>;

/** Loads a script, and once more if that fails. */
export const loadScript = <Module>(address: string): Promise<Module> =>
  (import(address) as Promise<Module>).catch(() => loadScriptAgain(address));

/** Requests a script without running it. */
export const preloadScript = (address: string, fetchPriority = 'auto') =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address, fetchPriority }),
  );
