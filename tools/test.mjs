import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';
import { runNode } from './command.mjs';
import { setUp } from './set-up.mjs';

const cached = (place) => ['--cache', '--cache-strategy=content', `--cache-location=.cache/${place}`];
const jestReport = 'test-results/jest.json';

/** What each step runs. `next typegen` checks the content and makes the pictures, too (build/adapter.mjs). */
const steps = {
  content: ['next/dist/bin/next', 'typegen'],
  types: ['typescript/bin/tsc', '--noEmit'],
  lint: ['eslint/bin/eslint.js', '.', '--max-warnings=0', ...cached('eslint/')],
  format: ['prettier/bin/prettier.cjs', '--check', '.', ...cached('prettier/state')],
  unit: ['jest/bin/jest.js', '--ci', '--maxWorkers=2', '--json', `--outputFile=${jestReport}`],
  changed: ['jest/bin/jest.js', '--onlyChanged', '--passWithNoTests'],
  build: ['next/dist/bin/next', 'build'],
  browser: ['@playwright/test/cli.js', 'test'],
  budget: ['tools/run.mjs', 'budget'],
};
/** Nothing in these waits for anything, so they leave the processor to tests. */
const patient = ['types', 'lint', 'format'];
/** Where a step counts its tests; any other step is one test by itself. */
const reports = { unit: jestReport, browser: 'test-results/playwright.json' };

/**
 * Stages, one after the other, each of lanes that run side by side: two cores gain by that as long as nobody measures
 * time. A build empties the folder in which the types of routes stand, so these two are never beside each other.
 */
const plans = {
  all: [[['content']], [['build', 'budget'], ['unit']], [['browser'], ['types', 'lint', 'format']]], // prettier-ignore
  /** A minute, before a commit. */
  check: [[['content']], [['types', 'lint'], ['unit', 'format']]], // prettier-ignore
  /** Seconds, at every save. */
  quick: [[['types'], ['changed', 'lint']]],
};

/**
 * How many tests passed and failed. What is reported beside tests (a file that could not be run, an error outside of any
 * test, a test that passed at its second try) is a failure, and so is a bad end that the report knows nothing of.
 *
 * @param {number} code how the program ended
 * @param {object} [report] of Jest or of Playwright; `{}` when it wrote none; without one the program is one test
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countOf(code, report = { numPassedTests: code === 0 ? 1 : 0 }) {
  const { stats = {}, errors = [] } = report;
  const sum = (...numbers) => numbers.reduce((total, number) => total + (number ?? 0), 0);
  const passed = sum(report.numPassedTests, stats.expected);
  const ofJest = sum(report.numFailedTests, report.numRuntimeErrorTestSuites);
  const failed = sum(ofJest, stats.unexpected, stats.flaky, errors.length);
  const skipped = sum(report.numPendingTests, report.numTodoTests, stats.skipped);
  const isBad = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isBad ? 1 : failed, skipped };
}

/** Runs a step and shows what it says: as it comes, or in one piece when it has ended. */
async function take(step, isShown) {
  if (isShown) console.log(`\n== ${step}`);
  const [file, ...args] = steps[step];
  const report = reports[step] && path.join(projectRoot, reports[step]);
  if (report) rmSync(report, { force: true });
  const start = Date.now();
  const env = file.startsWith('jest/') ? { NODE_ENV: 'test' } : {};
  const { code, output } = await runNode(file, args, {
    quiet: !isShown,
    env,
    givesWay: patient.includes(step),
  });
  if (!isShown) console.log(`\n== ${step}\n${output.trim()}`);
  const read = () => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {});
  return { step, seconds: (Date.now() - start) / 1000, ...countOf(code, report && read()) };
}

/** `npm test [-- unit lint]`, `npm run check` and `npm run check:quick` */
export async function main(args) {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const unknown = positionals.find((name) => !steps[name] && !plans[name]);
  if (unknown) {
    const names = Object.keys({ ...steps, ...plans });
    throw new UserError(`There is no step "${unknown}"; there are ${names.join(', ')}.`);
  }
  const plan = plans[positionals[0] ?? 'all'] ?? [[positionals]];
  // The tests send messages to an e-mail service of their own making; a build of the site's own takes the real keys.
  for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']) {
    process.env[`NEXT_PUBLIC_EMAILJS_${name}`] ||= `test-${name.toLowerCase().replace('_', '-')}`;
  }
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  await setUp({ browser: plan.flat(2).some((name) => name === 'browser' || name === 'budget') });
  mkdirSync(path.join(projectRoot, 'test-results'), { recursive: true });
  // `next dev` keeps types of routes that may be gone by now, and the type check would stop at them.
  rmSync(path.join(projectRoot, '.next/dev/types'), { recursive: true, force: true });

  const done = [];
  // Without content or a build nothing else says anything.
  const isStopped = () => done.some(({ step, failed }) => failed > 0 && /content|build/.test(step));
  for (const lanes of plan) {
    const runLane = async (names) => {
      for (const name of names)
        if (!isStopped()) done.push(await take(name, lanes.length === 1 || name === 'browser'));
    };
    await Promise.all(lanes.map(runLane));
  }
  for (const result of done) {
    const verdict = result.failed > 0 ? 'FAILED' : 'ok';
    console.log(
      `${result.step.padEnd(8)} ${verdict.padEnd(6)} ${result.seconds.toFixed(0).padStart(4)} s  ${words(result)}`,
    );
  }
  const sum = (key) => done.reduce((total, result) => total + result[key], 0);
  const all = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  if (isStopped()) console.log('\nThe steps that are not listed were not run.');
  console.log(`\n${words(all)}`);
  if (all.failed > 0) process.exitCode = 1;
}

const words = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
