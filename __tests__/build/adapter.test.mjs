/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_INFO, PHASE_PRODUCTION_BUILD } from 'next/constants';
import adapter from '../../build/adapter.mjs';
import { makeServiceWorker } from '../../build/offline/make-service-worker.mjs';
import { prepare } from '../../build/prepare/prepare.mjs';
import { verifyExport } from '../../build/verify/verify.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';
import { attempt, writeExport } from './export-fixture.mjs';

jest.mock('../../build/offline/make-service-worker.mjs', () => ({ makeServiceWorker: jest.fn() }));
jest.mock('../../build/prepare/prepare.mjs', () => ({ prepare: jest.fn() }));
jest.mock('../../build/verify/verify.mjs', () => ({ verifyExport: jest.fn() }));
jest.mock('../../build/source-state.mjs', () => ({
  ...jest.requireActual('../../build/source-state.mjs'),
  sourceHash: () => 'a1b2c3d4e5f60718293a',
  markBuilt: jest.fn(),
  unmarkBuilt: jest.fn(),
}));

const folder = temporaryFolder();
const context = (phase) => ({ phase, nextVersion: '16', projectDir: folder.path });
const files = (names) =>
  names.map((name) => ({ id: name, filePath: path.join(folder.path, 'out', name), type: 'STATIC_FILE' }));

/** An adapter of a host, in the environment as hosts hand it over; it notes what it is told. */
function hostAdapter() {
  const file = folder.write(
    'host.cjs',
    `const told = (globalThis.toldHost = []);
    module.exports = {
      name: 'host',
      async modifyConfig(config, { phase }) { told.push(phase); return { ...config, assetPrefix: '/cdn' }; },
      async onBuildComplete({ outputs }) { told.push(outputs.staticFiles); },
    };`,
  );
  process.env.NEXT_ADAPTER_PATH = file;
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => {
  delete process.env.NEXT_ADAPTER_PATH;
});

test.each([
  [PHASE_PRODUCTION_BUILD, 1],
  [PHASE_DEVELOPMENT_SERVER, 1],
  [PHASE_INFO, 0],
])('content and pictures are made ready in %s: %i', async (phase, times) => {
  expect(await adapter.modifyConfig({ basePath: '' }, context(phase))).toMatchObject({ basePath: '' });
  expect(prepare).toHaveBeenCalledTimes(times);
});

test('a build is named by its sources', async () => {
  const { generateBuildId } = await adapter.modifyConfig({}, context(PHASE_PRODUCTION_BUILD));
  expect(await generateBuildId()).toBe('a1b2c3d4e5f60718');
});

test('the finished export is verified, and what that throws ends the build', async () => {
  writeExport(path.join(folder.path, 'out'));
  verifyExport.mockImplementationOnce(() => {
    throw new Error('about.html:1:1 is wrong');
  });
  const done = { ...context(), config: { basePath: '' }, outputs: { staticFiles: [] } };
  jest.spyOn(console, 'log').mockImplementation(() => {});
  makeServiceWorker.mockImplementationOnce(({ outFolder }) => {
    // It names the pages as they are in the end: with their policy.
    expect(readFileSync(path.join(outFolder, 'about.html'), 'utf8')).toContain('Content-Security-Policy');
  });
  await expect(adapter.onBuildComplete(done)).rejects.toThrow('about.html:1:1 is wrong');
  expect(makeServiceWorker).toHaveBeenCalledTimes(1);
});

test('a host’s own adapter is called too, with the files as they are in the end', async () => {
  hostAdapter();
  expect(await adapter.modifyConfig({}, context(PHASE_PRODUCTION_BUILD))).toMatchObject({
    assetPrefix: '/cdn',
  });
  attempt(() => writeExport(path.join(folder.path, 'out')));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const staticFiles = files(['index.html', 'about.html', 'about.txt']);
  await adapter.onBuildComplete({ ...context(), config: { basePath: '' }, outputs: { staticFiles } });

  const [phase, told] = globalThis.toldHost;
  expect(phase).toBe(PHASE_PRODUCTION_BUILD);
  expect(told).toEqual(expect.arrayContaining(staticFiles.slice(0, 2)));
  const names = told.map(({ filePath }) => path.relative(path.join(folder.path, 'out'), filePath));
  expect(names).toEqual(expect.arrayContaining([path.join('about', 'index.html'), '_headers']));
  expect(names).not.toContain('about.txt');
});
