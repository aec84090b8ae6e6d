import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunDirectly, projectRoot } from '../project.mjs';
import { caching, hashedFolders, headerPolicy, policyWithoutHashes, securityHeaders } from './policy.mjs';

/**
 * The configuration files of hosts, as texts. `site` is what they have in common:
 *
 *   basePath  '' or '/site'
 *   host      name of the server: 'www.hotel.example'
 *   policy    content security policy for every page
 *   pages     for hosts with rules per address: their paths ('/about') and the hashes of their inline scripts
 */

const limits = {
  /** Cloudflare cuts nothing: it drops a whole line that is longer. */
  maxHeaderLine: 2000,
};

/** Files that are no pages need nothing of a page's policy; where two rules set the same header, the later one holds. */
const hashedFileHeaders = {
  'Cache-Control': caching.forever,
  'Content-Security-Policy': policyWithoutHashes,
};

/** Letters that a page's path may have. Narrow on purpose: what a rule copies into a redirect must stay on this site. */
const segment = '[A-Za-z0-9_-]+';

/** `_headers` of Netlify and Cloudflare Pages: the policy without hashes everywhere, each page's own on its addresses. */
export function headersFile({ basePath, pages }) {
  const rule = (path, headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule(`${basePath}/*`, { ...securityHeaders, 'Content-Security-Policy': policyWithoutHashes }),
    ...hashedFolders.map((folder) => rule(`${basePath}/${folder}/*`, { 'Cache-Control': caching.forever })),
  ];
  for (const { path, hashes } of pages) {
    const policy = headerPolicy(hashes);
    // The page's own <meta> holds the same policy, so that a page with too many scripts for a line still has it.
    if (`  Content-Security-Policy: ${policy}`.length > limits.maxHeaderLine) continue;
    const forms = path === '/' ? [`${basePath}/`] : [`${basePath}${path}`, `${basePath}${path}/`];
    for (const form of forms) rules.push(rule(form, { 'Content-Security-Policy': policy }));
  }
  return `${rules.join('\n')}\n`;
}

/** `_redirects` of Netlify and Cloudflare Pages. Never forced (301!): Netlify ignores case and would go in circles. */
export function redirectsFile({ basePath }) {
  return ['/facilities', '/facilities/']
    .map((from) => `${basePath}${from} ${basePath}/Facilities 301\n`)
    .join('');
}

/** `.htaccess` for Apache 2.4; every part is skipped where its module is missing. */
export function htaccess({ basePath, policy }) {
  const set = (name, value) => `  Header always set ${name} "${value}"`;
  const home =
    basePath === ''
      ? ''
      : `
<IfModule mod_alias.c>
  RedirectMatch 308 ^${basePath}$ ${basePath}/
</IfModule>
`;
  return `# Apache 2.4, in the folder of the pages. Needs AllowOverride All; without it the pages work as plain files.
Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 404 ${basePath}/404.html
AddDefaultCharset utf-8
${home}
<IfModule mod_mime.c>
  AddType application/manifest+json .webmanifest
  AddType image/avif .avif
  AddType image/webp .webp
  AddType font/woff2 .woff2
  AddType text/plain .txt
  AddCharset utf-8 .css .js .txt .webmanifest .xml
</IfModule>

<IfModule mod_rewrite.c>
  <IfModule mod_dir.c>
    DirectorySlash Off
  </IfModule>
  RewriteEngine On
  # Exact case: /Facilities itself must not match.
  RewriteRule ^facilities/?$ ${basePath}/Facilities [R=308,L]
  # /about/ becomes /about, and /about shows about.html.
  RewriteCond %{REQUEST_FILENAME} ^(.+)/$
  RewriteCond %1.html -f
  RewriteRule ^(${segment})/$ ${basePath}/$1 [R=308,L]
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(${segment})$ $1.html [L]
  # Files for other hosts, and hidden ones.
  RewriteRule ^(_headers|_redirects|staticwebapp\\.config\\.json)$ - [R=404,L]
  RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
</IfModule>

<IfModule mod_headers.c>
${Object.entries(securityHeaders)
  .map(([name, value]) => set(name, value))
  .join('\n')}
  Header always set Content-Security-Policy "${policy}" "expr=%{CONTENT_TYPE} =~ m#^text/html#"
  Header set Cache-Control "${caching.asked}"
  <If "%{REQUEST_URI} =~ m#^${basePath}/(${hashedFolders.join('|')})/#">
    Header set Cache-Control "${caching.forever}"
  </If>
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/plain text/javascript application/javascript
  AddOutputFilterByType DEFLATE application/json application/manifest+json application/xml image/svg+xml
</IfModule>
`;
}

/**
 * A site for nginx 1.18 or newer (conf.d or sites-enabled).
 * @param {object} site
 * @param {object} [server] names, ports and paths, to be edited by whoever installs it
 */
export function nginx({ basePath, policy, host }, server = {}) {
  const {
    name = host,
    root = '/var/www/site',
    certificate = '/etc/ssl/site/fullchain.pem',
    key = '/etc/ssl/site/privkey.pem',
    http = '80',
    https = '443',
  } = server;
  const place =
    basePath === '' ? 'the contents of out/' : `the contents of out/ in its folder ${basePath.slice(1)}`;
  const home = basePath === '' ? '' : `\n  location = ${basePath} { try_files ${basePath}/index.html =404; }`;
  return `# nginx. Edit server_name, root and the certificate; root holds ${place}.
# Reload nginx after each deployment when the policy below lists hashes: they belong to one build.

map $sent_http_content_type $page_policy {
  default "";
  "~^text/html" "${policy}";
}
map $uri $page_cache {
  default "${caching.asked}";
  "~^${basePath}/(${hashedFolders.join('|')})/" "${caching.forever}";
}

server {
  listen ${http};
  server_name ${name};
  return 301 https://$server_name$request_uri;
}

server {
  # From nginx 1.25.1 on: "listen ${https} ssl;" and "http2 on;".
  listen ${https} ssl http2;
  server_name ${name};
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;
  absolute_redirect off;

  root ${root};
  charset utf-8;
  charset_types text/css text/plain text/xml application/javascript application/manifest+json;
  gzip on;
  gzip_vary on;
  gzip_min_length 512;
  gzip_types text/css text/plain text/xml application/javascript application/json application/manifest+json
    application/xml image/svg+xml;

${Object.entries(securityHeaders)
  .map(([header, value]) => `  add_header ${header} "${value}" always;`)
  .join('\n')}
  add_header Content-Security-Policy $page_policy always;
  add_header Cache-Control $page_cache;

  error_page 404 ${basePath}/404.html;
  location = ${basePath}/404.html { internal; }

  # Exact: /Facilities itself must not match.
  location = ${basePath}/facilities { return 308 ${basePath}/Facilities$is_args$args; }
  location = ${basePath}/facilities/ { return 308 ${basePath}/Facilities$is_args$args; }${home}

  # Files for other hosts, and hidden ones.
  location ~ ^${basePath}/(_headers|_redirects|staticwebapp\\.config\\.json)$ { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }

  # nginx knows no such type by itself.
  location ~ \\.webmanifest$ { default_type application/manifest+json; }

  # /about/ becomes /about, and /about shows about.html.
  location ~ ^(${basePath}/${segment})/$ { return 308 $1$is_args$args; }
  location / { try_files $uri $uri.html $uri/index.html =404; }
}
`;
}

/**
 * A Caddyfile for Caddy 2.6 or newer.
 * @param {object} site
 * @param {object} [server] address and path, to be edited by whoever installs it; `options` go to the top of the file
 */
export function caddyfile({ basePath, policy, host }, server = {}) {
  const { address = host, root = '/var/www/site', options = '' } = server;
  const place =
    basePath === '' ? 'the contents of out/' : `the contents of out/ in its folder ${basePath.slice(1)}`;
  const home = basePath === '' ? '' : `\n  rewrite ${basePath} ${basePath}/`;
  return `# Caddy. Edit the address and root; root holds ${place}.
# Reload Caddy after each deployment when the policy below lists hashes: they belong to one build.
${options}
(protected) {
  header {
${Object.entries(securityHeaders)
  .map(([name, value]) => `    ${name} "${value}"`)
  .join('\n')}
    -Server
  }
}

${address} {
  root * ${root}
  encode zstd gzip
  import protected
  @page path_regexp (^[^.]*|\\.html)$
  header @page Content-Security-Policy "${policy}"
  @file not path_regexp (^[^.]*|\\.html)$
  header @file Content-Security-Policy "${policyWithoutHashes}"
  @hashed path_regexp ^${basePath}/(${hashedFolders.join('|')})/
  header @hashed Cache-Control "${caching.forever}"
  @asked not path_regexp ^${basePath}/(${hashedFolders.join('|')})/
  header @asked Cache-Control "${caching.asked}"
  @manifest path_regexp \\.webmanifest$
  header @manifest Content-Type "application/manifest+json"

  # A regexp, because Caddy's path matcher ignores case and /Facilities itself must not match.
  @lower path_regexp ^${basePath}/facilities/?$
  route @lower {
    rewrite * ${basePath}/Facilities
    redir {uri} 308
  }
  # /about/ becomes /about, and /about shows about.html.
  @slash path_regexp ^${basePath}/${segment}/$
  route @slash {
    uri strip_suffix /
    redir {uri} 308
  }
  # Files for other hosts, and hidden ones.
  @private path_regexp (^${basePath}/(_headers|_redirects|staticwebapp\\.config\\.json)$)|(/\\.[^w])
  route @private {
    error 404
  }
  route {${home}
    try_files {path} {path}.html {path}/index.html
    file_server
  }

  handle_errors {
    import protected
    header Content-Security-Policy "${policy}"
    header Cache-Control "${caching.asked}"
    rewrite * ${basePath}/404.html
    file_server
  }
}
`;
}

/** `vercel.json`. */
export function vercel({ basePath, policy }) {
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'next build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: `${basePath}/facilities`, destination: `${basePath}/Facilities`, permanent: true }],
    headers: [
      { source: '/(.*)', headers: pairs({ ...securityHeaders, 'Content-Security-Policy': policy }) },
      ...hashedFolders.map((folder) => ({
        source: `${basePath}/${folder}/(.*)`,
        headers: pairs(hashedFileHeaders),
      })),
    ],
  });
}

/** `firebase.json`. */
export function firebase({ basePath, policy }) {
  return json({
    hosting: {
      public: 'out',
      ignore: ['**/.*', '_headers', '_redirects', 'staticwebapp.config.json'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source: `${basePath}/facilities`, destination: `${basePath}/Facilities`, type: 301 }],
      headers: [
        {
          source: '**',
          headers: pairs({
            ...securityHeaders,
            'Content-Security-Policy': policy,
            'Cache-Control': caching.asked,
          }),
        },
        ...hashedFolders.map((folder) => ({
          source: `${basePath}/${folder}/**`,
          headers: pairs(hashedFileHeaders),
        })),
      ],
    },
  });
}

/** `staticwebapp.config.json` of Azure. No rule for /facilities: the exported page there needs none. */
export function azure({ basePath, policy }) {
  return json({
    trailingSlash: 'never',
    routes: hashedFolders.map((folder) => ({
      route: `${basePath}/${folder}/*`,
      headers: hashedFileHeaders,
    })),
    responseOverrides: { 404: { rewrite: `${basePath}/404.html` } },
    globalHeaders: { ...securityHeaders, 'Content-Security-Policy': policy, 'Cache-Control': caching.asked },
    mimeTypes: {
      '.avif': 'image/avif',
      '.txt': 'text/plain',
      '.webmanifest': 'application/manifest+json',
      '.webp': 'image/webp',
      '.woff2': 'font/woff2',
    },
  });
}

function pairs(headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

function json(value) {
  // Lists of words on one line, as the formatter of this repository writes them.
  const text = JSON.stringify(value, null, 2);
  return `${text.replace(/\[\n\s+("[^\]{}]*")\n\s+\]/g, (_, items) => `[${items.replace(/\n\s+/g, ' ')}]`)}\n`;
}

/**
 * Writes the files of all hosts: those that a host reads from the export into it, the others beside it.
 * @param {{ outFolder: string, hostsFolder: string, basePath: string, host: string, policy: string,
 *   pages: { path: string, hashes: string[] }[] }} site
 */
export function writeHostFiles({ outFolder, hostsFolder, ...site }) {
  writeAll(outFolder, {
    '.nojekyll': '',
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    '.htaccess': htaccess(site),
    'staticwebapp.config.json': azure(site),
  });
  writeAll(hostsFolder, serverFiles(site));
}

/**
 * The configuration without hashes, for hosts that are not set up anew with every build: `node build/export/hosts.mjs`
 * renews deploy/ after a change of this file.
 * @param {string} folder
 */
export function writeFilesWithoutHashes(folder) {
  const site = { basePath: '', policy: policyWithoutHashes, pages: [], host: 'www.example.com' };
  writeAll(folder, {
    ...serverFiles(site),
    'apache.htaccess': htaccess(site),
    'staticwebapp.config.json': azure(site),
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
  });
}

function serverFiles(site) {
  return {
    'nginx.conf': nginx(site),
    Caddyfile: caddyfile(site),
    'vercel.json': vercel(site),
    'firebase.json': firebase(site),
  };
}

function writeAll(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

if (isRunDirectly(import.meta.url)) writeFilesWithoutHashes(path.join(projectRoot, 'deploy'));
