import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, writeWhole } from '../project';
import type { Site } from './site';
import { caching, hashedFolders, headerPolicy, securityHeaders } from './security-policy';

export type HostedSite = Pick<Site, 'basePath' | 'host'>;

/** The files that hosts read from the export, and those that a person installs. */
const inExport = ['_headers', '_redirects', '.htaccess', 'staticwebapp.config.json'];
const besideExport = [
  'vercel.json',
  'nginx.conf',
  'container.conf',
  'Caddyfile',
  'cloudfront-headers.json',
  'cloudfront-function.js',
];

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

/** The text of a host's file, '_headers' or 'nginx.conf': its template in deploy/templates/, filled in. */
export function hostFile(name: string, site: HostedSite): string {
  const read = (file: string) => readFileSync(path.join(projectRoot, 'deploy/templates', file), 'utf8');
  const values = valuesFor(site);
  const text = read(name === '.htaccess' ? 'apache.htaccess' : name);
  return text
    .replace('{{nginxRules}}', () => read('nginx-rules.conf').trimEnd())
    .replace(/\{\{([\w-]+)\}\}/g, (_, key: string) => values[key] ?? '');
}

/** Writes the files of all hosts: into the export, or beside it. */
export function writeHostFiles(site: Pick<Site, 'outFolder' | 'hostsFolder' | 'basePath' | 'host'>): void {
  const { outFolder, hostsFolder } = site;
  for (const name of inExport) writeWhole(path.join(outFolder, name), hostFile(name, site));
  for (const name of besideExport) writeWhole(path.join(hostsFolder, name), hostFile(name, site));
  // GitHub Pages would leave out _next/.
  writeWhole(path.join(outFolder, '.nojekyll'), '');
}
