import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../build/project.mjs';
import { findFreePort } from './ports.mjs';
import { setUp } from './set-up.mjs';

/** `npm start`: sets up, builds what is not built, serves it. */
export async function main(args) {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', default: process.env.PORT || '3000' } },
  });
  await setUp({ build: true });
  const wanted = Number(values.port);
  const port = await findFreePort(wanted);
  if (port !== wanted) console.log(`Port ${wanted} is taken, so this is the next free one.`);
  // Needs packages, which were perhaps not there before.
  const { serveExport } = await import('./serve.mjs');
  const dir = path.join(projectRoot, 'out');
  const { url } = await serveExport({ dir, port, basePath: process.env.BASE_PATH ?? '' });
  console.log(`The site is at ${url} (Ctrl+C stops it)`);
}
