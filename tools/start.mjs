import { parseArgs } from 'node:util';
import { UserError } from '../build/user-error.mjs';
import { setUp } from './set-up.mjs';

/** `npm start`: sets up, builds what is not built, serves it: on another port than 3000 when that one is taken. */
export async function main(args) {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', default: process.env.PORT || '3000' } },
  });
  await setUp({ build: true });
  // Needs packages, which were perhaps not there before.
  const { serveExport } = await import('./serve.mjs');
  const { url } = await serveExport({ port: Number(values.port) }).catch((error) => {
    if (!(error instanceof UserError && error.message.endsWith('is taken.'))) throw error;
    console.log(`${error.message} This is another one.`);
    return serveExport();
  });
  console.log(`The site is at ${url} (Ctrl+C stops it)`);
}
