import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportedPages } from '../../build/export/pages.mjs';
import { projectRoot } from '../../build/project.mjs';
import { UserError } from '../../build/user-error.mjs';
import { setUp } from '../set-up.mjs';
import { engines } from './drivers.mjs';
import { takeWalk, walk } from './walk.mjs';

/** `npm run smoke:engines [-- firefox]`: walks through every page and widget in Firefox and WebKit, where they are. */
export async function main(args) {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const names = engines.map(({ name }) => name);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new UserError(`There is no engine "${unknown}"; there are ${names.join(', ')}.`);
  await setUp({ build: true });
  const { serveExport } = await import('../serve.mjs');
  const out = path.join(projectRoot, 'out');
  const server = await serveExport({ dir: out, basePath: process.env.BASE_PATH ?? '' });
  const at = (route) => server.url + route.slice(1);
  let failed = 0;
  try {
    for (const engine of engines) {
      if (positionals.length > 0 && !positionals.includes(engine.name)) continue;
      const reason = engine.missing();
      if (reason) {
        console.log(`\n== ${engine.name} was not run: ${reason}`);
        continue;
      }
      const tab = await engine.start();
      console.log(`\n== ${engine.name} (${tab.version})`);
      const results = await takeWalk(tab, walk(exportedPages(out)), at).finally(tab.close);
      for (const { step, failure } of results)
        console.log(failure ? `  FAILED  ${step}: ${failure}` : `  passed  ${step}`);
      failed += results.filter(({ failure }) => failure).length;
    }
  } finally {
    await server.close();
  }
  console.log(`\nengines: ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
