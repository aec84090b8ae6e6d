import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { exportedPages } from '../build/exported-pages';
import { projectRoot } from '../build/project';
import { ensureBrowser, quietArguments } from './browser';
import { findFreePort } from './command';
import { ensureBuild } from './ensure-build';
import { serveExport } from './serve';

/** What must be 100. Speed is printed only: a mark of it says as much about the machine as about the page. */
const asserted = ['accessibility', 'best-practices', 'seo'];
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** What of a page's marks is below 100, as sentences that name the audits that cost it. */
function problemsOf(route: string, { categories, audits, runtimeError }: Result): string[] {
  if (runtimeError) return [`${route}: could not be judged: ${runtimeError.message}`];
  return asserted
    .filter((name) => categories[name]?.score !== 1)
    .map((name) => {
      const causes = (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} (${audits[id]?.title})`);
      return `${route}: ${name} ${(categories[name]?.score ?? 0) * 100} of 100; ${causes.join('; ')}`;
    });
}

/** `npm run lighthouse [-- --runs 5]`: the run in the middle by speed is printed. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '1' } } });
  await ensureBuild();
  const { default: lighthouse } = await import('lighthouse');
  const { executablePath } = await ensureBrowser();
  const server = await serveExport();
  const problems = new Set<string>();
  for (const route of exportedPages(path.join(projectRoot, 'out'))) {
    const reports: Result[] = [];
    while (reports.length < Number(values.runs)) {
      // A browser that has seen nothing yet, each time.
      const port = await findFreePort();
      const browserArguments = [`--remote-debugging-port=${port}`, ...quietArguments];
      const browser = await chromium.launch({ executablePath, args: browserArguments });
      const result = await lighthouse(server.url + route.slice(1), {
        onlyCategories: [...asserted, 'performance'],
        // Some pages keep search engines away on purpose; the check of the export says that the others do not.
        skipAudits: ['is-crawlable'],
        logLevel: 'error',
        port,
      }).finally(() => browser.close());
      if (!result) throw new Error(`Lighthouse gave no result for ${route}.`);
      reports.push(result.lhr);
      for (const problem of problemsOf(route, result.lhr)) problems.add(problem);
    }
    const speed = ({ categories }: Result) => categories.performance?.score ?? 0;
    const middle = reports.sort((a, b) => speed(a) - speed(b))[Math.floor(reports.length / 2)];
    const marks = Object.values(middle?.categories ?? {}).map(
      ({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`,
    );
    const words = figures.map((id) => middle?.audits[id]?.displayValue ?? '-');
    console.log([route.padEnd(12), ...marks, ...words].join('  '));
  }
  await server.close();
  for (const problem of problems) console.error(`below 100: ${problem}`);
  if (problems.size > 0) process.exitCode = 1;
}
