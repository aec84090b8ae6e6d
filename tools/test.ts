import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { runNode } from '../lib/node/command';
import { projectRoot } from '../lib/node/project';
import { UserError } from '../lib/node/user-error';

import { ensureBrowser, ensureFirefox } from './browser';

const cached = (name: string) => ['--cache', '--cache-strategy=content', `--cache-location=.cache/${name}`];
/** Where a step with tests writes its report. */
const reportFile = (step: string) => path.join(projectRoot, `test-results/${step}.json`);
const jestCommand = (step: string, ...args: string[]): [string, ...string[]] => [
  'jest/bin/jest.js',
  ...['--ci', '--json', `--outputFile=${reportFile(step)}`, ...args],
];

/** The command of each step. `next typegen` runs the first part of the build: build/prepare/ (build/build.ts). */
export const steps: Readonly<Record<string, [file: string, ...args: string[]]>> = {
  prepare: ['next/dist/bin/next', 'typegen'],
  types: ['typescript/bin/tsc', '--noEmit'],
  lint: ['eslint/bin/eslint.js', '.', '--max-warnings=0', ...cached('eslint/')],
  imports: [
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', 'tools/imports.mjs', '{tools,editor,build,app,components,content,lib}'],
  ],
  unused: ['knip/bin/knip.js'],
  styles: ['stylelint/bin/stylelint.mjs', '{app,components,styles}/**/*.css', '--max-warnings=0'],
  links: [
    'remark-cli/cli.js',
    ...['.', '--use', 'validate-links=repository:false', '--ignore-path', '.prettierignore'],
    ...['--frail', '--quiet'],
  ],
  format: ['prettier/bin/prettier.cjs', '--check', '.', ...cached('prettier/state')],
  unit: jestCommand('unit', '--maxWorkers=2'),
  build: ['next/dist/bin/next', 'build'],
  browser: ['@playwright/test/cli.js', 'test'],
  budget: ['@playwright/test/cli.js', 'test', 'e2e/whole-browser/budget.spec.ts'],
  hosting: jestCommand('hosting', '--testMatch', '**/*.hosting.ts'),
};
/** Steps that `npm test` leaves out. */
const onRequest = ['budget', 'hosting'];
const withoutTests = ['types', 'lint', 'imports', 'unused', 'styles', 'links', 'format'];

/**
 * The stages run one after the other. The lanes of a stage run in parallel, which is faster on two cores. Only the
 * requested steps run. A build empties the folder with the route types, so the type check is in a later stage.
 */
const stages: string[][][] = [
  [['prepare']],
  [['build'], ['unit']],
  [['browser'], withoutTests],
  [['budget', 'hosting']],
];

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that failed at the first try and then passed. */
  flaky: number;
}

/** How many tests of a step passed and failed, by its report. A step without a report is one test. */
function countOf(step: string, code: number): Count {
  // A program can fail although no test did: a file cannot be run, or an error occurs outside of the tests.
  const failed = Number(code !== 0);
  if (!existsSync(reportFile(step))) return { passed: 1 - failed, failed, skipped: 0, flaky: 0 };
  const report = JSON.parse(readFileSync(reportFile(step), 'utf8'));
  // Playwright's.
  if (report.stats) {
    const { expected, unexpected, skipped, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected || failed, skipped, flaky };
  }
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  return { passed: numPassedTests, failed: numFailedTests || failed, skipped: numPendingTests, flaky: 0 };
}

/**
 * The environment of a program. NODE_ENV has the right value, whatever the shell has, or a build fails. The build leaves
 * the types to their own step.
 */
function envOf(file: string): Record<string, string> {
  if (file.startsWith('next/')) return { NODE_ENV: 'production', TYPES_ARE_CHECKED: '1' };
  return file.startsWith('jest/') ? { NODE_ENV: 'test' } : {};
}

/** Runs a step. Its output is shown at once, or in one piece at the end. */
async function runStep(step: string, isShown: boolean): Promise<Count & { step: string; seconds: number }> {
  if (isShown) console.log(`\n== ${step}`);
  const [file = '', ...args] = steps[step] ?? [];
  rmSync(reportFile(step), { force: true });
  const start = Date.now();
  const { code, output } = await runNode(file, args, {
    isQuiet: !isShown,
    env: envOf(file),
    // The browser tests beside them take longer.
    isLowPriority: withoutTests.includes(step),
  });
  if (!isShown) console.log(`\n== ${step}\n${output.trim()}`);
  return { step, seconds: (Date.now() - start) / 1000, ...countOf(step, code) };
}

/** `npm test`, or only some of its steps: `npm test -- unit lint` */
export async function main(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const unknown = positionals.find((name) => !steps[name]);
  if (unknown) throw new UserError(`There is no step "${unknown}". Steps: ${Object.keys(steps).join(', ')}.`);
  const isWanted = (name: string) =>
    positionals.length > 0 ? positionals.includes(name) : !onRequest.includes(name);
  // The tests replace the e-mail service, so any keys work.
  for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'])
    process.env[`NEXT_PUBLIC_EMAILJS_${name}`] ||= `test-${name.toLowerCase().replace('_', '-')}`;
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  if (isWanted('browser')) {
    await ensureBrowser();
    await ensureFirefox();
  }
  mkdirSync(path.join(projectRoot, 'test-results'), { recursive: true });

  const done: Awaited<ReturnType<typeof runStep>>[] = [];
  // After a mistake in the content, or without a build, no other step can run.
  const isStopped = () => done.some(({ step, failed }) => failed > 0 && /prepare|build/.test(step));
  for (const stage of stages) {
    const lanes = stage.map((names) => names.filter(isWanted)).filter((names) => names.length > 0);
    const runLane = async (names: string[]) => {
      for (const name of names)
        if (!isStopped()) done.push(await runStep(name, lanes.length === 1 || name === 'browser'));
    };
    await Promise.all(lanes.map(runLane));
  }
  for (const { step, seconds, ...count } of done) {
    const verdict = count.failed > 0 ? 'FAILED' : 'ok';
    const flaky = count.flaky > 0 ? `, ${count.flaky} of them only at the second try: fix them` : '';
    console.log(
      `${step.padEnd(8)} ${verdict.padEnd(6)} ${seconds.toFixed(0).padStart(4)} s  ${countsText(count)}${flaky}`,
    );
  }
  if (isStopped()) console.log('\nThe steps that are not listed were not run.');
  const sum = (key: keyof Count) => done.reduce((total, result) => total + result[key], 0);
  console.log(`\n${countsText({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })}`);
  if (sum('failed') > 0) process.exitCode = 1;
}

const countsText = ({ passed, failed, skipped }: Omit<Count, 'flaky'>) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
