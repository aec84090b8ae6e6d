import { UserError } from '../user-error';
import { addCompileHints } from './add-compile-hints';
import { writeHostFiles } from './host-files';
import { addPolicy } from './html-transforms/add-policy';
import { deferScripts } from './html-transforms/defer-scripts';
import { inlineStyles } from './html-transforms/inline-styles';
import { keepMailAddresses } from './html-transforms/keep-mail-addresses';
import { removeUnusedFiles } from './remove-unused-files';
import { makeServiceWorker } from './make-service-worker';
import { readSite, UnknownHtml, type Site, type SiteOptions } from './site';
import { writePages } from './write-pages';

/** Changes one page: its HTML, and its file name 'about.html'. Throws UnknownHtml for HTML that it does not support. */
export type HtmlTransform = (html: string, name: string, site: Site) => string;

/** The steps that make the exported folder ready for any host, in this order. */
const steps: ((site: Site) => void)[] = [
  removeUnusedFiles,
  addCompileHints,
  onEachPage(keepMailAddresses),
  onEachPage(inlineStyles, { isForSpeed: true }),
  onEachPage(deferScripts, { isForSpeed: true }),
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

/** SITE_HTML_TRANSFORMS=off skips the transforms that only make pages faster. The site works the same without them. */
function onEachPage(transform: HtmlTransform, { isForSpeed = false } = {}) {
  return (site: Site): void => {
    if (isForSpeed && process.env.SITE_HTML_TRANSFORMS === 'off') return;
    for (const [name, html] of site.pages) {
      try {
        site.pages.set(name, transform(html, name, site));
      } catch (error) {
        if (!(error instanceof UnknownHtml)) throw error;
        const hint = isForSpeed ? ' SITE_HTML_TRANSFORMS=off builds without it.' : '';
        throw new UserError(`${name}: ${error.message}, which ${transform.name} does not support.${hint}`);
      }
    }
  };
}
