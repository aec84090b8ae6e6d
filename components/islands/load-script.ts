/** Loads the scripts of the page. */

let attempts = 0;

/** Loads a script under another address: browsers remember that a module could not be loaded. */
export const loadAgain = <Module>(address: string) => import(`${address}?${++attempts}`) as Promise<Module>;

/** Loads a script, and once more if that fails. */
export const load = <Module>(address: string): Promise<Module> =>
  (import(address) as Promise<Module>).catch(() => loadAgain(address));

/** Requests a script without running it. */
export const preload = (address: string, fetchPriority = 'auto') =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address, fetchPriority }),
  );
