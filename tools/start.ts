import { parseArgs } from 'node:util';
import { UserError } from '../build/user-error';
import { ensureBuild } from './ensure-build';
import { serveExport } from './serve';

/** `npm start`: builds what is not built and serves it: on another port than 3000 when that one is taken. */
export async function main(args: string[]): Promise<void> {
  const port = { type: 'string', default: process.env.PORT || '3000' } as const;
  const { values } = parseArgs({ args, options: { port } });
  await ensureBuild();
  const { url } = await serveExport({ port: Number(values.port) }).catch((error: unknown) => {
    if (!(error instanceof UserError && error.message.endsWith('is taken.'))) throw error;
    console.log(`${error.message} This is another one.`);
    return serveExport();
  });
  console.log(`The site is at ${url} (Ctrl+C stops it)`);
}
