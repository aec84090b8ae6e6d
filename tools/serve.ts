import { once } from 'node:events';
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

/** Settings of other hosts, which visitors must not get. */
const hostFiles = /^\/(_headers|_redirects|staticwebapp\.config\.json)$/;
const compress = compression();

/**
 * Serves an export, built for BASE_PATH, as a good static host does: addresses without `.html`, 404.html with status
 * 404, compression, and the same headers as all hosts.
 *
 * @param port 0 chooses a free port
 * @returns the address; it ends with a slash
 */
export async function serveExport(port: number, dir = path.join(projectRoot, 'out')): Promise<string> {
  const basePath = process.env.BASE_PATH ?? '';
  if (!existsSync(path.join(dir, 'index.html')))
    throw new UserError(`There is no exported site in ${dir}: run \`npm run build\` first.`);
  const setHeaders = (response: http.ServerResponse, pathname: string) => {
    const isHashed = hashedFolders.some((folder) => pathname.startsWith(`/${folder}/`));
    response.setHeaders(new Headers(securityHeaders));
    response.setHeader('content-security-policy', headerPolicy);
    response.setHeader('cache-control', isHashed ? caching.immutable : caching.revalidate);
    if (pathname.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8');
  };
  const files = sirv(dir, { etag: true, setHeaders });
  const sendNotFound = (response: http.ServerResponse) => {
    setHeaders(response, '/404');
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(dir, '404.html')));
  };

  const server = http.createServer((request, response) => {
    const [, address = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    if (basePath && address === '/')
      return response.writeHead(307, { location: `${basePath}/${query}` }).end();
    // `compression` is typed for requests of Express, but it only reads what Node's requests have too.
    return compress(request as never, response as never, () => {
      request.url = `${address.slice(basePath.length) || '/'}${query}`;
      const isInside = `${address}/`.startsWith(`${basePath}/`);
      if (!isInside || hostFiles.test(request.url)) sendNotFound(response);
      else files(request, response, () => sendNotFound(response));
    });
  });
  await once(server.listen(port), 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new UserError(`Port ${port} is taken.`) : error;
  });
  return `http://localhost:${(server.address() as AddressInfo).port}${basePath}/`;
}

/** `node tools/run.mjs serve [--port 3000] [--dir out]` */
export async function main(args: string[]): Promise<void> {
  const options = { port: { type: 'string', default: '3000' }, dir: { type: 'string' } } as const;
  const { port, dir } = parseArgs({ args, options }).values;
  console.log(`serving ${await serveExport(Number(port), dir)}`);
}
