/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, sha256 } from '../../build/project';
import { temporaryFolder } from '../support/temporary-folder';

// Each command is a Node.js of its own, which a busy machine starts slowly.
jest.setTimeout(60_000);

const folder = temporaryFolder();
const picture = 'content/pictures/rooms/standard.jpg';

function run(env = {}) {
  const { PATH, HOME } = process.env;
  const words = [path.join(projectRoot, 'tools/run.mjs'), 'launch-check', '--root', folder.path];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: { PATH, HOME, NODE_ENV: 'test', ...env },
  });
  return { status, output: stdout + stderr };
}

/** A check of content that finds these mistakes, and one sample in the words. */
function checkedBy(mistakes, samples = []) {
  const lines = [
    "export const allContent = { site: { copyrightYear: 2999, timeZone: 'Asia/Kolkata' } };",
    `export const checkContent = () => ${JSON.stringify(mistakes)};`,
    `export const contentSamples = () => ${JSON.stringify(samples)};`,
    "export const contentWarnings = () => ['an offer has ended'];",
    'export const fileWarnings = () => [];',
    'export const environmentProblems = () => [];',
    'export const formatProblem = (line: string) => line;',
  ];
  folder.write('content/check.ts', lines.join('\n'));
}

beforeEach(() => {
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder.path, 'node_modules'), 'junction');
  checkedBy([]);
  const keys = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((key) => `NEXT_PUBLIC_EMAILJS_${key}=k`);
  folder.write('.env.local', keys.join('\n'));
  folder.write(picture, 'a photograph of their own');
  const samples = { brand: [], texts: {}, pictures: { [picture]: sha256('a render') }, marks: {} };
  folder.write('art/samples.json', JSON.stringify(samples));
});

test('a site that was made one’s own may go live, and is asked what may be meant', () => {
  expect(run()).toEqual({
    status: 0,
    output: expect.stringMatching(/Is this meant\?\nan offer has ended\nReady to go live/),
  });
});

test('what is open is told, and counted', () => {
  checkedBy([], ['content/site.ts, site, field name: is a sample']);
  folder.write(picture, 'a render');
  folder.write('.env.local', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY=k\nNEXT_PUBLIC_EMAILJS_SERVICE_ID=');
  const { status, output } = run();
  expect(status).toBe(1);
  expect(output).toContain('content/site.ts, site, field name: is a sample');
  expect(output).toContain(`${picture}: is a sample`);
  expect(output).toContain('NEXT_PUBLIC_EMAILJS_SERVICE_ID: is not set');
  expect(output).toContain('4 things stand between');
});

test.each([
  [
    'mistakes of the content',
    () => checkedBy(['content/site.ts: there is no such time zone']),
    'no such time zone',
  ],
  [
    'content that cannot be read',
    () => folder.write('content/check.ts', 'export const a = {'),
    'cannot be read',
  ],
])('it looks no further than to %s', (_, change, words) => {
  change();
  expect(run()).toEqual({ status: 1, output: expect.stringContaining(words) });
});
