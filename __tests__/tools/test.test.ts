import { readdirSync, readFileSync } from 'node:fs';

import { runNode } from '@/lib/node/command';
import { scripts } from '@/package.json';
import { main, steps } from '@/tools/test';

jest.mock('@/lib/node/command', () => ({ runNode: jest.fn() }));

test.each([
  ['prepare', ['prepare', 'types', 'hosting'], ['prepare']],
  ['build', ['prepare', 'build', 'lint'], ['prepare', 'build']],
  ['types', ['prepare', 'types', 'hosting'], ['prepare', 'types', 'hosting']],
  ['nothing', ['prepare', 'types'], ['prepare', 'types']],
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

test('the workflows run steps and commands that exist', () => {
  const workflows = readdirSync('.github/workflows')
    .map((name) => readFileSync(`.github/workflows/${name}`, 'utf8'))
    .join('\n');
  const named = (pattern: RegExp) => [...workflows.matchAll(pattern)].map(([, name]) => name);
  expect(Object.keys(steps)).toEqual(expect.arrayContaining(named(/npm test -- (\S+)/g)));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named(/npm run (?:--silent )?(\S+)/g)));
});
