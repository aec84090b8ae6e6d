/** Loads the scripts of the page. */

/** The addresses of the scripts. */
export interface ScriptAddresses {
  /** React, and the islands of Home. */
  islands: string;
  /** The islands that have their own file, by name. */
  own: Record<string, string>;
  /** The script of every page: app/_browser/page.ts. */
  page: string;
}

/** A script that can be loaded. */
export interface Script<Module> {
  /** Requests the script without running it. */
  preload?: (priority?: 'low') => void;
  load: () => Promise<Module>;
}

let attempts = 0;

/** The script at an address. If it does not load, it is loaded once more. */
export const scriptAt = <Module>(address: string): Script<Module> => ({
  preload: (fetchPriority) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address, fetchPriority }),
    ),
  // Under another address the second time: browsers remember that a module could not be loaded.
  load: () =>
    (import(address) as Promise<Module>).catch(() => import(`${address}?${++attempts}`) as Promise<Module>),
});
