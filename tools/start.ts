import { parseArgs } from 'node:util';

import { loadEnvConfig } from '@next/env';

import { isBuilt, sourceHash } from '../build/source-state';
import { runNode } from '../lib/node/command';
import { projectRoot } from '../lib/node/project';
import { UserError } from '../lib/node/user-error';

import { readPort, serveExport } from './serve';

/**
 * `npm start`: builds the site if necessary and serves it. If port 3000 is taken, it uses another port. Only this
 * computer can open the site. `npm start -- --host 0.0.0.0` serves it to all devices in the network, such as a phone.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: process.env.PORT || '3000' },
      host: { type: 'string' },
    },
  });
  const port = readPort(values.port);
  // The same environment that `next build` will see.
  loadEnvConfig(projectRoot, false, { info() {}, error: console.error });
  if (
    !isBuilt(sourceHash()) &&
    (await runNode('next/dist/bin/next', ['build'], { env: { NODE_ENV: 'production' } })).code !== 0
  )
    throw new UserError('Stopped, because the site could not be built.');
  const serve = (number: number) => serveExport(number, undefined, values.host);
  const { url } = await serve(port).catch((error: unknown) => {
    if (!(error instanceof UserError && error.message.endsWith('is taken.'))) throw error;
    console.log(`${error.message} Using another port.`);
    return serve(0);
  });
  console.log(`The site is at ${url} (Ctrl+C stops it)`);
}
