import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import { caching } from '../build/export/policy.mjs';
import { projectRoot } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';

/** For other hosts to read, not for visitors. */
const hostFiles = /^\/(_headers|_redirects|staticwebapp\.config\.json)$/;
const compress = compression();

/**
 * Serves a folder of exported pages over HTTP, as a good static host would: addresses without `.html`, 404.html with its
 * status, compression, and the headers of the folder's own `_headers` file.
 *
 * @param {object} [options]
 * @param {string} [options.dir] absolute
 * @param {number} [options.port] 0 takes any free one
 * @param {string} [options.basePath] '' or '/site': the path the export was built for
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `url` ends with a slash
 * @throws {UserError} when there is no export in `dir`, or the port is taken
 */
export async function serveExport({
  dir = path.join(projectRoot, 'out'),
  port = 0,
  basePath = process.env.BASE_PATH ?? '',
} = {}) {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new UserError(`There is no exported site in ${dir}: run \`npm run build\` first.`);
  }
  const read = (name) => (existsSync(path.join(dir, name)) ? readFileSync(path.join(dir, name), 'utf8') : '');
  const rules = read('_headers');
  const notFound = read('404.html');

  const setHeaders = (response, pathname) => {
    const headers = {
      'cache-control': caching.asked,
      ...hostHeadersFor(rules, basePath + pathname),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (pathname.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8');
  };
  const files = sirv(dir, { etag: true, setHeaders });
  const refuse = (response) => {
    setHeaders(response, '/404');
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(notFound);
  };

  const server = http.createServer((request, response) => {
    const [, address, query] = /^([^?]*)(.*)$/s.exec(request.url);
    if (basePath && address === '/')
      return response.writeHead(307, { location: `${basePath}/${query}` }).end();
    const isInside = `${address}/`.startsWith(`${basePath}/`);
    return compress(request, response, () => {
      request.url = `${address.slice(basePath.length) || '/'}${query}`;
      if (!isInside || hostFiles.test(request.url)) refuse(response);
      else files(request, response, () => refuse(response));
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(error.code === 'EADDRINUSE' ? new UserError(`Port ${port} is taken.`) : error);
    });
    server.listen(port, resolve);
  });
  const actualPort = server.address().port;
  return {
    url: `http://localhost:${actualPort}${basePath}/`,
    port: actualPort,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** `node tools/run.mjs serve [--port 3000]` */
export async function main(args) {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '3000' } } });
  const { url } = await serveExport({ port: Number(values.port) });
  console.log(`serving ${url}`);
}

/**
 * The headers that a `_headers` file sets for a path, as Netlify and Cloudflare Pages read it: a path on a line of its own
 * with `*` for anything, its headers indented below. Of two rules that set the same header the later one wins.
 *
 * @param {string} text
 * @param {string} pathname
 * @returns {Record<string, string>} names in lower case
 */
export function hostHeadersFor(text, pathname) {
  const headers = {};
  let applies = false;
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+): *(.*)$/.exec(line) ?? [];
    if (name && applies) headers[name.toLowerCase()] = value;
    if (!line.startsWith('/')) continue;
    const start = line.replace(/\*$/, '');
    applies = start === line ? pathname === line : pathname.startsWith(start);
  }
  return headers;
}
