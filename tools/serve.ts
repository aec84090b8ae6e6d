import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import { caching, hashedFolders, headerPolicy, securityHeaders } from '../build/postprocess/security-policy';
import { projectRoot } from '../build/project';
import { UserError } from '../build/user-error';

/** For other hosts to read, not for visitors. */
const hostFiles = /^\/(_headers|_redirects|staticwebapp\.config\.json)$/;
const compress = compression();

export interface ServeOptions {
  /** Absolute. */
  dir?: string;
  /** 0 takes any free one. */
  port?: number;
  /** '' or '/site': the path the export was built for. */
  basePath?: string;
}

export interface Server {
  /** Ends with a slash. */
  url: string;
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves a folder of exported pages over HTTP, as a good static host would: addresses without `.html`, 404.html with its
 * status, compression, and the headers that all hosts are given.
 *
 * @throws {UserError} when there is no export in `dir`, or the port is taken
 */
export async function serveExport({
  dir = path.join(projectRoot, 'out'),
  port = 0,
  basePath = process.env.BASE_PATH ?? '',
}: ServeOptions = {}): Promise<Server> {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new UserError(`There is no exported site in ${dir}: run \`npm run build\` first.`);
  }
  const setHeaders = (response: http.ServerResponse, pathname: string) => {
    const isHashed = hashedFolders.some((folder) => pathname.startsWith(`/${folder}/`));
    const headers = {
      ...securityHeaders,
      'content-security-policy': headerPolicy,
      'cache-control': isHashed ? caching.immutable : caching.revalidate,
      ...(pathname.endsWith('.txt') && { 'content-type': 'text/plain; charset=utf-8' }),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  const files = sirv(dir, { etag: true, setHeaders });
  const refuse = (response: http.ServerResponse) => {
    setHeaders(response, '/404');
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(dir, '404.html')));
  };

  const server = http.createServer((request, response) => {
    const [, address = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    if (basePath && address === '/')
      return response.writeHead(307, { location: `${basePath}/${query}` }).end();
    // The types of `compression` are those of Express, which has more in its requests than it reads.
    return compress(request as never, response as never, () => {
      request.url = `${address.slice(basePath.length) || '/'}${query}`;
      const isInside = `${address}/`.startsWith(`${basePath}/`);
      if (!isInside || hostFiles.test(request.url)) refuse(response);
      else files(request, response, () => refuse(response));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new UserError(`Port ${port} is taken.`) : error);
    });
    server.listen(port, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actualPort}${basePath}/`,
    port: actualPort,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** `node tools/run.mjs serve [--port 3000]` */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '3000' } } });
  const { url } = await serveExport({ port: Number(values.port) });
  console.log(`serving ${url}`);
}
