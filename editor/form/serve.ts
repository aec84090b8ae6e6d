import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { formatMistake } from '../../content/check/mistake';
import { readContent } from '../../content/check/read';
import { projectRoot } from '../../lib/node/project';
import { readRequest } from '../../system/local-request';

import { formConfig, type Backend } from './config';
import { formFiles } from './form-files';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
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
  const server = http.createServer((request, response) => {
    const asked = readRequest(request);
    if ('status' in asked)
      return void response.writeHead(asked.status, { 'content-type': 'text/plain' }).end(asked.message);
    const name = asked.pathname.slice(1) || 'index.html';
    let body = fixed.get(name);
    if (name === 'config.json') {
      // Read at each opening of the form, so that its choices are up to date.
      const { content, mistakes } = readContent(root);
      try {
        body = Buffer.from(JSON.stringify(formConfig(content, backend)));
      } catch (error) {
        // If a file is missing, the form has no choices to offer.
        const message = mistakes.length > 0 ? mistakes.map(formatMistake).join('\n') : String(error);
        return void response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
      }
    }
    if (name === 'changes' && changes) {
      response.writeHead(200, { 'content-type': types['.html'], 'cache-control': 'no-store' });
      return void response.end(changes.page());
    }
    if (name.startsWith('changes/') && changes)
      return void changes.screenshotAt(name).then((picture) => {
        response.writeHead(picture ? 200 : 404, {
          'content-type': 'image/jpeg',
          'cache-control': 'no-store',
        });
        response.end(picture);
      });
    response.writeHead(body ? 200 : 404, {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve()),
  );
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}
