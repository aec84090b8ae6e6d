import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunDirectly, projectRoot } from '../project.mjs';
import { caching, hashedFolders, headerPolicy, securityHeaders } from './policy.mjs';

/** What every answer carries. No hash of any build is in it: each page has its own policy in a `<meta>`. */
const headers = Object.entries({ ...securityHeaders, 'Content-Security-Policy': headerPolicy });
const readFromExport = ['_headers', '_redirects', '.htaccess', 'staticwebapp.config.json'];
const readFromRoot = ['vercel.json', 'firebase.json'];
const keyValue = ([key, value]) => ({ key, value });

/**
 * @typedef {object} Site
 * @property {string} basePath '' or '/site'
 * @property {string} host name of the server: 'www.hotel.example'
 *
 * @typedef {object} Rules the site's addresses, from which each host's file is written
 * @property {string[]} hashed folders whose files have a hash in their names: '/site/pictures'
 * @property {[from: string, to: string]} facilities the one redirect
 */

/** @type {Record<string, (rules: Rules, site: Site) => string>} each host's file, by its name */
const writers = {
  _headers: ({ hashed }, { basePath }) =>
    [
      `${basePath}/*`,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      ...hashed.flatMap((folder) => [`${folder}/*`, `  Cache-Control: ${caching.forever}`]),
    ].join('\n'),

  _redirects: ({ facilities: [from, to] }) => `${from} ${to} 301\n${from}/ ${to} 301`,

  'staticwebapp.config.json': ({ hashed }, { basePath }) =>
    json({
      trailingSlash: 'never',
      routes: hashed.map((folder) => ({
        route: `${folder}/*`,
        headers: { 'Cache-Control': caching.forever },
      })),
      responseOverrides: { 404: { rewrite: `${basePath}/404.html` } },
      globalHeaders: { ...Object.fromEntries(headers), 'Cache-Control': caching.asked },
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
          headers: [{ key: 'Cache-Control', value: caching.forever }],
        })),
      ],
    }),

  'firebase.json': ({ hashed, facilities: [source, destination] }) =>
    json({
      hosting: {
        public: 'out',
        ignore: ['**/.*', '_headers', '_redirects', 'staticwebapp.config.json'],
        cleanUrls: true,
        trailingSlash: false,
        redirects: [{ source, destination, type: 301 }],
        headers: [
          { source: '**', headers: [...headers, ['Cache-Control', caching.asked]].map(keyValue) },
          ...hashed.map((folder) => ({
            source: `${folder}/**`,
            headers: [{ key: 'Cache-Control', value: caching.forever }],
          })),
        ],
      },
    }),

  // What `aws cloudfront create-response-headers-policy` reads. It refuses the first five among the custom headers.
  'cloudfront-headers.json': () => {
    const {
      'Strict-Transport-Security': hsts,
      'X-Content-Type-Options': _alwaysNosniff,
      'X-Frame-Options': FrameOption,
      'Referrer-Policy': ReferrerPolicy,
      'Content-Security-Policy': ContentSecurityPolicy,
      ...custom
    } = Object.fromEntries(headers);
    const Override = true;
    const AccessControlMaxAgeSec = Number(/\d+/.exec(hsts)[0]);
    const Items = Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override }));
    return json({
      Name: 'hotel-group-headers',
      SecurityHeadersConfig: {
        StrictTransportSecurity: {
          Override,
          AccessControlMaxAgeSec,
          IncludeSubdomains: false,
          Preload: false,
        },
        ContentTypeOptions: { Override },
        FrameOptions: { Override, FrameOption },
        ReferrerPolicy: { Override, ReferrerPolicy },
        ContentSecurityPolicy: { Override, ContentSecurityPolicy },
      },
      CustomHeadersConfig: { Quantity: Items.length, Items },
    });
  },

  '.htaccess': template('apache.htaccess'),
  'nginx.conf': template('nginx.conf'),
  'container.conf': template('container.conf'),
  Caddyfile: template('Caddyfile'),
};

/**
 * The text of a host's configuration file.
 * @param {string} name '_headers', 'nginx.conf' and so on
 * @param {Site} site
 */
export function hostFile(name, { basePath, host }) {
  const rules = {
    hashed: hashedFolders.map((folder) => `${basePath}/${folder}`),
    facilities: [`${basePath}/facilities`, `${basePath}/Facilities`],
  };
  return `${writers[name](rules, { basePath, host })}\n`;
}

/**
 * Writes the files of all hosts: those that a host reads from the export into it, the others beside it.
 * @param {Site & { outFolder: string, hostsFolder: string }} site
 */
export function writeHostFiles({ outFolder, hostsFolder, ...site }) {
  for (const name of Object.keys(writers))
    write(readFromExport.includes(name) ? outFolder : hostsFolder, name, hostFile(name, site));
  // GitHub Pages would leave out _next/.
  write(outFolder, '.nojekyll', '');
}

/**
 * Writes the files that hosts look for beside package.json, before they build: `node build/export/hosts.mjs` after a change.
 * @param {string} root the project
 */
export function writeRootFiles(root) {
  for (const name of readFromRoot)
    write(root, name, hostFile(name, { basePath: '', host: 'www.example.com' }));
}

const json = (value) => JSON.stringify(value, undefined, 2);

/** A file of deploy/templates/, in which `{{name}}` is filled in. */
function template(file) {
  return ({ hashed }, { basePath, host }) => {
    const read = (name) => readFileSync(path.join(projectRoot, 'deploy/templates', name), 'utf8').trimEnd();
    const values = {
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
    const fill = (text) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);
    return fill(read(file).replace('{{nginxRules}}', () => read('nginx-rules.conf')));
  };
}

function write(folder, name, text) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

if (isRunDirectly(import.meta.url)) writeRootFiles(projectRoot);
