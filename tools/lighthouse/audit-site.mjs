import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { quietArguments } from '../browser-settings.mjs';
import { ensureBrowser } from '../browser.mjs';
import { buildSite } from '../build-site.mjs';
import { exportedPages } from '../../build/export/pages.mjs';
import { findFreePort } from '../ports.mjs';
import { projectRoot } from '../../build/project.mjs';
import { UserError } from '../../build/user-error.mjs';
import { setUp } from '../set-up.mjs';
import { serveExport } from '../serve.mjs';
import { categories, middleOf, problemsOf, readReport, table } from './marks.mjs';

const out = path.join(projectRoot, 'out');
const results = path.join(projectRoot, 'test-results');
/** Lighthouse talks to the browser over a port of its own. */
const firstDebuggingPort = 42_800;

export async function main(args) {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '1' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new UserError(`--runs is "${values.runs}": write how often each page is judged, as --runs 5.`);
  }
  await setUp({ browser: true });
  await buildSite();
  const { executablePath } = await ensureBrowser();
  const basePath = process.env.BASE_PATH ?? '';
  // Both are heavy, and wanted by this command alone.
  const { chromium } = await import('playwright-core');
  const { default: lighthouse } = await import('lighthouse');
  const server = await serveExport({ dir: out, basePath });
  const port = await findFreePort(firstDebuggingPort);
  const pages = [];
  try {
    await server.warm();
    const { origin } = new URL(server.url);
    const judge = async (route) => {
      // A browser that has seen nothing yet, each time.
      const browser = await chromium.launch({
        executablePath,
        args: [...quietArguments, `--remote-debugging-port=${port}`],
      });
      try {
        const settings = { port, onlyCategories: categories, output: 'json', logLevel: 'error' };
        const result = await lighthouse(origin + basePath + route, settings);
        return readReport(route, result.lhr);
      } finally {
        await browser.close();
      }
    };
    for (const route of exportedPages(out)) {
      const judged = [];
      while (judged.length < runs) {
        const marks = await judge(route);
        // Now and then the browser records nothing; twice in a row it has a reason.
        judged.push(marks.failure ? await judge(route) : marks);
      }
      pages.push(middleOf(judged));
    }
  } finally {
    await server.close();
  }

  const problems = pages.flatMap(problemsOf);
  if (pages.length === 0) problems.push('No page was found in out/.');
  for (const line of table(pages)) console.log(line);
  for (const problem of problems) console.error(`below 100: ${problem}`);
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'lighthouse.json'), `${JSON.stringify({ pages, problems }, null, 2)}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
