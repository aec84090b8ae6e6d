import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { readWholeContent } from '../../content/check/read';
import { readRequest } from '../../lib/node/local-request';
import { projectRoot } from '../../lib/node/project';
import { UserError } from '../../lib/node/user-error';

import { formConfig, type Backend } from './config';
import { formFiles } from './form-files';

const types = {
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

export interface Changes {
  page: () => string;
  screenshotAt: (address: string) => Promise<Buffer | undefined>;
}

/**
 * Serves the form on this computer only.
 *
 * @param port 0 takes any free one
 * @param root the folder with the content
 * @param changes makes the page /changes, and its pictures
 */
export async function serveForm(
  port: number,
  backend: Backend,
  root = projectRoot,
  changes?: Changes,
): Promise<{ url: string; server: http.Server }> {
  const fixed = formFiles({});
  const send = (response: http.ServerResponse, status: number, type: string, body?: Buffer | string) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  const respond = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const asked = readRequest(request);
    if ('status' in asked) return send(response, asked.status, types['.txt'], asked.message);
    const name = asked.pathname.slice(1) || 'index.html';
    if (name === 'changes' && changes) return send(response, 200, types['.html'], changes.page());
    if (name.startsWith('changes/') && changes) {
      const picture = await changes.screenshotAt(name);
      return send(response, picture ? 200 : 404, types['.jpg'], picture);
    }
    const body =
      name === 'config.json'
        ? // Read at each opening of the form, so that its choices are up to date.
          JSON.stringify(formConfig(readWholeContent(root), backend))
        : fixed.get(name);
    const type = (types as Record<string, string>)[path.extname(name)] ?? 'application/octet-stream';
    return send(response, body === undefined ? 404 : 200, type, body);
  };
  const server = http.createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      if (!(error instanceof UserError)) console.error(error);
      if (response.headersSent) response.destroy();
      else send(response, 500, types['.txt'], message);
    });
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve()),
  );
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}
