import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportedPages } from '../build/export/pages.mjs';
import { projectRoot } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';
import { ensureBrowser, quietArguments } from './browser.mjs';
import { findFreePort } from './ports.mjs';
import { setUp } from './set-up.mjs';

/** What must be 100. Speed is printed only: a mark of it says as much about the machine as about the page. */
const asserted = ['accessibility', 'best-practices', 'seo'];
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/**
 * What of a page's marks is below 100, and which audits cost it.
 *
 * @param {string} route
 * @param {object} report `lhr`, as Lighthouse calls it
 * @returns {string[]} sentences
 */
export function problemsOf(route, { categories, audits, runtimeError }) {
  if (runtimeError) return [`${route}: could not be judged: ${runtimeError.message}`];
  return asserted
    .filter((name) => categories[name]?.score !== 1)
    .map((name) => {
      const causes = (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
        .map(({ id }) => `${id} (${audits[id].title})`);
      return `${route}: ${name} ${(categories[name]?.score ?? 0) * 100} of 100; ${causes.join('; ')}`;
    });
}

/** `npm run lighthouse [-- --runs 5]`: the run in the middle by speed is printed. */
export async function main(args) {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '1' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new UserError(`--runs is "${values.runs}": write how often each page is judged, as --runs 5.`);
  }
  await setUp({ build: true });
  const { executablePath } = await ensureBrowser();
  const { chromium } = await import('playwright-core');
  const { default: lighthouse } = await import('lighthouse');
  const { serveExport } = await import('./serve.mjs');
  const out = path.join(projectRoot, 'out');
  const server = await serveExport({ dir: out, basePath: process.env.BASE_PATH ?? '' });
  const port = await findFreePort();
  const problems = [];
  try {
    for (const route of exportedPages(out)) {
      const reports = [];
      while (reports.length < runs) {
        // A browser that has seen nothing yet, each time.
        const browser = await chromium.launch({
          executablePath,
          args: [...quietArguments, `--remote-debugging-port=${port}`],
        });
        const settings = { port, onlyCategories: [...asserted, 'performance'], logLevel: 'error' };
        const { lhr } = await lighthouse(server.url + route.slice(1), settings);
        await browser.close();
        reports.push(lhr);
        problems.push(...problemsOf(route, lhr));
      }
      const speed = ({ categories }) => categories.performance?.score ?? 0;
      const middle = reports.sort((a, b) => speed(a) - speed(b))[Math.floor(runs / 2)];
      const marks = Object.values(middle.categories).map(
        ({ id, score }) => `${id} ${Math.round(score * 100)}`,
      );
      const words = figures.map((id) => middle.audits[id]?.displayValue ?? '-');
      console.log([route.padEnd(12), ...marks, ...words].join('  '));
    }
  } finally {
    await server.close();
  }
  for (const problem of new Set(problems)) console.error(`below 100: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
