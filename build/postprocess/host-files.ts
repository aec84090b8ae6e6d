import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, projectRoot, writeWhole } from '../project';
import type { Site } from './site';
import { caching, hashedFolders, headerPolicy, securityHeaders } from './security-policy';

export type HostedSite = Pick<Site, 'basePath' | 'host'>;

const templates = path.join(projectRoot, 'deploy/templates');

/** What every answer carries. No hash of any build is in it: each page has its own policy in a `<meta>`. */
const headers = { ...securityHeaders, 'Content-Security-Policy': headerPolicy };
const eachHeader = (write: (name: string, value: string) => string, end = '\n') =>
  Object.entries(headers)
    .map(([name, value]) => write(name, value))
    .join(end);

/** What the templates have between braces: `{{basePath}}`. */
function valuesFor({ basePath, host }: HostedSite): Record<string, string> {
  return {
    basePath,
    host,
    ...caching,
    ...headers,
    hstsSeconds: /\d+/.exec(securityHeaders['Strict-Transport-Security'])![0],
    hashed: hashedFolders.map((folder) => `${basePath}/${folder}`).join('|'),
    // publish.sh makes `current`. Under a path, docs/deploy.md has the folder around it.
    root: basePath ? '/var/www/root' : '/var/www/site/current',
    plainHeaders: eachHeader((name, value) => `  ${name}: ${value}`),
    azureHeaders: eachHeader((name, value) => `    "${name}": "${value}",`),
    vercelHeaders: eachHeader((name, value) => `        { "key": "${name}", "value": "${value}" }`, ',\n'),
    nginxHeaders: eachHeader((name, value) => `  add_header ${name} "${value}" always;`),
    apacheHeaders: eachHeader((name, value) => `  Header always set ${name} "${value}"`),
    caddyHeaders: eachHeader((name, value) => `    ${name} "${value}"`),
    // A rule for the path itself, without the slash, where there is a path.
    nginxPath: basePath && `  location = ${basePath} { try_files ${basePath}/index.html =404; }`,
    apachePath: basePath && `RedirectMatch 308 ^${basePath}$ ${basePath}/`,
    caddyPath: basePath && `    rewrite ${basePath} ${basePath}/`,
  };
}

/** The text of a host's file: its template, 'in-export/_headers' in deploy/templates/, filled in. */
export function hostFile(template: string, site: HostedSite): string {
  const read = (file: string) => readFileSync(path.join(templates, file), 'utf8');
  const values = valuesFor(site);
  return read(template)
    .replace('{{nginxRules}}', () => read('nginx-rules.conf').trimEnd())
    .replace(/\{\{([\w-]+)\}\}/g, (_, key: string) => values[key] ?? '');
}

/** Writes the files that hosts read from the export, and beside it those that a person installs. */
export function writeHostFiles(site: Pick<Site, 'outFolder' | 'hostsFolder' | 'basePath' | 'host'>): void {
  const targets = { 'in-export': site.outFolder, 'beside-export': site.hostsFolder };
  for (const [folder, target] of Object.entries(targets))
    for (const name of listFiles(path.join(templates, folder)))
      writeWhole(path.join(target, name), hostFile(`${folder}/${name}`, site));
  // GitHub Pages would leave out _next/.
  writeWhole(path.join(site.outFolder, '.nojekyll'), '');
}
