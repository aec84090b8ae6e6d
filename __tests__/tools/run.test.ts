import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { engines } from '@/package.json';
import { ensureDependencies, isTooOld, runCommand } from '@/tools/run.mjs';

import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const a = (version: string) => ({ 'node_modules/a': { version } });
const optional = { 'node_modules/b': { version: '1.0.0', optional: true } };
const write = (file: string, packages: object) =>
  folder.write(file, JSON.stringify({ packages: { '': {}, ...packages } }));
const record = (packages: object) => write('node_modules/.package-lock.json', packages);

/** Whether the packages were installed, by a fake npm with this exit code. */
function isInstalled(code = 0): boolean {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const npm = jest.fn(() => {
    record(a('1.0.0'));
    return code;
  });
  ensureDependencies(folder.path, npm);
  return npm.mock.calls.length > 0;
}

beforeEach(() => write('package-lock.json', { ...a('1.0.0'), ...optional }));
afterEach(() => {
  process.exitCode = 0;
});

test.each([
  ['20.19.0', true],
  ['22.1.0', true],
  ['20.9.0', false],
  ['18.20.0', false],
])('Node.js %s is accepted: %s', (version, isFine) => {
  expect(isTooOld(version)).toBe(!isFine);
});

const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');

test('every file that names a version of Node.js has the version of .nvmrc, or the oldest one', () => {
  const current = read('.nvmrc').trim();
  const ci = read('.github/workflows/ci.yml');
  expect(ci).toContain(`node: ['${engines.node.replace('>=', '')}', '${current}']`);
  expect(ci.match(/matrix\.node == '\d+'/g)).toEqual(Array(2).fill(`matrix.node == '${current}'`));
});

test('an unknown command is refused with a list of the commands', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await runCommand('fly', []);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/^There is no command "fly"\. Commands: start,/));
  expect(process.exitCode).toBe(1);
});

test('missing packages are installed, and later runs skip the installation', () => {
  expect(isInstalled()).toBe(true);
  expect(isInstalled()).toBe(false);
});

test.each([
  ['when the lock has changed', () => write('package-lock.json', a('1.0.1')), true],
  [
    'after an interruption: npm writes its record last',
    () => rmSync(path.join(folder.path, 'node_modules'), { recursive: true }),
    true,
  ],
  [
    'when an optional package has another version',
    () => record({ ...a('1.0.0'), 'node_modules/b': { version: '2.0.0' } }),
    true,
  ],
  [
    'though there are more of them',
    () => record({ ...a('1.0.0'), 'node_modules/extra': { version: '3.0.0' } }),
    false,
  ],
])('%s', (_, change, isAgain) => {
  record(a('1.0.0'));
  change();
  expect(isInstalled()).toBe(isAgain);
});

test('if npm fails, the message says what to do; a missing lockfile is named', () => {
  expect(() => isInstalled(1)).toThrow(/message of npm is above.*connect to the network/);
  rmSync(path.join(folder.path, 'package-lock.json'));
  expect(() => isInstalled()).toThrow('package-lock.json is missing');
});
