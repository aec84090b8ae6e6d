import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../build-site.mjs';
import { exportedPages } from '../../build/export/pages.mjs';
import { projectRoot } from '../../build/project.mjs';
import { UserError } from '../../build/user-error.mjs';
import { setUp } from '../set-up.mjs';
import { serveExport } from '../serve.mjs';
import { engines } from './engines.mjs';
import { takeWalk, walk } from './walk.mjs';

const out = path.join(projectRoot, 'out');

export async function main(args) {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const unknown = positionals.find((name) => !engines.some((engine) => engine.name === name));
  if (unknown) {
    const names = engines.map(({ name }) => name).join(', ');
    throw new UserError(`There is no engine "${unknown}"; there are ${names}.`);
  }
  await setUp();
  await buildSite();
  const basePath = process.env.BASE_PATH ?? '';
  const server = await serveExport({ dir: out, basePath });
  const at = (route) => new URL(server.url).origin + basePath + route;
  const steps = walk(exportedPages(out));
  const notRun = [];
  let failed = 0;
  try {
    await server.warm();
    for (const engine of engines) {
      if (positionals.length > 0 && !positionals.includes(engine.name)) continue;
      const reason = engine.missing();
      if (reason) {
        notRun.push(`${engine.name}: ${reason}`);
        continue;
      }
      const tab = await engine.start();
      console.log(`\n== ${engine.name} (${tab.version})`);
      try {
        for (const { step, failure } of await takeWalk(tab, steps, at)) {
          console.log(failure ? `  FAILED  ${step}: ${failure}` : `  passed  ${step}`);
          if (failure) failed += 1;
        }
      } finally {
        await tab.close();
      }
    }
  } finally {
    await server.close();
  }
  for (const line of notRun) console.log(`\nnot run: ${line}`);
  console.log(`\nsmoke: ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
