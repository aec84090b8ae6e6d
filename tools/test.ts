import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { runNode } from '../lib/node/command';
import { projectRoot } from '../lib/node/project';
import { UserError } from '../lib/node/user-error';

import { ensureBrowser, ensureFirefox } from './browser';

const cached = (name: string) => ['--cache', '--cache-strategy=content', `--cache-location=.cache/${name}`];
/** Reports with the number of tests. A step without a report counts as one test. */
const reports: Record<string, string> = {
  unit: 'test-results/unit.json',
  large: 'test-results/large.json',
  browser: 'test-results/playwright.json',
};
const jestReport = (step: string) => ['--json', `--outputFile=${reports[step]}`];

/** The command of each step. `next typegen` also checks the content and makes the pictures (build/build.ts). */
export const steps: Readonly<Record<string, [file: string, ...args: string[]]>> = {
  content: ['next/dist/bin/next', 'typegen'],
  types: ['typescript/bin/tsc', '--noEmit'],
  lint: ['eslint/bin/eslint.js', '.', '--max-warnings=0', ...cached('eslint/')],
  styles: ['stylelint/bin/stylelint.mjs', '{app,components,styles}/**/*.css', '--max-warnings=0'],
  format: ['prettier/bin/prettier.cjs', '--check', '.', ...cached('prettier/state')],
  unit: ['jest/bin/jest.js', '--ci', '--maxWorkers=2', ...jestReport('unit')],
  large: ['jest/bin/jest.js', '--ci', '--testMatch', '**/*.large.ts', ...jestReport('large')],
  changed: ['jest/bin/jest.js', '--onlyChanged', '--passWithNoTests'],
  build: ['next/dist/bin/next', 'build'],
  browser: ['@playwright/test/cli.js', 'test'],
  budget: ['@playwright/test/cli.js', 'test', 'e2e/every-page/budget.spec.ts'],
  hosting: ['jest/bin/jest.js', '--testMatch', '**/*.hosting.ts'],
};
/** Steps that `npm test` leaves out. */
export const onRequest = ['changed', 'budget', 'hosting'];
/** These run with low priority: `npm test` has nothing after them, and the browser tests beside them take longer. */
const lowPriority = ['types', 'lint', 'styles', 'format'];

/**
 * The stages run one after the other. The lanes of a stage run in parallel, which is faster on two cores. Only the
 * requested steps run. A build empties the folder with the route types, so the type check is in a later stage.
 */
const stages: string[][][] = [
  [['content']],
  [
    ['build', 'large'],
    ['unit', 'changed'],
  ],
  [['browser'], ['types', 'lint', 'styles', 'format']],
  [['budget', 'hosting']],
];

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that failed at the first try and then passed. */
  flaky: number;
}

/** The counts in a report of Jest, or of Playwright (`stats`). */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** The report of a step, if it wrote one. */
function reportOf(step: string): Report | undefined {
  const file = path.join(projectRoot, reports[step] ?? '');
  return reports[step] && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** How many tests of a step passed and failed; a step without a report is one test. */
function countOf(step: string, code: number): Count {
  const report = reportOf(step);
  const isCounted = report !== undefined;
  const { stats, ...jest }: Report = report ?? {};
  const { expected = Number(!isCounted && code === 0), unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  return {
    passed: (jest.numPassedTests ?? expected) + flaky,
    // A program can fail although no test did: a file cannot be run, or an error occurs outside of the tests.
    failed: (jest.numFailedTests ?? unexpected) || Number(code !== 0),
    skipped: jest.numPendingTests ?? skipped,
    flaky,
  };
}

/** NODE_ENV of a program, whatever the shell has: a build fails with another value. */
function nodeEnvOf(file: string): Record<string, string> {
  if (file.startsWith('next/')) return { NODE_ENV: 'production' };
  return file.startsWith('jest/') ? { NODE_ENV: 'test' } : {};
}

/** Runs a step. Its output is shown at once, or in one piece at the end. */
async function runStep(step: string, isShown: boolean): Promise<Count & { step: string; seconds: number }> {
  if (isShown) console.log(`\n== ${step}`);
  const [file = '', ...args] = steps[step] ?? [];
  if (reports[step]) rmSync(path.join(projectRoot, reports[step]), { force: true });
  const start = Date.now();
  const { code, output } = await runNode(file, args, {
    isQuiet: !isShown,
    env: nodeEnvOf(file),
    isLowPriority: lowPriority.includes(step),
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
  for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']) {
    process.env[`NEXT_PUBLIC_EMAILJS_${name}`] ||= `test-${name.toLowerCase().replace('_', '-')}`;
  }
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  if (isWanted('browser')) {
    await ensureBrowser();
    await ensureFirefox();
  }
  mkdirSync(path.join(projectRoot, 'test-results'), { recursive: true });

  const done: Awaited<ReturnType<typeof runStep>>[] = [];
  // Without valid content or a build, no other step can run.
  const isStopped = () => done.some(({ step, failed }) => failed > 0 && /content|build/.test(step));
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
  const sum = (key: keyof Count) => done.reduce((total, result) => total + result[key], 0);
  const all = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  if (isStopped()) console.log('\nThe steps that are not listed were not run.');
  console.log(`\n${countsText(all)}`);
  if (all.failed > 0) process.exitCode = 1;
}

const countsText = ({ passed, failed, skipped }: Omit<Count, 'flaky'>) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
