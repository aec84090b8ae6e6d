import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project';
import { caching, hashedFolders, headerPolicy, securityHeaders } from './security-policy';

/** What every answer carries. No hash of any build is in it: each page has its own policy in a `<meta>`. */
const headers = Object.entries({ ...securityHeaders, 'Content-Security-Policy': headerPolicy });
const readFromExport = ['_headers', '_redirects', '.htaccess', 'staticwebapp.config.json'];
const readFromRoot = ['vercel.json'];
const keyValue = ([key, value]: [string, string]) => ({ key, value });

export interface HostedSite {
  /** '' or '/site' */
  basePath: string;
  /** Name of the server: 'www.hotel.example' */
  host: string;
}

/** The site's addresses, from which each host's file is written. */
interface Rules {
  /** Folders whose files have a hash in their names: '/site/pictures'. */
  hashed: string[];
  /** The one redirect. */
  facilities: [from: string, to: string];
}

type Writer = (rules: Rules, site: HostedSite) => string;

/** Each host's file, by its name. */
const writers: Record<string, Writer> = {
  _headers: ({ hashed }, { basePath }) =>
    [
      `${basePath}/*`,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      ...hashed.flatMap((folder) => [`${folder}/*`, `  Cache-Control: ${caching.immutable}`]),
    ].join('\n'),

  _redirects: ({ facilities: [from, to] }) => `${from} ${to} 301\n${from}/ ${to} 301`,

  'staticwebapp.config.json': ({ hashed }, { basePath }) =>
    json({
      trailingSlash: 'never',
      routes: hashed.map((folder) => ({
        route: `${folder}/*`,
        headers: { 'Cache-Control': caching.immutable },
      })),
      responseOverrides: { 404: { rewrite: `${basePath}/404.html` } },
      globalHeaders: { ...Object.fromEntries(headers), 'Cache-Control': caching.revalidate },
      mimeTypes: {
        '.avif': 'image/avif',
        '.txt': 'text/plain',
        '.webmanifest': 'application/manifest+json',
        '.webp': 'image/webp',
        '.woff2': 'font/woff2',
      },
    }),

  'vercel.json': ({ hashed, facilities: [source, destination] }) =>
    json({
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: 'npx next build',
      outputDirectory: 'out',
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source, destination, permanent: true }],
      headers: [
        { source: '/(.*)', headers: headers.map(keyValue) },
        ...hashed.map((folder) => ({
          source: `${folder}/(.*)`,
          headers: [{ key: 'Cache-Control', value: caching.immutable }],
        })),
      ],
    }),

  '.htaccess': template('apache.htaccess'),
  'nginx.conf': template('nginx.conf'),
  'container.conf': template('container.conf'),
  Caddyfile: template('Caddyfile'),
};

/** The text of a host's configuration file: '_headers', 'nginx.conf' and so on. */
export function hostFile(name: string, { basePath, host }: HostedSite): string {
  const writer = writers[name];
  if (!writer) throw new Error(`No host has a file of the name ${name}.`);
  const rules: Rules = {
    hashed: hashedFolders.map((folder) => `${basePath}/${folder}`),
    facilities: [`${basePath}/facilities`, `${basePath}/Facilities`],
  };
  return `${writer(rules, { basePath, host })}\n`;
}

/** Writes the files of all hosts: those that a host reads from the export into it, the others beside it. */
export function writeHostFiles({
  outFolder,
  hostsFolder,
  ...site
}: HostedSite & { outFolder: string; hostsFolder: string }): void {
  for (const name of Object.keys(writers))
    write(readFromExport.includes(name) ? outFolder : hostsFolder, name, hostFile(name, site));
  // GitHub Pages would leave out _next/.
  write(outFolder, '.nojekyll', '');
}

/** Writes the files that hosts look for beside package.json, before they build: `npm run host-files` after a change. */
export function writeRootFiles(root: string): void {
  for (const name of readFromRoot)
    write(root, name, hostFile(name, { basePath: '', host: 'www.example.com' }));
}

const json = (value: unknown) => JSON.stringify(value, undefined, 2);

/** A file of deploy/templates/, in which `{{name}}` is filled in. */
function template(file: string): Writer {
  return ({ hashed }, { basePath, host }) => {
    const read = (name: string) =>
      readFileSync(path.join(projectRoot, 'deploy/templates', name), 'utf8').trimEnd();
    const values: Record<string, string> = {
      basePath,
      host,
      ...caching,
      hashed: hashed.join('|'),
      // publish.sh makes `current`. Under a path, docs/deploy.md has the folder around it.
      root: basePath ? '/var/www/root' : '/var/www/site/current',
      nginxHeaders: headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n'),
      apacheHeaders: headers.map(([name, value]) => `  Header always set ${name} "${value}"`).join('\n'),
      caddyHeaders: headers.map(([name, value]) => `    ${name} "${value}"`).join('\n'),
      // A rule for the path itself, without the slash, where there is a path.
      nginxPath: basePath && `  location = ${basePath} { try_files ${basePath}/index.html =404; }`,
      apachePath: basePath && `RedirectMatch 308 ^${basePath}$ ${basePath}/`,
      caddyPath: basePath && `    rewrite ${basePath} ${basePath}/`,
    };
    const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
    return fill(read(file).replace('{{nginxRules}}', () => read('nginx-rules.conf')));
  };
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
}
