import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportedPages } from '../build/export/pages.mjs';
import { projectRoot } from '../build/project.mjs';
import { setUp } from './set-up.mjs';

/** What must be 100. Speed is printed only: a mark of it says as much about the machine as about the page. */
const asserted = ['accessibility', 'best-practices', 'seo'];
/** Some pages keep search engines away on purpose; the check of the export says that the others do not. */
const flags = {
  onlyCategories: [...asserted, 'performance'],
  skipAudits: ['is-crawlable'],
  logLevel: 'error',
};
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
  await setUp({ build: true });
  const { ensureBrowser, quietArguments } = await import('./browser.mjs');
  const { launch } = await import('chrome-launcher');
  const { default: lighthouse } = await import('lighthouse');
  const { serveExport } = await import('./serve.mjs');
  const { executablePath: chromePath } = await ensureBrowser();
  const chromeFlags = ['--headless=new', '--no-sandbox', ...quietArguments];
  const server = await serveExport();
  const problems = new Set();
  for (const route of exportedPages(path.join(projectRoot, 'out'))) {
    const reports = [];
    do {
      // A browser that has seen nothing yet, each time.
      const chrome = await launch({ chromePath, chromeFlags });
      const settings = { ...flags, port: chrome.port };
      const { lhr } = await lighthouse(server.url + route.slice(1), settings);
      chrome.kill();
      reports.push(lhr);
      for (const problem of problemsOf(route, lhr)) problems.add(problem);
    } while (reports.length < Number(values.runs));
    const speed = ({ categories }) => categories.performance?.score ?? 0;
    const middle = reports.sort((a, b) => speed(a) - speed(b))[Math.floor(reports.length / 2)];
    const marks = Object.values(middle.categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`);
    const words = figures.map((id) => middle.audits[id]?.displayValue ?? '-');
    console.log([route.padEnd(12), ...marks, ...words].join('  '));
  }
  await server.close();
  for (const problem of problems) console.error(`below 100: ${problem}`);
  if (problems.size > 0) process.exitCode = 1;
}
