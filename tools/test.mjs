import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { projectRoot } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';
import { runNode } from './command.mjs';
import { setUp } from './set-up.mjs';

const reports = path.join(projectRoot, 'test-results');
const development = path.join(projectRoot, '.next/dev/types');

/** Each gives its count. `next typegen` checks the content and makes the pictures, too (build/adapter.mjs). */
const steps = {
  content: () => program('next/dist/bin/next', ['typegen']),
  types: () => program('typescript/bin/tsc', ['--noEmit']),
  lint: () => program('eslint/bin/eslint.js', ['.', '--max-warnings=0', ...cache('eslint')]),
  format: () => program('prettier/bin/prettier.cjs', ['--check', '.', ...cache('prettier')]),
  unit: () => suite('jest/bin/jest.js', [], 'jest.json'),
  changed: () => program('jest/bin/jest.js', ['--onlyChanged', '--passWithNoTests']),
  build: () => program('next/dist/bin/next', ['build']),
  browser: () => suite('@playwright/test/cli.js', ['test'], 'playwright.json'),
  budget: () => program('tools/run.mjs', ['budget']),
};

/**
 * What runs one after the other, and in lanes side by side: two cores gain by that as long as nobody measures time. A
 * build empties the folder in which the types of routes stand, so these two share a lane.
 */
const plans = {
  all: [
    ['content'],
    { lanes: [['build', 'types'], ['unit', 'lint', 'format']] }, // prettier-ignore
    ['browser'],
    ['budget'],
  ],
  /** A minute, before a commit. */
  check: [['content'], { lanes: [['types', 'lint'], ['unit', 'format']] }], // prettier-ignore
  /** Seconds, at every save. */
  quick: [{ lanes: [['types'], ['changed', 'lint']] }], // prettier-ignore
};

const cache = (name) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=.cache/${name}/${name === 'eslint' ? '' : 'state'}`,
];

const optionsFor = (file) => ({
  quiet: isSideBySide,
  env: file.startsWith('jest/') ? { NODE_ENV: 'test' } : {},
});

/** A program that is one test by itself. */
async function program(file, args) {
  const { code, output } = await runNode(file, args, optionsFor(file));
  return { ...countOf(code), output };
}

/** A program that reports its tests; a run without any is a failure. */
async function suite(file, args, reportName) {
  const report = path.join(reports, reportName);
  rmSync(report, { force: true });
  const isJest = reportName === 'jest.json';
  const options = isJest ? ['--json', `--outputFile=${report}`, '--ci', '--maxWorkers=2'] : [];
  // Jest writes its whole report to the standard output as well.
  const { code, output } = await runNode(file, [...args, ...options], optionsFor(file));
  const count = countOf(code, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {});
  return { ...count, output: output.replace(/^\{"num.*$/m, '') };
}

/**
 * How many tests passed and failed. What is reported beside tests (a file that could not be run, an error outside of any
 * test, a test that passed at its second try) is a failure, and so is a bad end that the report knows nothing of.
 *
 * @param {number} code how the program ended
 * @param {object} [report] of Jest or of Playwright; `{}` when it wrote none; without one the program is one test
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countOf(code, report) {
  if (!report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const { stats = {}, errors = [] } = report;
  const sum = (...numbers) => numbers.reduce((total, number) => total + (number ?? 0), 0);
  const passed = sum(report.numPassedTests, stats.expected);
  const failed = sum(
    ...[report.numFailedTests, report.numRuntimeErrorTestSuites],
    ...[stats.unexpected, stats.flaky, errors.length],
  );
  const skipped = sum(report.numPendingTests, report.numTodoTests, stats.skipped);
  const isBad = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isBad ? 1 : failed, skipped };
}

/** While lanes run, each step's words are shown in one piece when it has ended. */
let isSideBySide = false;

async function take(name, done) {
  if (!isSideBySide) console.log(`\n== ${name}`);
  const start = performance.now();
  const failed = done.find(({ step, count }) => ['content', 'build'].includes(step) && count.failed > 0);
  const count = failed
    ? { passed: 0, failed: 1, skipped: 0, note: `(not run, because ${failed.step} failed)` }
    : await steps[name]();
  if (isSideBySide) console.log(`\n== ${name}\n${(count.output ?? '').trim()}`);
  done.push({ step: name, count, seconds: (performance.now() - start) / 1000 });
}

/** `npm test [-- unit lint]`, `npm run check` and `npm run check:quick` */
export async function main(args) {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const unknown = positionals.find((name) => !steps[name] && !plans[name]);
  if (unknown) {
    throw new UserError(
      `There is no step "${unknown}"; there are ${Object.keys({ ...steps, ...plans }).join(', ')}.`,
    );
  }
  const plan = plans[positionals[0] ?? 'all'] ?? [positionals];
  // The tests send messages to an e-mail service of their own making; a build of the site's own takes the real keys.
  for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']) {
    process.env[`NEXT_PUBLIC_EMAILJS_${name}`] ||= `test-${name.toLowerCase().replace('_', '-')}`;
  }
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  const done = [];
  await setUp({ browser: plan.flat().some((name) => name === 'browser' || name === 'budget') });
  mkdirSync(reports, { recursive: true });
  // `next dev` keeps types of routes that may be gone by now, and the type check would stop at them.
  rmSync(development, { recursive: true, force: true });
  for (const stage of plan) {
    isSideBySide = Boolean(stage.lanes);
    const lanes = (stage.lanes ?? [stage]).map(async (names) => {
      for (const name of names) await take(name, done);
    });
    await Promise.all(lanes);
  }
  for (const { step, count, seconds } of done) {
    const verdict = count.failed > 0 ? 'FAILED' : 'ok';
    const time = `${seconds.toFixed(0).padStart(4)} s`;
    console.log(step.padEnd(8), verdict.padEnd(6), time, words(count), count.note ?? '');
  }
  const sum = (key) => done.reduce((total, { count }) => total + count[key], 0);
  const all = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  console.log(`\n${words(all)}`);
  if (all.failed > 0) process.exitCode = 1;
}

const words = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
