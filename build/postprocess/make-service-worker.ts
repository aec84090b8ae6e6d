import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

import type { KeptFile } from '../../components/offline/worker/this-build';
import { listFiles } from '../../lib/node/list-files';
import { oldestBrowsers, projectRoot, sha256 } from '../../lib/node/project';
import { UserError } from '../../lib/node/user-error';
import { exportedPages, buildIdOf } from '../exported-pages';
import { addressesIn, elementsOf } from '../html';
import { isOfflineOn } from '../is-offline-on';

/** Shown offline for pages that are not in the cache. */
const offlinePage = 'offline.html';
/** The start of the banner that marks an offline copy: components/offline/offline-banner.tsx. */
const copyBanner = '<span data-copy-day';

/**
 * Writes `sw.js` into a finished export. It must be the last step, because it lists hashes of the final pages.
 *
 * @param isOn false writes the worker that removes an earlier one
 * @returns a message to print
 */
export function makeServiceWorker(outFolder: string, isOn = isOfflineOn()): string {
  const files = isOn ? filesToKeep(outFolder) : [];
  const source = isOn ? 'service-worker.ts' : 'self-destroying-worker.ts';
  const { outputFiles } = buildSync({
    entryPoints: [path.join(projectRoot, 'components/offline/worker', source)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: oldestBrowsers,
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      SITE_BUILD: JSON.stringify(buildIdOf(outFolder) ?? ''),
      SITE_FILES: JSON.stringify(files),
    },
  });
  writeFileSync(path.join(outFolder, 'sw.js'), outputFiles[0]?.contents ?? '');
  return isOn
    ? `sw.js keeps ${files.length} files`
    : 'sw.js removes itself and what it kept, because SITE_OFFLINE is off';
}

/**
 * The pages of one build, the files that they name, and all fonts and scripts, in the order of fetching. Pictures are
 * left out: the worker stores them when they are shown.
 */
export function filesToKeep(outFolder: string): KeptFile[] {
  const all = listFiles(outFolder);
  const read = (name: string) => readFileSync(path.join(outFolder, name), 'utf8');
  const pages = exportedPages(outFolder).map((route) => `${route.slice(1) || 'index'}.html`);
  if (!pages.includes(offlinePage))
    throw new UserError(`${outFolder} has no ${offlinePage}: app/offline/page.tsx makes it.`);
  const build = buildIdOf(outFolder);
  for (const name of pages) {
    if (!read(name).includes(copyBanner))
      throw new UserError(
        `${name} has no banner for offline copies: components/page-frame/page-frame.tsx shows it.`,
      );
    if (!build || !read(name).includes(build))
      throw new UserError(`${name} does not contain the build ID, which the build writes into every page.`);
  }
  // Fonts before scripts: a page is complete without scripts. The export has no others than those of its pages.
  const hashed = ['woff2', 'js'].flatMap((ending) =>
    all.filter((name) => name.startsWith('_next/static/') && name.endsWith(`.${ending}`)),
  );
  const elements = pages.flatMap((name) => elementsOf(read(name)));
  const addresses = new Set(elements.flatMap(addressesIn).map(pathOf));
  // The address of a file begins with the path for which the site was built.
  const isNamed = (name: string) => [...addresses].some((address) => address.endsWith(`/${name}`));
  const others = all.filter((name) => !/^(_next|pictures)\/|\.html$/.test(name) && isNamed(name));
  return [
    ...[...new Set([offlinePage, ...pages, ...others])].map((name) => ({
      // Without .html, like the links. From the address with .html, some hosts would only redirect.
      url: name === 'index.html' ? './' : name.replace(/\.html$/, ''),
      revision: sha256(readFileSync(path.join(outFolder, name))).slice(0, 12),
    })),
    ...hashed.map((url) => ({ url, revision: null })),
  ];
}

/** The path of an address. The origin is not used. */
const pathOf = (address: string) =>
  URL.canParse(address, 'https://site.test') ? new URL(address, 'https://site.test').pathname : '';
