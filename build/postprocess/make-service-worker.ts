import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { exportedPages, nameOfBuild } from '../exported-pages';
import type { KeptFile } from '../../components/offline/service-worker';
import { applyEdits, elementsOf, remove, type HtmlElement } from '../html';
import { listFiles, oldestBrowsers, projectRoot, sha256 } from '../project';
import { UserError } from '../user-error';
import { isOfflineOn } from '../is-offline-on';

/** Shown at addresses that there is no copy of. */
const offlinePage = 'offline.html';
/** The banner over every page by which a copy says what it is: components/offline/offline-banner.tsx. */
const copyBanner = '<span data-copy-day';

/**
 * Writes `sw.js` into a finished export: the last step, for it names the pages as they then are.
 *
 * @param isOn false writes the worker that removes an earlier one
 * @returns what it did, to be printed
 */
export function makeServiceWorker(outFolder: string, isOn = isOfflineOn()): string {
  const files = isOn ? filesToKeep(outFolder) : [];
  const source = isOn ? 'service-worker.ts' : 'self-destroying-worker.ts';
  const { outputFiles } = buildSync({
    entryPoints: [path.join(projectRoot, 'components/offline', source)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: oldestBrowsers,
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      SITE_BUILD: JSON.stringify(nameOfBuild(outFolder) ?? ''),
      SITE_FILES: JSON.stringify(files),
    },
  });
  writeFileSync(path.join(outFolder, 'sw.js'), outputFiles[0]?.contents ?? '');
  return isOn
    ? `sw.js keeps ${files.length} files`
    : 'sw.js removes itself and what it kept, because SITE_OFFLINE is off';
}

/** What browsers of today ask one build of the site for, pictures apart, in the order in which it is fetched. */
export function filesToKeep(outFolder: string): KeptFile[] {
  const all = listFiles(outFolder);
  const read = (name: string) => readFileSync(path.join(outFolder, name), 'utf8');
  const pages = exportedPages(outFolder).map((route) => `${route.slice(1) || 'index'}.html`);
  if (!pages.includes(offlinePage))
    throw new UserError(`${outFolder} has no ${offlinePage}: app/offline/page.tsx makes it.`);
  const build = nameOfBuild(outFolder);
  for (const name of pages) {
    if (!read(name).includes(copyBanner))
      throw new UserError(`${name} cannot say that it is a copy: app/layout.tsx shows the banner.`);
    if (!build || !read(name).includes(build))
      throw new UserError(`${name} does not name its build, as Next.js has pages do.`);
  }
  // Styles and fonts ahead of scripts: a page without scripts is whole, one without styles is not.
  const hashed = ['css', 'woff2', 'js'].flatMap((ending) =>
    all.filter((name) => name.startsWith('_next/static/') && name.endsWith(`.${ending}`)),
  );
  // Without the payloads of pages, which name style sheets that are inlined.
  const code = hashed.filter((name) => /\/chunks\/.*\.(css|js)$/.test(name));
  const asking = [...pages.map((name) => withoutUnused(read(name))), ...code.map(read)].join('');
  const asked = hashed.filter((name) => asking.includes(path.posix.basename(name)));
  return [
    ...[...new Set([offlinePage, ...pages, 'contact.vcf'])].map((name) => ({
      // Without .html, as links name the pages: some hosts would only send us there.
      url: name === 'index.html' ? './' : name.replace(/\.html$/, ''),
      revision: sha256(read(name)).slice(0, 12),
    })),
    ...asked.map((url) => ({ url, revision: null })),
  ];
}

/** A page without what no browser of today follows: the links of inlined style sheets, and scripts for old browsers. */
function withoutUnused(html: string): string {
  const isUnused = ({ name, attributes }: HtmlElement) =>
    (name === 'link' && 'disabled' in attributes) || (name === 'script' && 'nomodule' in attributes);
  return applyEdits(html, elementsOf(html).filter(isUnused).map(remove));
}
