/** @jest-environment node */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies } from '../../tools/dependencies.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

const folder = temporaryFolder();
const lockOf = (version) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': { version },
      'node_modules/b': { version: '1.0.0', optional: true },
    },
  });

/** An npm that does what `npm ci` does to node_modules. */
const goodNpm = (pong = 'npm notice PONG') =>
  jest.fn(async ([command]) => {
    if (command === 'ping') return { code: 0, output: pong };
    rmSync(path.join(folder.path, 'node_modules'), { recursive: true, force: true });
    folder.write('node_modules/a/package.json', '{}');
    return { code: 0, output: '' };
  });
/** An npm whose `npm ci` fails. */
const failingNpm = (output, pong = 'npm notice PONG') =>
  jest.fn(async ([command]) => ({ code: 1, output: command === 'ping' ? pong : output }));
const installs = (npm) => npm.mock.calls.map(([args]) => args).filter(([command]) => command === 'ci');
const setUp = (npm) => ensureDependencies({ root: folder.path, npm, say: () => {} });

beforeEach(() => folder.write('package-lock.json', lockOf('1.0.0')));

test('installs when node_modules is missing, and leaves it alone after that', async () => {
  const npm = goodNpm();
  await setUp(npm);
  await setUp(npm);
  expect(installs(npm)).toHaveLength(1);
  expect(installs(npm)[0]).toEqual(expect.arrayContaining(['ci', '--include=dev', '--ignore-scripts']));
});

test('installs again when package-lock.json has changed', async () => {
  const npm = goodNpm();
  await setUp(npm);
  folder.write('package-lock.json', lockOf('1.0.1'));
  await setUp(npm);
  expect(installs(npm)).toHaveLength(2);
});

test('starts anew after an interruption half-way', async () => {
  await setUp(goodNpm());
  folder.write('package-lock.json', lockOf('1.0.1'));
  const interrupted = jest.fn(async () => {
    rmSync(path.join(folder.path, 'node_modules'), { recursive: true });
    folder.write('node_modules/a/package.json', '{}');
    return { code: 130, output: '' };
  });
  await expect(setUp(interrupted)).rejects.toThrow('could not be installed');
  const npm = goodNpm();
  await setUp(npm);
  expect(installs(npm)).toHaveLength(1);
});

describe('a folder that somebody filled by npm install', () => {
  const record = (packages) => folder.write('node_modules/.package-lock.json', JSON.stringify({ packages }));

  test('is taken over when it holds every package of the lock', async () => {
    folder.write('node_modules/a/package.json', '{}');
    record({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/extra': { version: '3.0.0' } });
    const npm = goodNpm();
    await setUp(npm);
    await setUp(npm);
    expect(npm).not.toHaveBeenCalled();
  });

  test('is filled anew when it was carried here from another system', async () => {
    folder.write('node_modules/a/package.json', '{}');
    folder.write('node_modules/.setup-mark', 'plan9 vax 123');
    record({ 'node_modules/a': { version: '1.0.0' } });
    const npm = goodNpm();
    await setUp(npm);
    expect(installs(npm)).toHaveLength(1);
  });

  test.each([
    ['a package has another version', { 'node_modules/a': { version: '0.9.0' } }],
    [
      'an optional package has another version',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '0.9.0' } },
    ],
    ['a package is missing', {}],
  ])('is filled anew when %s', async (_, packages) => {
    folder.write('node_modules/a/package.json', '{}');
    folder.write('node_modules/b/package.json', '{}');
    record(packages);
    const npm = goodNpm();
    await setUp(npm);
    expect(installs(npm)).toHaveLength(1);
  });
});

describe.each(['npm error code ENOTFOUND'])('without a network (%s)', (trouble) => {
  test('the packages are taken from the cache when it has them', async () => {
    const npm = goodNpm(trouble);
    await setUp(npm);
    expect(installs(npm)).toEqual([expect.arrayContaining(['--offline'])]);
  });

  test.each([
    ['from the beginning', () => failingNpm('npm error code ENOTCACHED', trouble)],
    ['half-way', () => failingNpm(trouble)],
  ])('it says what to do: %s', async (_, npm) => {
    await expect(setUp(npm())).rejects.toThrow(/cannot be reached: connect to the network/);
    expect(existsSync(path.join(folder.path, 'node_modules/.setup-mark'))).toBe(false);
  });
});

test('any other failure of npm is not blamed on the network', async () => {
  await expect(setUp(failingNpm('npm error code EUSAGE'))).rejects.toThrow(/its message above says why/);
});

test('a missing lock is named', async () => {
  rmSync(path.join(folder.path, 'package-lock.json'));
  await expect(setUp(goodNpm())).rejects.toThrow('package-lock.json is missing');
});
