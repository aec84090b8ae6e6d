import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, writeWhole } from '../project.mjs';
import { UserError } from '../user-error.mjs';
import { writeHostFiles } from './hosts.mjs';
import { nameOfBuild } from './pages.mjs';
import { integrityOf } from './policy.mjs';
import { rewrite } from './rewrites.mjs';
import { inlineHashes, withIntegrity, withPolicy } from './secure-page.mjs';

/**
 * Makes the folder that Next.js exported ready for any host: the copies that answer /about/ beside /about, /facilities
 * beside /Facilities, the content security policy and the integrity of scripts in every page, and the configuration
 * files of hosts, into the folder itself where a host reads them there and into `hostsFolder` the others.
 *
 * @param {object} options
 * @param {string} options.outFolder the export
 * @param {string} options.hostsFolder gets the files of hosts that read none from the export
 * @param {string} [options.basePath] '' or '/site'
 * @throws {UserError} when there is no export, or none that names its build
 */
export function finishExport({ outFolder, hostsFolder, basePath = '' }) {
  if (!existsSync(path.join(outFolder, 'index.html'))) {
    throw new UserError(`There is no exported site in ${outFolder}: run \`npm run build\`.`);
  }
  const build = nameOfBuild(outFolder);
  if (!build) {
    throw new UserError(
      `${outFolder} does not say which build it is: Next.js writes _next/static/BUILD/_buildManifest.js.`,
    );
  }
  removeUnasked(outFolder);

  const folder = `_next/static/${build}`;
  /** How a rewrite reads files and adds one. The build's folder bears its name, by which a page says of which it is. */
  const filesOf = (name) => ({
    read: (address) => readFileSync(path.join(outFolder, address.slice(basePath.length)), 'utf8'),
    add(text) {
      const file = `${folder}/${name.replace(/\.html$/, '.js')}`;
      writeWhole(path.join(outFolder, file), text);
      return { address: `${basePath}/${file}`, integrity: integrityOf(text) };
    },
  });
  const pages = listFiles(outFolder)
    .filter((file) => file.endsWith('.html'))
    .map((name) => {
      const file = path.join(outFolder, name);
      const exported = readFileSync(file, 'utf8');
      const html = withPolicy(
        rewrite(withIntegrity(exported, outFolder, basePath), name, filesOf(name)),
        name,
      );
      writeFileSync(file, html);
      copyForSlash(outFolder, name, html);
      return html;
    });
  copyLowerCase(outFolder);
  writeHostFiles({ outFolder, hostsFolder, basePath, host: hostOf(outFolder) });
  console.log(
    `finish: ${pages.length} pages with a policy, ${inlineHashes(...pages).scripts.length} inline scripts`,
  );
}

/**
 * What Next.js exports and nobody asks for: a page's RSC payload (about.txt, about/__next….txt), for pages are changed by
 * the browser; and the page for unknown addresses under a second name.
 */
function removeUnasked(outFolder) {
  for (const name of listFiles(outFolder)) {
    const isPayload = /(^|\/)__next\.[^/]*\.txt$/.test(name);
    const isPageData =
      name.endsWith('.txt') && existsSync(path.join(outFolder, name.replace(/\.txt$/, '.html')));
    if (isPayload || isPageData) rmSync(path.join(outFolder, name));
  }
  for (const name of ['_not-found.html', '_not-found']) {
    rmSync(path.join(outFolder, name), { recursive: true, force: true });
  }
}

/** Plain servers answer /about with the folder about/ when there is one: its index is the page again. */
function copyForSlash(outFolder, name, html) {
  if (name === 'index.html' || name === '404.html') return;
  const folder = path.join(outFolder, name.slice(0, -'.html'.length));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), html);
}

/**
 * Lets /facilities and /facilities/ show the page /Facilities on hosts without a rule for it: as the page itself, which
 * names its canonical address and, with scripts, shows it (components/startup/before-first-paint.ts). A page that sent the
 * visitor on would go in circles where a host writes all addresses in small letters, as Netlify does.
 */
function copyLowerCase(outFolder) {
  // macOS and Windows usually take both spellings for one name: writing the one there would replace the other.
  if (existsSync(path.join(outFolder, 'FACILITIES.HTML'))) {
    console.log('finish: this disk ignores case: /facilities is the page /Facilities already');
    return;
  }
  cpSync(path.join(outFolder, 'Facilities.html'), path.join(outFolder, 'facilities.html'));
  cpSync(path.join(outFolder, 'Facilities/index.html'), path.join(outFolder, 'facilities/index.html'));
}

/** The server's name, as the home page's canonical link gives it. */
function hostOf(outFolder) {
  const home = readFileSync(path.join(outFolder, 'index.html'), 'utf8');
  const address = /<link rel="canonical" href="([^"]*)"/.exec(home)?.[1] ?? '';
  return URL.canParse(address) ? new URL(address).host : 'www.example.com';
}
