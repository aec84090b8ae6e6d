import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { serveExport } from '../serve.mjs';
import { caddyfile, nginx } from '../../build/export/hosts.mjs';

/** A server that this machine cannot run; the message says why. */
export class NotRunnable extends Error {}

const host = '127.0.0.1';

/**
 * The servers to try. `start` gives the address of a running one and the function that ends it. Those `asItComes` have
 * no configuration of ours, the others the one we ship.
 *
 * @param {object} site
 * @param {string} site.root folder to serve: the export, or the folder that holds it under the sub-path's name
 * @param {string} site.outFolder the export
 * @param {string} site.basePath '' or '/site'
 * @param {string} site.policy content security policy of all pages
 * @param {string} site.scratch an empty folder for configurations and logs
 */
export function hostServers(site) {
  return [
    { name: 'python http.server', asItComes: true, start: () => python(site) },
    { name: 'serve', asItComes: true, start: () => serve(site) },
    { name: 'nginx as it comes', asItComes: true, start: () => nginxPlain(site) },
    { name: 'Apache as it comes', asItComes: true, start: () => apache(site, false) },
    { name: 'Caddy as it comes', asItComes: true, start: () => caddyPlain(site) },
    { name: 'scripts/serve.mjs', asItComes: true, start: () => own(site) },
    { name: 'nginx, our file, TLS', asItComes: false, start: () => nginxOurs(site) },
    { name: 'Apache, our file', asItComes: false, start: () => apache(site, true) },
    { name: 'Caddy, our file', asItComes: false, start: () => caddyOurs(site) },
  ];
}

async function own({ outFolder, basePath }) {
  const { url, close } = await serveExport({ dir: outFolder, host, basePath });
  return { url: new URL(url).origin, close };
}

async function python({ root }) {
  const port = await freePort();
  return run('python3', ['-m', 'http.server', `${port}`, '--bind', host, '--directory', root], port);
}

async function serve({ root }) {
  const port = await freePort();
  return run('serve', ['--listen', `tcp://${host}:${port}`, '--no-clipboard', root], port);
}

async function nginxPlain(site) {
  const port = await freePort();
  // What Debian installs as sites-enabled/default, with another port and folder.
  return runNginx(
    site,
    'plain',
    port,
    `server { listen ${host}:${port}; root ${site.root}; index index.html; server_name _;
      location / { try_files $uri $uri/ =404; } }`,
  );
}

/**
 * nginx with TLS and our file.
 * @returns {Promise<{ url: string, httpPort: number, port: number, certificate: string, close: () => Promise<void> }>}
 */
export async function nginxOurs(site) {
  const [httpPort, port] = [await freePort(), await freePort()];
  const certificate = path.join(site.scratch, 'certificate.pem');
  const key = path.join(site.scratch, 'key.pem');
  program('openssl');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    { stdio: 'ignore' },
  );
  const text = nginx(site, {
    name: 'localhost',
    root: site.root,
    certificate,
    key,
    http: `${host}:${httpPort}`,
    https: `${host}:${port}`,
    // Elsewhere https has its usual port, which nobody may take here.
  }).replace('https://$server_name', `https://localhost:${port}`);
  const running = await runNginx(site, 'ours', port, text);
  return { ...running, url: `https://${host}:${port}`, httpPort, port, certificate };
}

async function runNginx({ scratch }, name, port, text) {
  const folder = path.join(scratch, `nginx-${name}`);
  mkdirSync(folder);
  const types = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find((file) =>
    existsSync(file),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http { ${types ? `include ${types};` : ''} default_type application/octet-stream; access_log off;
    ${temporary.join(' ')}
    ${text}
    }`,
  );
  return run('nginx', ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'start.log')], port);
}

async function apache({ root, outFolder, scratch }, isOurs) {
  const binary = ['apache2', 'httpd'].find((name) => isInstalled(name));
  if (!binary) throw new NotRunnable('apache2 is not installed');
  const modules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'].find(
    (folder) => existsSync(folder),
  );
  if (!modules) throw new NotRunnable('the modules of Apache were not found');
  const port = await freePort();
  const folder = path.join(scratch, `apache-${isOurs ? 'ours' : 'plain'}`);
  mkdirSync(folder);
  // Debian enables the first list by itself; the second is what our file makes use of.
  const wanted = ['mpm_event', 'authz_core', 'dir', 'mime', 'autoindex', 'negotiation', 'alias', 'setenvif'];
  if (isOurs) wanted.push('rewrite', 'headers', 'filter', 'deflate');
  const available = new Set(readdirSync(modules));
  const load = wanted
    .filter((name) => available.has(`mod_${name}.so`))
    .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
  const types = ['/etc/mime.types', '/etc/httpd/conf/mime.types', '/etc/apache2/mime.types'].find((file) =>
    existsSync(file),
  );
  const identity = process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : '';
  writeFileSync(
    path.join(folder, 'apache.conf'),
    `ServerRoot ${folder}\nListen ${host}:${port}\nServerName localhost\nPidFile ${folder}/pid
ErrorLog ${folder}/error.log\n${load.join('\n')}\n${identity}
${types ? `TypesConfig ${types}` : ''}
DocumentRoot ${root}
<FilesMatch "^\\.ht">\n  Require all denied\n</FilesMatch>
${[...new Set([root, outFolder])]
  .map(
    (place) => `<Directory ${place}>
  Options Indexes FollowSymLinks
  AllowOverride ${isOurs ? 'All' : 'None'}
  Require all granted
</Directory>`,
  )
  .join('\n')}
`,
  );
  return run(binary, ['-D', 'FOREGROUND', '-f', path.join(folder, 'apache.conf')], port);
}

async function caddyPlain({ root }) {
  const port = await freePort();
  return run('caddy', ['file-server', '--root', root, '--listen', `${host}:${port}`], port);
}

async function caddyOurs(site) {
  const port = await freePort();
  const file = path.join(site.scratch, 'Caddyfile');
  const options = '{\n  admin off\n  auto_https off\n}';
  writeFileSync(file, caddyfile(site, { address: `http://${host}:${port}`, root: site.root, options }));
  return run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port);
}

/** Starts a program and waits until it listens. */
async function run(name, args, port) {
  program(name);
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://${host}:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${output.trim().slice(-500)}`);
    if (await listens(port)) return { url, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await close();
  throw new Error(`${name} did not listen within 10 s: ${output.trim().slice(-500)}`);
}

function program(name) {
  if (!isInstalled(name)) throw new NotRunnable(`${name} is not installed`);
}

function isInstalled(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.some((folder) => existsSync(path.join(folder, name)));
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = http.createServer().once('error', reject);
    server.listen(0, host, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
