import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hostFile } from '../../build/export/hosts.mjs';
import { findProgram } from '../command.mjs';
import { findFreePort } from '../ports.mjs';

const host = '127.0.0.1';

/**
 * The servers to try. `start` gives the address of a running one and the function that ends it, or undefined where its
 * program is not installed. Those `asItComes` have no configuration of ours, the others the one we ship.
 *
 * @param {object} site
 * @param {string} site.root folder to serve: the export, or the folder that holds it under the sub-path's name
 * @param {string} site.outFolder the export
 * @param {string} site.basePath '' or '/site'
 * @param {string} site.policy content security policy of all pages
 * @param {string} site.scratch an empty folder for configurations and logs
 */
export function hostServers(site) {
  const { root } = site;
  const plain = `location / { try_files $uri $uri/ =404; }`;
  return [
    {
      name: 'python http.server',
      asItComes: true,
      start: () => run('python3', (port) => ['-m', 'http.server', port, '--bind', host, '--directory', root]),
    },
    {
      name: 'nginx as it comes',
      asItComes: true,
      // What Debian installs as sites-enabled/default, with another port and folder.
      start: () =>
        runNginx(
          site,
          'plain',
          (port) => `server { listen ${host}:${port}; root ${root}; index index.html; ${plain} }`,
        ),
    },
    { name: 'Apache as it comes', asItComes: true, start: () => apache(site, false) },
    {
      name: 'Caddy as it comes',
      asItComes: true,
      start: () => run('caddy', (port) => ['file-server', '--root', root, '--listen', `${host}:${port}`]),
    },
    { name: 'nginx, our file, TLS', asItComes: false, start: () => nginxOurs(site) },
    { name: 'Apache, our file', asItComes: false, start: () => apache(site, true) },
    { name: 'Caddy, our file', asItComes: false, start: () => caddyOurs(site) },
  ];
}

/** The file we ship, changed as whoever installs it changes it. */
function edited(text, changes) {
  return Object.entries(changes).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The configuration has no "${from}".`);
    return result.replaceAll(from, () => to);
  }, text);
}

/** nginx with TLS and our file; also says its plain port and where the certificate is. */
export async function nginxOurs(site) {
  const certificate = path.join(site.scratch, 'certificate.pem');
  const key = path.join(site.scratch, 'key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const keys = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...keys, ...subject], { stdio: 'ignore' });
  const httpPort = await findFreePort();
  const running = await runNginx(site, 'ours', (port) =>
    edited(hostFile('nginx.conf', site), {
      'listen 80;': `listen ${host}:${httpPort};`,
      'listen 443 ssl': `listen ${host}:${port} ssl`,
      // Elsewhere https has its usual port, which nobody may take here.
      'https://$server_name': `https://localhost:${port}`,
      '/var/www/site': site.root,
      '/etc/ssl/site/fullchain.pem': certificate,
      '/etc/ssl/site/privkey.pem': key,
    }),
  );
  return running && { ...running, url: running.url.replace('http:', 'https:'), httpPort, certificate };
}

function runNginx({ scratch }, name, configuration) {
  const folder = path.join(scratch, `nginx-${name}`);
  mkdirSync(folder);
  const file = path.join(folder, 'nginx.conf');
  const types = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find(existsSync);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return run('nginx', (port) => {
    writeFileSync(
      file,
      `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { ${types ? `include ${types};` : ''} default_type application/octet-stream; access_log off;
${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
${configuration(port)}
}`,
    );
    return ['-c', file, '-e', path.join(folder, 'start.log')];
  });
}

function apache({ root, outFolder, scratch }, isOurs) {
  const modules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules'].find(existsSync);
  if (!modules) return undefined;
  const folder = path.join(scratch, `apache-${isOurs ? 'ours' : 'plain'}`);
  mkdirSync(folder);
  // Debian enables the first list by itself; the second is what our file makes use of.
  const wanted = ['mpm_event', 'authz_core', 'dir', 'mime', 'autoindex', 'negotiation', 'alias', 'setenvif'];
  if (isOurs) wanted.push('rewrite', 'headers', 'filter', 'deflate');
  const load = wanted
    .filter((name) => existsSync(path.join(modules, `mod_${name}.so`)))
    .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
  const rights = `Options Indexes FollowSymLinks\nAllowOverride ${isOurs ? 'All' : 'None'}\nRequire all granted`;
  const file = path.join(folder, 'apache.conf');
  return run(findProgram(['apache2', 'httpd']) ?? 'apache2', (port) => {
    writeFileSync(
      file,
      `ServerRoot ${folder}\nListen ${host}:${port}\nServerName localhost\nPidFile ${folder}/pid
ErrorLog ${folder}/error.log\n${load.join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig ${['/etc/mime.types', '/etc/apache2/mime.types'].find(existsSync) ?? '/dev/null'}
DocumentRoot "${root}"
<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>
${[...new Set([root, outFolder])].map((place) => `<Directory "${place}">\n${rights}\n</Directory>`).join('\n')}\n`,
    );
    return ['-D', 'FOREGROUND', '-f', file];
  });
}

function caddyOurs(site) {
  const file = path.join(site.scratch, 'Caddyfile');
  return run('caddy', (port) => {
    const text = edited(hostFile('Caddyfile', site), {
      [`\n${site.host} {`]: `\nhttp://${host}:${port} {`,
      '/var/www/site': site.root,
    });
    writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${text}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  });
}

/** Starts a program and waits until it listens; undefined when it is not installed. */
async function run(name, argsFor) {
  const program = findProgram([name]);
  if (!program) return undefined;
  const port = await findFreePort();
  const child = spawn(program, argsFor(String(port)), { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await listens(port)) return { url: `http://${host}:${port}`, port, close };
    await pause(100);
  }
  await close();
  throw new Error(`${name} did not start: ${output.trim().slice(-500)}`);
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, host, () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
