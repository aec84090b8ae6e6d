import { UserError } from '../../lib/node/user-error';

import { writeHostFiles } from './host-files';
import { addPolicy } from './html-transforms/add-policy';
import { compileScripts } from './html-transforms/compile-scripts';
import { inlineStyles } from './html-transforms/inline-styles';
import { keepMailAddresses } from './html-transforms/keep-mail-addresses';
import { keepOwnScripts } from './html-transforms/keep-own-scripts';
import { makeServiceWorker } from './make-service-worker';
import { removeNextFiles, removeUnusedFiles } from './remove-unused-files';
import { readSite, UnsupportedHtml, type Site, type SiteOptions } from './site';
import { writePages } from './write-pages';

/**
 * Changes one page: its HTML, and its file name 'about.html'.
 *
 * @throws {UnsupportedHtml} for HTML of Next.js that it does not know; compileScripts also throws esbuild's error for a
 *   script with a syntax mistake
 */
type HtmlTransform = (html: string, name: string, site: Site) => string;

/** The steps that make the exported folder ready for any host, in this order. */
const steps: ((site: Site) => void)[] = [
  removeUnusedFiles,
  onEachPage(keepMailAddresses),
  onEachPage(keepOwnScripts),
  onEachPage(compileScripts),
  onEachPage(inlineStyles),
  removeNextFiles,
  // After the other transforms, because it lists hashes of the scripts and styles in the page.
  onEachPage(addPolicy),
  writePages,
  writeHostFiles,
  // Last, because it lists hashes of the pages on disk.
  ({ outFolder }) => console.log(`offline: ${makeServiceWorker(outFolder)}`),
];

/** @throws {UserError} when there is no export, or its HTML has a form that the steps do not support */
export function postprocess(options: SiteOptions): void {
  const site = readSite(options);
  for (const step of steps) step(site);
  console.log(`postprocess: ${site.pages.size} pages`);
}

function onEachPage(transform: HtmlTransform) {
  return (site: Site): void => {
    for (const [name, html] of site.pages) {
      try {
        site.pages.set(name, transform(html, name, site));
      } catch (error) {
        if (!(error instanceof UnsupportedHtml)) throw error;
        throw new UserError(`${name}: ${error.message}, which ${transform.name} does not support.`);
      }
    }
  };
}
