/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies } from '../../tools/dependencies.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

const folder = temporaryFolder();
const a = (version) => ({ 'node_modules/a': { version } });
const optional = { 'node_modules/b': { version: '1.0.0', optional: true } };
const write = (file, packages) => folder.write(file, JSON.stringify({ packages: { '': {}, ...packages } }));
const record = (packages) => write('node_modules/.package-lock.json', packages);

/** Whether the packages were installed, by an npm that ends with this code. */
async function isInstalled(code = 0) {
  const npm = jest.fn(async () => {
    record(a('1.0.0'));
    return { code };
  });
  await ensureDependencies({ root: folder.path, npm, say: () => {} });
  return npm.mock.calls.length > 0;
}

beforeEach(() => write('package-lock.json', { ...a('1.0.0'), ...optional }));

test('packages are installed where they are missing, and left alone after that', async () => {
  expect(await isInstalled()).toBe(true);
  expect(await isInstalled()).toBe(false);
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
    'in a folder that was carried here from another system',
    () => write('package-lock.json', { 'node_modules/a': { version: '1.0.0', os: ['plan9'] } }),
    true,
  ],
  [
    'though there are more of them',
    () => record({ ...a('1.0.0'), 'node_modules/extra': { version: '3.0.0' } }),
    false,
  ],
])('%s', async (_, change, isAgain) => {
  record(a('1.0.0'));
  change();
  expect(await isInstalled()).toBe(isAgain);
});

test('when npm fails it is said what to do', async () => {
  await expect(isInstalled(1)).rejects.toThrow(/npm says above why.*connect to the network/);
});

test('a missing lock is named', async () => {
  rmSync(path.join(folder.path, 'package-lock.json'));
  await expect(isInstalled()).rejects.toThrow('package-lock.json is missing');
});
