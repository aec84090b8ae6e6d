/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { runNode } from '@/lib/node/command';
import { projectRoot } from '@/lib/node/project';
import { scripts } from '@/package.json';
import { main, onRequest, steps } from '@/tools/test';

jest.mock('@/lib/node/command', () => ({ runNode: jest.fn() }));

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
/** The names of steps in a text, in their order. */
const namesIn = (text: string) => text.match(/\w+/g)?.filter((word) => word in steps) ?? [];
const all = Object.keys(steps).filter((name) => !onRequest.includes(name));

test('docs/tests.md has every step of `npm test`, in the order in which the tool lists them', () => {
  const rows = read('docs/tests.md').matchAll(/^\| (\w+) +\|.*\|$/gm);
  expect([...rows].map(([, name]) => name).filter((name) => name !== 'Step')).toEqual(all);
});

test('the README names every step of `npm test`', () => {
  const [, words = ''] = /^npm test +#.*every check: (.*)$/m.exec(read('README.md')) ?? [];
  expect(namesIn(words)).toEqual(all);
});

test.each([
  ['check', 'README.md', /^\| `npm run check` +\| (.*?): before/m],
  ['check:changed', 'README.md', /^\| `npm run check:changed` +\| (.*?): while/m],
  ['check:changed', 'CONTRIBUTING.md', /^npm run check:changed +# .*?: (.*)$/m],
] as const)('the steps of `npm run %s` are those in %s', (script, file, line) => {
  const [, words = ''] = line.exec(read(file)) ?? [];
  const named = namesIn(words).filter((name) => name !== 'changed');
  expect(named).toEqual(namesIn(scripts[script]).map((name) => (name === 'changed' ? 'unit' : name)));
});

test.each([
  ['content', ['content', 'types', 'hosting'], ['content']],
  ['build', ['content', 'build', 'lint'], ['content', 'build']],
  ['types', ['content', 'types', 'hosting'], ['content', 'types', 'hosting']],
  ['nothing', ['content', 'types'], ['content', 'types']],
])('when %s fails, of %j these are run: %j', async (failing, wanted, run) => {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(...line.trim().split('\n')));
  jest.replaceProperty(process, 'env', { ...process.env });
  const stepOf = (file: string, args: readonly string[] = []) =>
    Object.keys(steps).find((name) => steps[name]!.join() === [file, ...args].join());
  const called: unknown[] = [];
  jest.mocked(runNode).mockImplementation(async (file, args) => {
    called.push(stepOf(file, args));
    return { code: Number(stepOf(file, args) === failing), output: '' };
  });

  await main(wanted);

  const isFailed = failing !== 'nothing';
  expect(called).toEqual(run);
  expect(lines.at(-1)).toBe(`${run.length - Number(isFailed)} passed, ${Number(isFailed)} failed`);
  expect(lines.includes('The steps that are not listed were not run.')).toBe(run.length < wanted.length);
  expect(process.exitCode).toBe(isFailed ? 1 : undefined);
  process.exitCode = undefined;
});
