import { readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '../../lib/node/list-files';
import { projectRoot, writeAtomically } from '../../lib/node/project';

import { cacheControl, hashedFolders } from './cache-headers';
import type { ExportedSite } from './exported-site';
import { headerPolicy, securityHeaders } from './security-policy';

export type HostedSite = Pick<ExportedSite, 'basePath' | 'host'>;

const templates = path.join(projectRoot, 'deploy/templates');

/** The headers of every response. None has a hash of a build: each page has its own policy in a `<meta>`. */
const headers = { ...securityHeaders, 'Content-Security-Policy': headerPolicy };
const eachHeader = (write: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => write(name, value))
    .join('\n');

/** The values of the placeholders in the templates: `{{basePath}}`. */
function valuesFor({ basePath, host }: HostedSite): Record<string, string> {
  return {
    basePath,
    host,
    // The name that people also type: without www, or with it.
    otherHost: host.startsWith('www.') ? host.slice(4) : `www.${host}`,
    ...cacheControl,
    hashed: hashedFolders.map((folder) => `${basePath}/${folder}`).join('|'),
    plainHeaders: eachHeader((name, value) => `  ${name}: ${value}`),
    nginxHeaders: eachHeader((name, value) => `  add_header ${name} "${value}" always;`),
    apacheHeaders: eachHeader((name, value) => `  Header always set ${name} "${value}"`),
    // With a base path: a rule for that path without its trailing slash.
    nginxPath: basePath && `  location = ${basePath} { try_files ${basePath}/index.html =404; }`,
    apachePath: basePath && `RedirectMatch 308 ^${basePath}$ ${basePath}/`,
  };
}

/** Fills in a template of deploy/templates/, for example 'in-export/_headers'. */
export function hostFile(template: string, site: HostedSite): string {
  const values = valuesFor(site);
  return readFileSync(path.join(templates, template), 'utf8').replace(
    /\{\{([\w-]+)\}\}/g,
    (_, key: string) => values[key] ?? '',
  );
}

/** Writes the host files: those that a host reads go into the export, those that a person installs go beside it. */
export function writeHostFiles(
  site: Pick<ExportedSite, 'outFolder' | 'hostsFolder' | 'basePath' | 'host'>,
): void {
  const targets = { 'in-export': site.outFolder, 'beside-export': site.hostsFolder };
  for (const [folder, target] of Object.entries(targets))
    for (const name of listFiles(path.join(templates, folder)))
      writeAtomically(path.join(target, name), hostFile(`${folder}/${name}`, site));
  // Without this file, GitHub Pages leaves out _next/.
  writeAtomically(path.join(site.outFolder, '.nojekyll'), '');
}
