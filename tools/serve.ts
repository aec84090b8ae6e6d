import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';

import compression from 'compression';
import sirv from 'sirv';

import { cacheControl, hashedFolders } from '../build/postprocess/cache-headers';
import { headerPolicy, securityHeaders } from '../build/postprocess/security-policy';
import { projectRoot } from '../lib/node/project';
import { UserError } from '../lib/node/user-error';

/** The page for unknown addresses, and settings of other hosts: visitors must not get them under these addresses. */
const notServed = /^\/(404(\.html)?|_headers|_redirects)\/*$/;
const loopback = '127.0.0.1';
/** Brotli's usual quality on servers that compress on the fly. */
const BROTLI_QUALITY = 6;
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });

/**
 * Serves an export, built for BASE_PATH, as a good static host does: addresses without `.html`, 404.html with status
 * 404, compression, and the same headers as all hosts.
 *
 * @param port 0 chooses a free port
 * @param dir the export
 * @param host the network address to listen at. By default only this computer can connect
 * @returns the server, and its address, which ends with a slash
 * @throws {UserError} when there is no export, the port is taken, or the host is no address of this computer
 */
export async function serveExport(
  port: number,
  dir = path.join(projectRoot, 'out'),
  host = loopback,
): Promise<{ url: string; server: http.Server }> {
  const basePath = process.env.BASE_PATH ?? '';
  if (!existsSync(path.join(dir, 'index.html')))
    throw new UserError(`There is no exported site in ${dir}: run \`npm run build\` first.`);
  const setHeaders = (response: http.ServerResponse, pathname: string) => {
    const isHashed = hashedFolders.some((folder) => pathname.startsWith(`/${folder}/`));
    response.setHeaders(new Headers(securityHeaders));
    response.setHeader('content-security-policy', headerPolicy);
    response.setHeader('cache-control', isHashed ? cacheControl.immutable : cacheControl.revalidate);
    const type = { '.txt': 'text/plain', '.vcf': 'text/vcard' }[path.extname(pathname)];
    if (type) response.setHeader('content-type', `${type}; charset=utf-8`);
  };
  const files = sirv(dir, { etag: true, setHeaders });
  const sendNotFound = (response: http.ServerResponse) => {
    setHeaders(response, '/404');
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(dir, '404.html')));
  };

  const server = http.createServer((request, response) => {
    const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
    if (basePath && pathname === '/')
      return response.writeHead(307, { location: `${basePath}/${query}` }).end();
    // `compression` is typed for requests of Express, but it only reads what Node's requests have too.
    return compress(request as never, response as never, () => {
      const name = pathname.slice(basePath.length) || '/';
      if (!`${pathname}/`.startsWith(`${basePath}/`) || notServed.test(name)) return sendNotFound(response);
      request.url = name + query;
      return files(request, response, () => sendNotFound(response));
    });
  });
  await once(server.listen(port, host), 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new UserError(`Port ${port} is taken.`);
    if (/^(EADDRNOTAVAIL|ENOTFOUND)$/.test(error.code ?? ''))
      throw new UserError(
        `${host} is not an address of this computer: use 0.0.0.0 for all devices in the network.`,
      );
    throw error;
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}${basePath}/`, server };
}

/** @throws {UserError} when the text is not a port number */
export function readPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UserError(`'${text}' is not a port: use a number from 0 to 65535, such as 3000.`);
  return Number(text);
}

/** `node tools/run.mjs serve [--port 3000] [--dir out]` */
export async function main(args: string[]): Promise<void> {
  const options = { port: { type: 'string', default: '3000' }, dir: { type: 'string' } } as const;
  const { port, dir } = parseArgs({ args, options }).values;
  console.log(`serving ${(await serveExport(readPort(port), dir)).url}`);
}
