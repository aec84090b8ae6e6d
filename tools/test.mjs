import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { clearDevelopmentTypes } from '../build/source-state.mjs';
import { nextEnvironment, runNode } from './command.mjs';
import { projectRoot } from '../build/project.mjs';
import { UserError, reportFailure } from '../build/user-error.mjs';
import { setUp } from './set-up.mjs';
import { countJest, countPlaywright, countPrograms, lastLine, summary } from './test-results.mjs';

const results = path.join(projectRoot, 'test-results');
const jestReport = path.join(results, 'jest.json');
const playwrightReport = path.join(results, 'playwright.json');

/**
 * In the order in which they run. The content goes first because it also makes the list of pictures that the types and
 * the unit tests read. Each gives its count; `needs` names a step that must have passed for this one to make sense.
 */
const steps = [
  { name: 'content', run: () => programs(['scripts/check-content.mjs'], ['scripts/pictures.mjs']) },
  { name: 'types', run: checkTypes },
  { name: 'lint', run: () => programs(['eslint/bin/eslint.js', '.', '--max-warnings=0']) },
  { name: 'format', run: () => programs(['prettier/bin/prettier.cjs', '--check', '.']) },
  { name: 'unit', run: runJest },
  { name: 'build', run: () => programs(['scripts/build.mjs']) },
  { name: 'browser', needs: 'build', run: runPlaywright },
  { name: 'budget', needs: 'build', run: () => programs(['scripts/budget.mjs']) },
];

/** Runs programs one after the other until one fails; together they count as one test. */
async function programs(...list) {
  const codes = [];
  for (const [file, ...args] of list) {
    const { code } = await runNode(file, args);
    codes.push(code);
    if (code !== 0) break;
  }
  return countPrograms(codes);
}

async function checkTypes() {
  clearDevelopmentTypes();
  const generated = await runNode('next/dist/bin/next', ['typegen'], { env: nextEnvironment('production') });
  if (generated.code !== 0) return countPrograms([generated.code]);
  return programs(['typescript/bin/tsc', '--noEmit']);
}

async function runJest() {
  rmSync(jestReport, { force: true });
  const args = ['--ci', '--json', `--outputFile=${jestReport}`];
  const { code } = await runNode('jest/bin/jest.js', args, { env: nextEnvironment('test') });
  return countJest(readReport(jestReport), code);
}

async function runPlaywright() {
  rmSync(playwrightReport, { force: true });
  const { code } = await runNode('@playwright/test/cli.js', ['test']);
  return countPlaywright(readReport(playwrightReport), code);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export async function main(args) {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const unknown = positionals.find((name) => !steps.some((step) => step.name === name));
  if (unknown) {
    throw new UserError(
      `There is no step "${unknown}"; there are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  // The tests send messages to an e-mail service of their own making; a build of the site's own takes the real keys.
  for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']) {
    process.env[`NEXT_PUBLIC_EMAILJS_${name}`] ||= `test-${name.toLowerCase().replace('_', '-')}`;
  }
  const chosen = steps.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const done = [];
  try {
    await setUp({ browser: chosen.some(({ name }) => name === 'browser' || name === 'budget') });
    mkdirSync(results, { recursive: true });
    for (const step of chosen) {
      console.log(`\n== ${step.name}`);
      const start = performance.now();
      const isHopeless = done.some(({ name, count }) => name === step.needs && count.failed > 0);
      const count = isHopeless
        ? { passed: 0, failed: 1, skipped: 0, note: `not run, because ${step.needs} failed` }
        : await step.run();
      done.push({ name: step.name, count, seconds: (performance.now() - start) / 1000 });
    }
  } catch (error) {
    reportFailure(error);
    done.push({
      name: 'run',
      count: { passed: 0, failed: 1, skipped: 0, note: 'stopped early' },
      seconds: 0,
    });
  }
  const counts = done.map(({ count }) => count);
  console.log(`\n${summary(done).join('\n')}\n\n${lastLine(counts)}`);
  if (counts.some(({ failed }) => failed > 0)) process.exitCode = 1;
}
