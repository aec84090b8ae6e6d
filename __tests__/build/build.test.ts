import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { NextAdapter } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_INFO, PHASE_PRODUCTION_BUILD } from 'next/constants';

import { adapter, missingKeysWarning } from '@/build/build';
import { makeServiceWorker } from '@/build/postprocess/make-service-worker';
import { prepare, startToPrepare } from '@/build/prepare/prepare';
import { verifyExport } from '@/build/verify/verify';

import { scripts, writeExport } from '../support/export-fixture';
import { temporaryFolder } from '../support/temporary-folder';

jest.mock('@/build/postprocess/make-service-worker', () => ({ makeServiceWorker: jest.fn() }));
jest.mock('@/build/scripts/browser-scripts', () => ({
  ...jest.requireActual('@/build/scripts/browser-scripts'),
  makeBrowserScripts: async () => scripts,
}));
jest.mock('@/build/prepare/prepare', () => ({ prepare: jest.fn(), startToPrepare: jest.fn() }));
jest.mock('@/build/verify/verify', () => ({ verifyExport: jest.fn() }));
jest.mock('@/build/source-state', () => ({
  ...jest.requireActual('@/build/source-state'),
  sourceHash: () => 'a1b2c3d4e5f60718293a',
  markBuilt: jest.fn(),
  unmarkBuilt: jest.fn(),
}));

const folder = temporaryFolder();
type Config = Parameters<NonNullable<NextAdapter['modifyConfig']>>[0];
type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
const modify = async (phase: string, config = {}) =>
  adapter.modifyConfig?.(config as Config, { phase, nextVersion: '16', projectDir: folder.path } as never);
/** Calls the hook of a finished build, with the part of its context that the build uses. */
const complete = async () =>
  adapter.onBuildComplete?.({ projectDir: folder.path, config: { basePath: '' } } as BuildContext);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(startToPrepare).mockResolvedValue({ pictures: Promise.resolve() });
  folder.write('public/pictures/a.avif');
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  // The last output of a build.
  jest.spyOn(process, 'once').mockReturnThis();
});

test.each([
  [PHASE_PRODUCTION_BUILD, 0, 1],
  [PHASE_DEVELOPMENT_SERVER, 1, 0],
  [PHASE_INFO, 0, 0],
])(
  'in %s, content and pictures are prepared before: %i times, or beside the pages: %i times',
  async (phase, before, beside) => {
    expect(await modify(phase, { basePath: '' })).toMatchObject({ basePath: '' });
    expect(prepare).toHaveBeenCalledTimes(before);
    expect(startToPrepare).toHaveBeenCalledTimes(beside);
  },
);

test('pictures that were encoded after Next.js copied the others are in the export, and a failure ends the build', async () => {
  writeExport(path.join(folder.path, 'out'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const late = Promise.resolve().then(() => void folder.write('public/pictures/late.avif', 'late'));
  jest.mocked(startToPrepare).mockResolvedValue({ pictures: late });
  await modify(PHASE_PRODUCTION_BUILD);
  await complete();
  expect(readFileSync(path.join(folder.path, 'out/pictures/late.avif'), 'utf8')).toBe('late');
  jest.mocked(startToPrepare).mockResolvedValue({ pictures: Promise.reject(new Error('disk full')) });
  await modify(PHASE_PRODUCTION_BUILD);
  await expect(complete()).rejects.toThrow('disk full');
});

test('a build does not check old route types of `next dev`', async () => {
  const types = folder.write('.next/dev/types/validator.ts', "import '../../../app/gone/page.js';");
  await modify(PHASE_DEVELOPMENT_SERVER);
  expect(existsSync(types)).toBe(true);
  await modify(PHASE_PRODUCTION_BUILD);
  expect(existsSync(types)).toBe(false);
});

test('the build ID comes from the sources', async () => {
  const config = await modify(PHASE_PRODUCTION_BUILD);
  expect(await config?.generateBuildId?.()).toBe('a1b2c3d4e5f60718');
});

test('the finished export is verified, and an error ends the build', async () => {
  writeExport(path.join(folder.path, 'out'));
  jest.mocked(verifyExport).mockImplementationOnce(() => {
    throw new Error('about.html:1:1 is wrong');
  });
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.mocked(makeServiceWorker).mockImplementationOnce((outFolder) => {
    // It lists the final pages, which have their policy.
    expect(readFileSync(path.join(outFolder, 'about.html'), 'utf8')).toContain('Content-Security-Policy');
    return '';
  });
  await expect(complete()).rejects.toThrow('about.html:1:1 is wrong');
  expect(makeServiceWorker).toHaveBeenCalledTimes(1);
});

test.each([
  [{ PUBLIC_KEY: 'k', SERVICE_ID: 's', TEMPLATE_ID: 't' }, undefined],
  [
    { PUBLIC_KEY: 'k', SERVICE_ID: ' ' },
    /^⚠ THE CONTACT FORM CANNOT SEND: .*SERVICE_ID, .*TEMPLATE_ID \(.env.example/,
  ],
])('a build with the e-mail keys %j warns about the contact form: %s', (keys, words) => {
  const env = Object.entries(keys).map(([name, value]) => [`NEXT_PUBLIC_EMAILJS_${name}`, value]);
  const warning = missingKeysWarning(Object.fromEntries(env));
  if (words) expect(warning).toMatch(words);
  else expect(warning).toBeUndefined();
});
