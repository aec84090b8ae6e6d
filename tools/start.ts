import { parseArgs } from 'node:util';
import { loadEnvConfig } from '@next/env';
import { projectRoot } from '../build/project';
import { isBuilt, sourceHash } from '../build/source-state';
import { UserError } from '../build/user-error';
import { runNode } from './command';
import { serveExport } from './serve';

/** `npm start`: builds the site if necessary and serves it. If port 3000 is taken, it uses another port. */
export async function main(args: string[]): Promise<void> {
  const port = { type: 'string', default: process.env.PORT || '3000' } as const;
  const { values } = parseArgs({ args, options: { port } });
  // The same environment that `next build` will see.
  loadEnvConfig(projectRoot, false, { info() {}, error: console.error });
  if (!isBuilt(sourceHash()) && (await runNode('next/dist/bin/next', ['build'])).code !== 0)
    throw new UserError('Stopped, because the site could not be built.');
  const url = await serveExport(Number(values.port)).catch((error: unknown) => {
    if (!(error instanceof UserError && error.message.endsWith('is taken.'))) throw error;
    console.log(`${error.message} Using another port.`);
    return serveExport(0);
  });
  console.log(`The site is at ${url} (Ctrl+C stops it)`);
}
