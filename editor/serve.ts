import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { projectRoot } from '../build/project';
import { readContent } from '../content/read';
import { editorConfig, type Backend } from './config';
import { editorFiles } from './files';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
};

/**
 * Serves the form on this computer alone.
 *
 * @param port 0 takes any free one
 */
export async function serveEditor(
  port: number,
  backend: Backend,
): Promise<{ url: string; server: http.Server }> {
  const fixed = editorFiles({});
  const server = http.createServer(({ url = '/' }, response) => {
    const name = new URL(url, 'http://localhost').pathname.slice(1) || 'index.html';
    // The choices of today, whenever the form is opened.
    const body =
      name === 'config.json'
        ? Buffer.from(JSON.stringify(editorConfig(readContent(projectRoot).content, backend)))
        : fixed.get(name);
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
