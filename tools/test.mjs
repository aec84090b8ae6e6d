import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { projectRoot } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';
import { runNode } from './command.mjs';
import { setUp } from './set-up.mjs';
import { countJest, countPlaywright, countPrograms, lastLine, summary } from './test-results.mjs';

const reports = path.join(projectRoot, 'test-results');
const development = path.join(projectRoot, '.next/dev/types');

/** Each gives its count. `next typegen` checks the content and makes the pictures, too (build/adapter.mjs). */
const steps = {
  content: () => program('next/dist/bin/next', ['typegen']),
  types: () => program('typescript/bin/tsc', ['--noEmit']),
  lint: () => program('eslint/bin/eslint.js', ['.', '--max-warnings=0', ...cache('eslint')]),
  format: () => program('prettier/bin/prettier.cjs', ['--check', '.', ...cache('prettier')]),
  unit: () => jest([]),
  changed: () => jest(['--onlyChanged', '--passWithNoTests']),
  build: () => program('next/dist/bin/next', ['build']),
  browser: playwright,
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

async function program(file, args) {
  const { code, output } = await runNode(file, args, { quiet: isSideBySide });
  return { ...countPrograms([code]), output };
}

async function jest(args) {
  const report = path.join(reports, 'jest.json');
  rmSync(report, { force: true });
  const { code, output } = await runNode(
    'jest/bin/jest.js',
    ['--ci', '--json', `--outputFile=${report}`, '--maxWorkers=2', ...args],
    { quiet: isSideBySide, env: { NODE_ENV: 'test' } },
  );
  return { ...countJest(read(report), code, args.includes('--passWithNoTests')), output };
}

async function playwright() {
  const report = path.join(reports, 'playwright.json');
  rmSync(report, { force: true });
  const { code } = await runNode('@playwright/test/cli.js', ['test']);
  return countPlaywright(read(report), code);
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** While lanes run, each step's words are shown in one piece when it has ended. */
let isSideBySide = false;

async function take(name, done) {
  if (!isSideBySide) console.log(`\n== ${name}`);
  const start = performance.now();
  const failed = done.find(({ step, count }) => ['content', 'build'].includes(step) && count.failed > 0);
  const count = failed
    ? { passed: 0, failed: 1, skipped: 0, note: `not run, because ${failed.step} failed` }
    : await steps[name]();
  if (isSideBySide) console.log(`\n== ${name}\n${tidy(count.output)}`);
  done.push({ step: name, count, seconds: (performance.now() - start) / 1000 });
}

/** Jest writes its whole report to the standard output as well. */
const tidy = (output = '') => output.replace(/^\{"num.*$/m, '').trim();

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
  console.log(`\n${summary(done).join('\n')}\n\n${lastLine(done.map(({ count }) => count))}`);
  if (done.some(({ count }) => count.failed > 0)) process.exitCode = 1;
}
