/**
 * Makes the folder that `next build` exported ready for any host.
 *
 *   node scripts/finish-export.mjs [--dir out] [--hosts generated/hosts] [--base-path /site]
 *   node scripts/finish-export.mjs --lasting [--hosts deploy]
 *
 * Adds the copies that answer /about/ beside /about, the page that sends /facilities on, the content security policy and
 * the integrity of scripts to every page, and the configuration files of hosts: into the folder itself where a host reads
 * them there, and into generated/hosts/ the others. Running it twice changes nothing.
 *
 * --lasting writes the files of deploy/ instead, which hold no build's hashes: run it after a change of
 * scripts/export/hosts.mjs.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  azure,
  caddyfile,
  firebase,
  headersFile,
  htaccess,
  nginx,
  redirectsFile,
  vercel,
} from './export/hosts.mjs';
import { withJoinedScripts } from './export/join-scripts.mjs';
import { withLateScripts } from './export/late-scripts.mjs';
import { writeLowerCasePage } from './export/lower-case-page.mjs';
import { headerPolicy, lastingPolicy } from './export/policy.mjs';
import { inlineScriptHashes, withIntegrity, withPolicy } from './export/secure-page.mjs';
import { makeServiceWorker } from '../build/offline/make-service-worker.mjs';
import { isRunDirectly, listFiles, projectRoot } from './lib/project.mjs';
import { PlainError, reportFailure } from './lib/run-script.mjs';

/**
 * @param {object} options
 * @param {string} options.outFolder the export
 * @param {string} options.hostsFolder gets the files of hosts that read none from the export
 * @param {string} [options.basePath] '' or '/site'
 * @throws {PlainError} when there is no export or the sub-path is malformed
 */
export function finishExport({ outFolder, hostsFolder, basePath = '' }) {
  if (!/^(\/[A-Za-z0-9._-]+)*$/.test(basePath)) {
    throw new PlainError(
      `BASE_PATH is "${basePath}": write it with a slash in front and none at the end, as /site.`,
    );
  }
  if (!existsSync(path.join(outFolder, 'index.html'))) {
    throw new PlainError(`There is no exported site in ${outFolder}: run \`npm run build\`.`);
  }
  removeInternalPage(outFolder);
  console.log(`finish: ${writeLowerCasePage(outFolder, basePath)}`);

  const originals = listFiles(outFolder).filter((file) => file.endsWith('.html') && !isCopy(outFolder, file));
  const exported = originals.map((name) => {
    const html = readFileSync(path.join(outFolder, name), 'utf8');
    return { name, path: pathOf(name), html };
  });
  const pages = exported.map(({ name, path: address, html: original }) => {
    const late = withLateScripts(withIntegrity(original, outFolder, basePath), name);
    const html = withPolicy(withJoinedScripts(late), name);
    writeFileSync(path.join(outFolder, name), html);
    copyForSlash(outFolder, name, html);
    return { path: address, hashes: inlineScriptHashes(html) };
  });
  const hashes = [...new Set(pages.flatMap((page) => page.hashes))];
  const policy = headerPolicy(hashes);
  writeHostFiles({ outFolder, hostsFolder, basePath, pages, policy, host: hostOf(outFolder) });
  console.log(
    `finish: ${pages.length} pages with a policy, ${hashes.length} inline scripts, files of 8 hosts`,
  );
  const worker = makeServiceWorker({ outFolder });
  console.log(`finish: a service worker of ${worker.bytes} bytes for ${worker.files} files`);
}

/**
 * The configuration that holds no hashes, for hosts that are not set up anew with every build.
 * @param {string} folder
 */
export function writeLastingFiles(folder) {
  const site = { basePath: '', policy: lastingPolicy, pages: [], host: 'www.example.com' };
  writeConfigurations(folder, site);
  write(path.join(folder, 'apache.htaccess'), htaccess(site));
  write(path.join(folder, 'staticwebapp.config.json'), azure(site));
  write(path.join(folder, '_headers'), headersFile(site));
  write(path.join(folder, '_redirects'), redirectsFile(site));
}

function writeHostFiles({ outFolder, hostsFolder, ...site }) {
  write(path.join(outFolder, '.nojekyll'), '');
  write(path.join(outFolder, '_headers'), headersFile(site));
  write(path.join(outFolder, '_redirects'), redirectsFile(site));
  write(path.join(outFolder, '.htaccess'), htaccess(site));
  write(path.join(outFolder, 'staticwebapp.config.json'), azure(site));
  writeConfigurations(hostsFolder, site);
}

function writeConfigurations(folder, site) {
  write(path.join(folder, 'nginx.conf'), nginx(site));
  write(path.join(folder, 'Caddyfile'), caddyfile(site));
  write(path.join(folder, 'vercel.json'), vercel(site));
  write(path.join(folder, 'firebase.json'), firebase(site));
}

/** The page for unknown addresses is exported as 404.html too; this name of it is nobody's address. */
function removeInternalPage(outFolder) {
  for (const name of ['_not-found.html', '_not-found.txt', '_not-found']) {
    rmSync(path.join(outFolder, name), { recursive: true, force: true });
  }
}

/** Plain servers answer /about with the folder about/ when there is one: its index is the page again. */
function copyForSlash(outFolder, name, html) {
  if (name === 'index.html' || name === '404.html' || name.endsWith('/index.html')) return;
  write(path.join(outFolder, name.slice(0, -'.html'.length), 'index.html'), html);
}

function isCopy(outFolder, name) {
  return name.endsWith('/index.html') && existsSync(path.join(outFolder, `${path.posix.dirname(name)}.html`));
}

/** The server's name, as the home page's canonical link gives it. */
function hostOf(outFolder) {
  const home = readFileSync(path.join(outFolder, 'index.html'), 'utf8');
  const address = /<link rel="canonical" href="([^"]*)"/.exec(home)?.[1] ?? '';
  return URL.canParse(address) ? new URL(address).host : 'www.example.com';
}

function pathOf(name) {
  return name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
}

function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

if (isRunDirectly(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: path.join(projectRoot, 'out') },
      hosts: { type: 'string' },
      'base-path': { type: 'string', default: process.env.BASE_PATH ?? '' },
      lasting: { type: 'boolean', default: false },
    },
  });
  try {
    if (values.lasting) writeLastingFiles(values.hosts ?? path.join(projectRoot, 'deploy'));
    else {
      const hostsFolder = values.hosts ?? path.join(projectRoot, 'generated/hosts');
      finishExport({ outFolder: values.dir, hostsFolder, basePath: values['base-path'] });
    }
  } catch (error) {
    reportFailure(error);
  }
}
