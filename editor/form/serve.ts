import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import sirv from 'sirv';

import { readRequest } from '../../lib/node/local-request';

/**
 * Serves the form on this computer only.
 *
 * @param port 0 takes any free one
 */
export async function serveForm(port: number, folder: string): Promise<{ url: string; server: http.Server }> {
  const files = sirv(folder, { dev: true });
  const server = http.createServer((request, response) => {
    const asked = readRequest(request);
    if ('status' in asked) response.writeHead(asked.status).end(asked.message);
    else files(request, response, () => void response.writeHead(404).end());
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}
