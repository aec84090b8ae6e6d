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

/** Changes one page: its HTML, and the name of its file, 'about.html'. Throws a sentence at HTML that it does not know. */
export type HtmlTransform = (html: string, name: string, site: Site) => string;

/** What makes the folder that Next.js exported ready for any host, in this order. */
const steps: ((site: Site) => void)[] = [
  removeUnusedFiles,
  addCompileHints,
  onEachPage(keepMailAddresses),
  onEachPage(inlineStyles, { isForSpeed: true }),
  onEachPage(deferScripts, { isForSpeed: true }),
  // It lists what the steps before have left in the page.
  onEachPage(addPolicy),
  writePages,
  writeHostFiles,
  // It lists the pages as they are on the disk.
  ({ outFolder }) => console.log(`offline: ${makeServiceWorker(outFolder)}`),
];

/** @throws {UserError} when there is no export, or one of another form than the steps know */
export function postprocess(options: SiteOptions): void {
  const site = readSite(options);
  for (const step of steps) step(site);
  console.log(`postprocess: ${site.pages.size} pages`);
}

/** SITE_HTML_TRANSFORMS=off leaves out what is done for speed alone; the site works the same without it. */
function onEachPage(transform: HtmlTransform, { isForSpeed = false } = {}) {
  return (site: Site): void => {
    if (isForSpeed && process.env.SITE_HTML_TRANSFORMS === 'off') return;
    for (const [name, html] of site.pages) {
      try {
        site.pages.set(name, transform(html, name, site));
      } catch (error) {
        if (!(error instanceof UnknownHtml)) throw error;
        const wayOut = isForSpeed ? ' SITE_HTML_TRANSFORMS=off builds without it.' : '';
        throw new UserError(`${name}: ${error.message}, which ${transform.name} does not know.${wayOut}`);
      }
    }
  };
}
