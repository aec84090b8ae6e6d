/**
 * @jest-environment node
 *
 * `npm run headers`: scores the headers of the shipped nginx configuration as Mozilla's HTTP Observatory does. The judge
 * brings two hundred packages along, so it is no dependency: the first run fetches it into .cache/.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../build/project';
import { finishedSite, servers, startServer } from './real-servers.mjs';

const JUDGE = '@mdn/mdn-http-observatory';
const JUDGE_VERSION = '1.4.8';

/** Beside the 100 that every site begins with: extra points of one header cannot make up for the lack of another. */
const pointsWanted = {
  'content-security-policy': 10,
  'cross-origin-resource-policy': 10,
  'referrer-policy': 5,
  'subresource-integrity': 5,
  'x-frame-options': 5,
};

const folder = path.join(projectRoot, '.cache/header-score');
const judge = path.join(folder, 'node_modules', JUDGE);

beforeAll(async () => {
  if (!existsSync(path.join(judge, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${JUDGE}@${JUDGE_VERSION}`];
    execFileSync('npm', words, { cwd: folder, shell: process.platform === 'win32' });
  }
  // Lists of the world's sites that its installation would fetch; for a site on this machine they say nothing.
  for (const [name, text] of Object.entries({ 'hsts-preload.json': '{}', 'tld-list.json': '[]' })) {
    const file = path.join(judge, 'conf', name);
    if (!existsSync(file)) writeFileSync(file, text);
  }
}, 300_000);

/** The judge's own command asks the usual ports only, so its parts are called: retrieve, then judge. */
function score({ port, httpPort, folder: place }) {
  const part = (name) => JSON.stringify(pathToFileURL(path.join(judge, 'src', name)).href);
  const program = `
    import { retrieve } from ${part('retriever/retriever.js')};
    import { ALL_TESTS } from ${part('constants.js')};
    import { getScoreModifier } from ${part('grader/grader.js')};
    const found = await retrieve('localhost', { httpPort: ${httpPort}, httpsPort: ${port} });
    const results = ALL_TESTS.map((test) => test(found));
    const points = results.map((each) => [each.constructor.name, each.result ? getScoreModifier(each.result) : 0]);
    console.log(JSON.stringify(Object.fromEntries(points)));`;
  // A process of its own, which alone trusts the certificate made for this check.
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: path.join(place, 'certificate.pem') };
  const words = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8', env }));
}

test('the headers of our nginx configuration have 135 points', async () => {
  const nginx = servers.find(({ name }) => name.startsWith('nginx, our'));
  const running = await startServer(nginx, finishedSite());
  const points = score(running);
  await running.stop();
  expect(points).toMatchObject(pointsWanted);
  expect(Object.values(points).reduce((sum, each) => sum + each, 100)).toBe(135);
}, 120_000);
