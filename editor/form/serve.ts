import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import sirv from 'sirv';

/**
 * Serves the form on this computer only.
 *
 * @param port 0 takes any free one
 */
export async function serveForm(port: number, folder: string): Promise<{ url: string; server: http.Server }> {
  const server = http.createServer(sirv(folder));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}
