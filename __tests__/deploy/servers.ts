/** Real web servers for `npm run hosting`, with the finished export as docs/deploy.md publishes it. */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { hostFile } from '@/build/postprocess/host-files';
import { findFreePort, findProgram } from '@/lib/node/command';
import { projectRoot } from '@/lib/node/project';

export const outFolder = path.join(projectRoot, 'out');
export const copiesFolder = path.join(projectRoot, 'generated/hosts/compressed');
/** The path and the host name for which the export was built. */
export const basePath = process.env.BASE_PATH ?? '';
export const [, host = ''] =
  /<link rel="canonical" href="https:\/\/([^/"]+)/.exec(
    fs.readFileSync(path.join(outFolder, 'index.html'), 'utf8'),
  ) ?? [];

/** Debian's package libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const apacheModules =
  'mpm_event authz_core dir mime autoindex negotiation alias setenvif rewrite headers socache_shmcb ssl http2 filter deflate';

interface Setup {
  /** The folder that is served. */
  root: string;
  /** For configurations, certificates and logs. */
  folder: string;
  port: number;
  /** The port of http, which leads to https. */
  httpPort: number;
}

/** The servers. Each writes its configuration and returns the arguments of its command. */
const servers = {
  nginx(setup: Setup): string[] {
    const { folder } = setup;
    const brotli = fs.existsSync(brotliModule);
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const around = (settings: string) => `
      ${brotli ? `load_module ${brotliModule};` : ''}
      daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
      http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
        ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
        ${settings} }`;
    return configured('nginx', setup, around, brotli ? { '# brotli_static on;': 'brotli_static on;' } : {});
  },
  apache(setup: Setup): string[] {
    const { folder, port, httpPort } = setup;
    const load = (name: string) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
    const listen = (each: number) => `Listen 127.0.0.1:${each}\nListen [::1]:${each}`;
    const around = (settings: string) => `
${apacheModules.split(' ').map(load).join('\n')}
ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
# Debian's own types, encodings and languages.
Include /etc/apache2/mods-available/mime.conf
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
${listen(httpPort)}
${settings.includes('SSLEngine') ? listen(port) : ''}
${settings}
`;
    return ['-D', 'FOREGROUND', ...configured('apache', setup, around)];
  },
};
const programs = { nginx: 'nginx', apache: 'apache2' };
type ServerName = keyof typeof servers;
export const serverNames: ServerName[] = ['nginx', 'apache'];
/** Whether this computer has the server. */
export const isInstalled = (name: ServerName) => findProgram(programs[name]) !== undefined;

/** Our two files of a server, with the ports and folders of the test, inside the settings of the whole server. */
function configured(
  name: ServerName,
  { root, folder, port, httpPort }: Setup,
  around: (settings: string) => string,
  more: Record<string, string> = {},
): string[] {
  const edited = (file: string, changes: Record<string, string>) =>
    Object.entries(changes).reduce(
      (text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
        return text.replaceAll(from, () => to);
      },
      hostFile(`beside-export/${file}`, { basePath, host }),
    );
  const ports = (usual: number, other: number) =>
    name === 'apache'
      ? { [`*:${usual}`]: `*:${other}` }
      : {
          [`listen ${usual}`]: `listen 127.0.0.1:${other}`,
          [`listen [::]:${usual}`]: `listen [::1]:${other}`,
        };
  const http = edited(`${name}-http.conf`, {
    ...ports(80, httpPort),
    [`https://${host}`]: `https://${host}:${port}`,
    '/var/www/acme': path.join(folder, 'acme'),
  });
  const file = path.join(folder, 'server.conf');
  const args = name === 'apache' ? ['-f', file] : ['-c', file, '-e', path.join(folder, 'start.log')];
  // As the guide says: the first part is correct before there is a certificate.
  fs.writeFileSync(file, around(http));
  execFileSync(findProgram(programs[name])!, ['-t', ...args], { stdio: 'ignore' });
  const [certificate, key] = ['fullchain', 'privkey'].map((part) => path.join(folder, `${part}.pem`));
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', [...request, '-keyout', key!, '-out', certificate!], { stdio: 'ignore' });
  const https = edited(`${name}-https.conf`, {
    ...ports(443, port),
    '/var/www/site': root,
    [`/etc/letsencrypt/live/${host}`]: folder,
    ...more,
  });
  fs.writeFileSync(file, around(http + https));
  return args;
}

/** Publishes the export with deploy/publish.sh and starts a server, which only this computer can reach. */
export async function startServer(name: ServerName) {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(tmpdir()), 'hosting-'));
  // Servers drop root before they read files, so other users need access.
  fs.chmodSync(folder, 0o755);
  const published = path.join(folder, 'site');
  execFileSync('sh', [path.join(projectRoot, 'deploy/publish.sh'), published], { stdio: 'ignore' });
  // What certbot writes for the authority.
  const challenge = path.join(folder, 'acme/.well-known/acme-challenge');
  fs.mkdirSync(challenge, { recursive: true });
  fs.writeFileSync(path.join(challenge, 'token'), 'the token');
  // With a base path, hosts serve the folder above.
  const root = path.join(folder, 'root');
  fs.mkdirSync(path.dirname(path.join(root, basePath)), { recursive: true });
  fs.symlinkSync(published, path.join(root, basePath), 'dir');
  const [port, httpPort] = [await findFreePort(), await findFreePort()];
  const args = servers[name]({ root, folder, port, httpPort });
  const end = await launch(programs[name], args, httpPort);
  const stop = () => end().then(() => fs.rmSync(folder, { recursive: true }));
  return { url: `https://127.0.0.1:${port}`, httpUrl: `http://127.0.0.1:${httpPort}`, port, stop };
}

/**
 * Starts a program and waits until its port responds.
 *
 * @returns a function that stops it
 */
export async function launch(program: string, args: string[], port: number): Promise<() => Promise<void>> {
  const child = spawn(findProgram(program)!, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const responds = () =>
    fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  for (let turn = 0; !(await responds()); turn += 1) {
    if (turn === 100 || child.exitCode !== null) throw new Error(`${program} did not start`);
    await pause(100);
  }
  return stop;
}
