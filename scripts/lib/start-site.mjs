import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.mjs';
import { findFreePort } from './ports.mjs';
import { projectRoot } from './project.mjs';
import { setUp } from './set-up.mjs';
import { serveExport } from './static-server.mjs';

export async function main(args) {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', default: process.env.PORT || '3000' } },
  });
  await setUp();
  await buildSite();
  const wanted = Number(values.port);
  const port = await findFreePort(wanted);
  if (port !== wanted) console.log(`Port ${wanted} is taken, so this is the next free one.`);
  const { url, warm } = await serveExport({
    dir: path.join(projectRoot, 'out'),
    port,
    basePath: process.env.BASE_PATH ?? '',
  });
  console.log(`The site is at ${url} (Ctrl+C stops it)`);
  await warm();
}
