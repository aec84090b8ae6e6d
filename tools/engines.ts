import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportedPages } from '../build/exported-pages';
import { projectRoot } from '../build/project';
import { engines } from '../e2e/other-browsers/drivers.mjs';
import { takeWalk } from '../e2e/other-browsers/walk.mjs';
import { ensureBuild } from './ensure-build';
import { serveExport } from './serve';

/** `npm run smoke:engines [-- firefox]`: walks through every page and widget in Firefox and WebKit, where they are. */
export async function main(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  await ensureBuild();
  const server = await serveExport();
  const routes = exportedPages(path.join(projectRoot, 'out'));
  let failed = 0;
  for (const { name, needs, start } of engines) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const programs = needs();
    const missing = Object.keys(programs).filter((program) => !programs[program]);
    if (missing.length > 0) {
      console.log(`\n== ${name} was not run: not found (Debian's names): ${missing.join(', ')}`);
      continue;
    }
    const tab = await start(programs);
    console.log(`\n== ${name} (${tab.version})`);
    const addressOf = (route: string) => server.url + route.slice(1);
    const results = await takeWalk(tab, routes, addressOf).finally(tab.close);
    for (const { step, failure } of results)
      console.log(failure ? `  FAILED  ${step}: ${failure}` : `  passed  ${step}`);
    failed += results.filter(({ failure }) => failure).length;
  }
  await server.close();
  console.log(`\nengines: ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
