import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { hostFile, type HostedSite } from '@/build/postprocess/host-files';
import { findFreePort, findProgram } from '@/lib/node/command';
import { projectRoot } from '@/lib/node/project';

const host = '127.0.0.1';
const apacheModules = '/usr/lib/apache2/modules';
/** Debian's package libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface ServerSetup {
  /** The served folder: the export, or with a base path the folder around it. */
  root: string;
  /** An empty folder for configurations and logs. */
  folder: string;
  port: number;
  /** The port of the server that redirects http to https. */
  httpPort: number;
  site: HostedSite;
}

/** A web server. `prepare` writes its configuration into the folder and returns the arguments of its command. */
interface WebServer {
  name: string;
  program: string;
  /** Whether it runs without our configuration. */
  isUnconfigured: boolean;
  hasNoBrotli?: boolean;
  prepare: (setup: ServerSetup) => string[];
}

/** The servers to test. */
export const servers: WebServer[] = [
  {
    name: 'python http.server',
    program: 'python3',
    isUnconfigured: true,
    prepare: ({ root, port }) => ['-m', 'http.server', `${port}`, '--bind', host, '--directory', root],
  },
  { name: 'nginx as it comes', program: 'nginx', isUnconfigured: true, prepare: plainNginx },
  {
    name: 'Apache as it comes',
    program: 'apache2',
    isUnconfigured: true,
    prepare: plainApache,
  },
  {
    name: 'nginx, our files',
    program: 'nginx',
    isUnconfigured: false,
    hasNoBrotli: !existsSync(brotliModule),
    prepare: ourNginx,
  },
  {
    name: 'Apache, our files',
    program: 'apache2',
    isUnconfigured: false,
    prepare: ourApache,
  },
];

/** Our configuration file with the changes that the test needs. */
function edited(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The configuration has no "${from}".`);
    return result.replaceAll(from, () => to);
  }, text);
}

/** The root folder in our files. */
const ROOT = '/var/www/site';

/** Debian's sites-enabled/default, with another port and folder. */
function plainNginx(setup: ServerSetup): string[] {
  const rules = 'index index.html; location / { try_files $uri $uri/ =404; }';
  return nginx(setup, `server { listen ${host}:${setup.port}; root ${setup.root}; ${rules} }`);
}

/** A folder with the certificate and key of a made-up authority, with the names that certbot gives them. */
function makeCertificate(folder: string): string {
  const [certificate, key] = ['fullchain', 'privkey'].map((name) => path.join(folder, `${name}.pem`));
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  const keys = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key!, '-out', certificate!];
  execFileSync('openssl', [...keys, ...subject], { stdio: 'ignore' });
  return folder;
}

/** The folder in which certbot writes what the authority asks for, as if it had done so. */
function makeChallenge(folder: string): string {
  const root = path.join(folder, 'acme');
  mkdirSync(path.join(root, '.well-known/acme-challenge'), { recursive: true });
  writeFileSync(path.join(root, '.well-known/acme-challenge/token'), 'the token');
  return root;
}

function ourNginx(setup: ServerSetup): string[] {
  const { root, folder, port, httpPort, site } = setup;
  const http = edited(hostFile('beside-export/nginx-http.conf', site), {
    'listen 80;': `listen ${host}:${httpPort};`,
    'listen [::]:80;': `listen [::1]:${httpPort};`,
    // In production https has its usual port, which is not free here.
    [`https://${site.host}`]: `https://${site.host}:${port}`,
    '/var/www/acme': makeChallenge(folder),
  });
  // As the guide says: the first part is correct before there is a certificate.
  execFileSync(findProgram('nginx')!, ['-t', ...nginx(setup, http)], { stdio: 'ignore' });
  const https = edited(hostFile('beside-export/nginx-https.conf', site), {
    'listen 443 ssl': `listen ${host}:${port} ssl`,
    'listen [::]:443 ssl': `listen [::1]:${port} ssl`,
    [ROOT]: root,
    [`/etc/letsencrypt/live/${site.host}`]: makeCertificate(folder),
    ...(existsSync(brotliModule) && { '# brotli_static on;': 'brotli_static on;' }),
  });
  return nginx(setup, http + https);
}

function nginx({ folder }: ServerSetup, configuration: string): string[] {
  const file = path.join(folder, 'nginx.conf');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    existsSync(brotliModule) ? `load_module ${brotliModule};` : '',
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`,
    'http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;',
    ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    configuration,
    '}',
  ];
  writeFileSync(file, lines.join('\n'));
  return ['-c', file, '-e', path.join(folder, 'start.log')];
}

/** Debian's sites-enabled/000-default.conf, with another port and folder. */
function plainApache(setup: ServerSetup): string[] {
  return apache(setup, [], `Listen ${host}:${setup.port}\nDocumentRoot "${setup.root}"`);
}

function ourApache(setup: ServerSetup): string[] {
  const { root, folder, port, httpPort, site } = setup;
  const http = edited(hostFile('beside-export/apache-http.conf', site), {
    '*:80': `*:${httpPort}`,
    [`https://${site.host}`]: `https://${site.host}:${port}`,
    '/var/www/acme': makeChallenge(folder),
  });
  const listen = (number: number) => `Listen ${host}:${number}\nListen [::1]:${number}\n`;
  // As the guide says: the first part is correct before there is a certificate.
  const first = apache(setup, ourApacheModules, listen(httpPort) + http);
  execFileSync(findProgram('apache2')!, ['-t', ...first], { stdio: 'ignore' });
  const https = edited(hostFile('beside-export/apache-https.conf', site), {
    '*:443': `*:${port}`,
    [ROOT]: root,
    [`/etc/letsencrypt/live/${site.host}`]: makeCertificate(folder),
  });
  return apache(setup, ourApacheModules, listen(httpPort) + listen(port) + http + https);
}

/** The modules that the guide turns on, and what Debian turns on with them. */
const ourApacheModules = ['rewrite', 'headers', 'socache_shmcb', 'ssl', 'http2', 'filter', 'deflate'];

function apache({ folder }: ServerSetup, modules: string[], configuration: string): string[] {
  // The modules that Debian enables by default.
  const usual = ['mpm_event', 'authz_core', 'dir', 'mime', 'autoindex', 'negotiation', 'alias', 'setenvif'];
  const file = path.join(folder, 'apache.conf');
  const lines = [
    ...[...usual, ...modules].map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`),
    `ServerRoot ${folder}`,
    'ServerName localhost',
    `PidFile ${folder}/pid`,
    `ErrorLog ${folder}/error.log`,
    // Debian's own types, encodings and languages.
    'Include /etc/apache2/mods-available/mime.conf',
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    '<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>',
    '<Directory "/">\nOptions Indexes FollowSymLinks\nAllowOverride None\nRequire all granted\n</Directory>',
    configuration,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return ['-D', 'FOREGROUND', '-f', file];
}

/** The finished export with its compressed copies, and the values for the servers' configurations. */
export function finishedSite(basePath = '') {
  const [outFolder, copiesFolder] = ['out', 'generated/hosts/compressed'].map((folder) =>
    path.join(projectRoot, folder),
  ) as [string, string];
  if (!existsSync(path.join(copiesFolder, 'index.html.gz')))
    throw new Error(`There is no finished export in ${outFolder}: npm run build makes it.`);
  const home = readFileSync(path.join(outFolder, 'index.html'), 'utf8');
  const [, host = ''] = /<link rel="canonical" href="https:\/\/([^/"]+)/.exec(home) ?? [];
  return { outFolder, copiesFolder, site: { basePath, host } };
}

/** Whether a server is installed. */
export function isInstalled({ program }: WebServer): boolean {
  return findProgram(program) !== undefined;
}

/**
 * Publishes the export as the guide says, starts a server and waits until it responds. It listens on loopback only.
 * A server without our configuration gets the export as it is.
 *
 * @throws {Error} when it is not installed
 */
export async function startServer(
  { name, program, isUnconfigured, prepare }: WebServer,
  { outFolder, site }: ReturnType<typeof finishedSite>,
) {
  const executable = findProgram(program);
  if (!executable)
    throw new Error(`${program} is not installed; Debian has it as a package (apt-get install).`);
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'hosting-'));
  // Servers drop root before they read files, so other users need access.
  chmodSync(folder, 0o755);
  const published = path.join(folder, 'site');
  if (!isUnconfigured) {
    const script = path.join(projectRoot, 'deploy/publish.sh');
    execFileSync('sh', [script, published], { stdio: 'ignore' });
  }
  // With a base path, hosts serve the folder above, which contains the export under the path's name. It is a link,
  // because the project's own path can contain a space, which these configurations do not support.
  const root = path.join(folder, 'root');
  mkdirSync(path.dirname(path.join(root, site.basePath)), { recursive: true });
  symlinkSync(isUnconfigured ? outFolder : published, path.join(root, site.basePath), 'dir');
  const [port, httpPort] = [await findFreePort(), await findFreePort()];
  const args = prepare({ root, folder, port, httpPort, site });
  const child = spawn(executable, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let turn = 0; !(await responds(isUnconfigured ? port : httpPort)); turn += 1) {
    if (turn === 100 || child.exitCode !== null) {
      await stop();
      throw new Error(`${name} did not start`);
    }
    await pause(100);
  }
  return {
    url: `${isUnconfigured ? 'http' : 'https'}://${host}:${port}`,
    httpUrl: `http://${host}:${httpPort}`,
    port,
    stop,
  };
}

function responds(port: number): Promise<boolean> {
  return fetch(`http://${host}:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
