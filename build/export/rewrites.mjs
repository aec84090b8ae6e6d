import { UserError } from '../user-error.mjs';
import { withLateScripts } from './late-scripts.mjs';
import { withStylesInPage } from './styles-in-page.mjs';

/**
 * The only door by which the build changes what Next.js wrote for speed's sake; what it gives is measured in
 * docs/performance.md. SITE_REWRITES=off shuts it, and the site works the same.
 *
 * @param {string} html a page as Next.js exported it, with integrity
 * @param {string} name the page's file
 * @param {object} files of the export
 * @param {(address: string) => string} files.read the text of the file that a page names so
 * @param {(text: string) => { address: string, integrity: string }} files.add writes a script of this page, and says how
 *   the page names it
 * @throws {UserError} at a form of Next's output that the rewrites do not know
 */
export function rewrite(html, name, { read, add }) {
  if (process.env.SITE_REWRITES === 'off') return html;
  const fail = (what) => {
    throw new UserError(
      `${name}: ${what}, which build/export/rewrites.mjs does not know. SITE_REWRITES=off builds without it.`,
    );
  };
  return withLateScripts(withStylesInPage(html, read, fail), add, fail);
}
