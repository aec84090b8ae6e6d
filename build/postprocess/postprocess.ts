import { UserError } from '../../lib/node/user-error';

import { readSite, removeNextFiles, removePayloads, writePages, type ExportedSite } from './exported-site';
import { writeHostFiles } from './host-files';
import {
  addPolicy,
  compileScripts,
  keepMailAddresses,
  keepOwnScripts,
  pruneStyles,
  UnsupportedHtml,
} from './html-transforms';
import { makeServiceWorker } from './make-service-worker';

/** The steps that make the exported folder ready for any host, in this order. */
const steps: ((site: ExportedSite) => void)[] = [
  removePayloads,
  onEachPage(keepMailAddresses),
  onEachPage(keepOwnScripts),
  onEachPage(compileScripts),
  onEachPage(pruneStyles),
  removeNextFiles,
  // After the other transforms, because it lists hashes of the scripts and styles in the page.
  onEachPage(addPolicy),
  writePages,
  writeHostFiles,
  // Last, because it lists hashes of the pages on disk.
  ({ outFolder }) => console.log(`offline: ${makeServiceWorker(outFolder)}`),
];

/** @throws {UserError} when there is no export, or its HTML has a form that the steps do not support */
export function postprocess(options: Parameters<typeof readSite>[0]): void {
  const site = readSite(options);
  for (const step of steps) step(site);
  console.log(`postprocess: ${site.pages.size} pages`);
}

/** A step that changes the HTML of each page. compileScripts also throws esbuild's error for a mistake in a script. */
function onEachPage(transform: (html: string, site: ExportedSite) => string) {
  return (site: ExportedSite): void => {
    for (const [name, html] of site.pages) {
      try {
        site.pages.set(name, transform(html, site));
      } catch (error) {
        if (!(error instanceof UnsupportedHtml)) throw error;
        throw new UserError(`${name}: ${error.message}, which ${transform.name} does not support.`);
      }
    }
  };
}
