/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_INFO, PHASE_PRODUCTION_BUILD } from 'next/constants';
import type { NextAdapter } from 'next';
import { adapter, missingKeysWarning } from '../../build/build';
import { makeServiceWorker } from '../../build/postprocess/make-service-worker';
import { prepare } from '../../build/prepare/prepare';
import { verifyExport } from '../../build/verify/verify';
import { temporaryFolder } from '../support/temporary-folder';
import { attempt, writeExport } from './export-fixture';

jest.mock('../../build/postprocess/make-service-worker', () => ({ makeServiceWorker: jest.fn() }));
jest.mock('../../build/prepare/prepare', () => ({ prepare: jest.fn() }));
jest.mock('../../build/verify/verify', () => ({ verifyExport: jest.fn() }));
jest.mock('../../build/source-state', () => ({
  ...jest.requireActual('../../build/source-state'),
  sourceHash: () => 'a1b2c3d4e5f60718293a',
  markBuilt: jest.fn(),
  unmarkBuilt: jest.fn(),
}));

const folder = temporaryFolder();
type Config = Parameters<NonNullable<NextAdapter['modifyConfig']>>[0];
type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
const modify = async (phase: string, config = {}) =>
  adapter.modifyConfig?.(config as Config, { phase, nextVersion: '16', projectDir: folder.path } as never);
/** Calls the hook of a finished build, with as much of its context as the build looks at. */
const complete = async (staticFiles: object[] = []) =>
  adapter.onBuildComplete?.({
    projectDir: folder.path,
    config: { basePath: '' },
    outputs: { staticFiles },
  } as unknown as BuildContext);
const files = (names: string[]) =>
  names.map((name) => ({ id: name, filePath: path.join(folder.path, 'out', name), type: 'STATIC_FILE' }));

/** An adapter of a host, in the environment as hosts hand it over; it records its calls. */
function hostAdapter() {
  const file = folder.write(
    'host.cjs',
    `const calls = (globalThis.hostCalls = []);
    module.exports = {
      name: 'host',
      async modifyConfig(config, { phase }) { calls.push(phase); return { ...config, assetPrefix: '/cdn' }; },
      async onBuildComplete({ outputs }) { calls.push(outputs.staticFiles); },
    };`,
  );
  process.env.NEXT_ADAPTER_PATH = file;
}

beforeEach(() => {
  jest.clearAllMocks();
  // What a build says at its end.
  jest.spyOn(process, 'once').mockReturnThis();
});
afterEach(() => {
  delete process.env.NEXT_ADAPTER_PATH;
});

test.each([
  [PHASE_PRODUCTION_BUILD, 1],
  [PHASE_DEVELOPMENT_SERVER, 1],
  [PHASE_INFO, 0],
])('content and pictures are made ready in %s: %i', async (phase, times) => {
  expect(await modify(phase, { basePath: '' })).toMatchObject({ basePath: '' });
  expect(prepare).toHaveBeenCalledTimes(times);
});

test('a build does not check the types of routes that `next dev` once had', async () => {
  const types = folder.write('.next/dev/types/validator.ts', "import '../../../app/gone/page.js';");
  await modify(PHASE_DEVELOPMENT_SERVER);
  expect(existsSync(types)).toBe(true);
  await modify(PHASE_PRODUCTION_BUILD);
  expect(existsSync(types)).toBe(false);
});

test('a build is named by its sources', async () => {
  const config = await modify(PHASE_PRODUCTION_BUILD);
  expect(await config?.generateBuildId?.()).toBe('a1b2c3d4e5f60718');
});

test('the finished export is verified, and what that throws ends the build', async () => {
  writeExport(path.join(folder.path, 'out'));
  jest.mocked(verifyExport).mockImplementationOnce(() => {
    throw new Error('about.html:1:1 is wrong');
  });
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.mocked(makeServiceWorker).mockImplementationOnce(({ outFolder }) => {
    // It names the pages as they are in the end: with their policy.
    expect(readFileSync(path.join(outFolder, 'about.html'), 'utf8')).toContain('Content-Security-Policy');
    return '';
  });
  await expect(complete()).rejects.toThrow('about.html:1:1 is wrong');
  expect(makeServiceWorker).toHaveBeenCalledTimes(1);
});

test('a host’s own adapter is called too, with the files as they are in the end', async () => {
  hostAdapter();
  expect(await modify(PHASE_PRODUCTION_BUILD)).toMatchObject({ assetPrefix: '/cdn' });
  attempt(() => writeExport(path.join(folder.path, 'out')));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const staticFiles = files(['index.html', 'about.html', 'about.txt']);
  await complete(staticFiles);

  const { hostCalls } = globalThis as unknown as { hostCalls: [string, { filePath: string }[]] };
  const [phase, exported] = hostCalls;
  expect(phase).toBe(PHASE_PRODUCTION_BUILD);
  expect(exported).toEqual(expect.arrayContaining(staticFiles.slice(0, 2)));
  const names = exported.map(({ filePath }) => path.relative(path.join(folder.path, 'out'), filePath));
  expect(names).toEqual(expect.arrayContaining([path.join('about', 'index.html'), '_headers']));
  expect(names).not.toContain('about.txt');
});

test.each([
  [{ PUBLIC_KEY: 'k', SERVICE_ID: 's', TEMPLATE_ID: 't' }, undefined],
  [
    { PUBLIC_KEY: 'k', SERVICE_ID: ' ' },
    /^⚠ THE CONTACT FORM CANNOT SEND: .*SERVICE_ID, .*TEMPLATE_ID \(.env.example/,
  ],
])('a build with the e-mail keys %j says of the contact form: %s', (keys, words) => {
  const env = Object.entries(keys).map(([name, value]) => [`NEXT_PUBLIC_EMAILJS_${name}`, value]);
  const warning = missingKeysWarning(Object.fromEntries(env));
  if (words) expect(warning).toMatch(words);
  else expect(warning).toBeUndefined();
});
