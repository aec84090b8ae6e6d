import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunDirectly, projectRoot } from '../../build/project.mjs';
import { UserError } from '../../build/user-error.mjs';
import { runNpm } from '../command.mjs';
import { withSite } from './check.mjs';
import { nginxOurs } from './servers.mjs';

const JUDGE = '@mdn/mdn-http-observatory';
const JUDGE_VERSION = '1.4.8';

/**
 * What each part of the score has to give, beside the 100 points that every site begins with; where nothing is named,
 * it must take none away. Extra points of one header would otherwise make up for the lack of another.
 */
const POINTS_WANTED = {
  'content-security-policy': 10,
  'cross-origin-resource-policy': 10,
  'referrer-policy': 5,
  'subresource-integrity': 5,
  'x-frame-options': 5,
};

/**
 * The parts of the score that give fewer points than they have to.
 * @param {{ name: string, result: string, points: number }[]} tests as the judge names and counts them
 * @returns {string[]} 'x-frame-options (x-frame-options-not-implemented): -20 of 5'
 */
export function tooLow(tests) {
  const wanted = (name) => POINTS_WANTED[name] ?? 0;
  const lacks = tests
    .filter(({ name, points }) => points < wanted(name))
    .map(({ name, result, points }) => `${name} (${result}): ${points} of ${wanted(name)}`);
  const unasked = Object.keys(POINTS_WANTED).filter((name) => !tests.some((test) => test.name === name));
  return [...lacks, ...unasked.map((name) => `${name} (not judged)`)];
}

/**
 * `npm run headers`: scores the headers of the shipped nginx configuration as Mozilla's HTTP Observatory does. The judge
 * brings two hundred packages along, so it is no dependency: the first run fetches it into .cache/.
 */
export async function main() {
  const judge = await fetchJudge(path.join(projectRoot, '.cache/header-score'));
  await withSite(path.join(projectRoot, 'out'), '', async (site) => {
    const server = await nginxOurs(site);
    if (!server) throw new UserError('headers: not scored, because nginx is not installed.');
    try {
      // From a process of its own, which alone trusts the certificate made for this check.
      const words = [
        path.join(projectRoot, 'tools/hosting/score.mjs'),
        judge,
        `${server.httpPort}`,
        `${server.port}`,
      ];
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: server.certificate };
      const tests = JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8', env }));
      for (const { name, result, points } of tests) console.log(`${points}`.padStart(4), name, result);
      console.log(`headers: ${tests.reduce((sum, { points }) => sum + points, 100)} points`);
      const lacks = tooLow(tests);
      if (lacks.length > 0) throw new UserError(`headers: too few points for ${lacks.join('; ')}.`);
    } finally {
      await server.close();
    }
  });
}

/** The judge's folder; fetched unless it is there. */
async function fetchJudge(folder) {
  const judge = path.join(folder, 'node_modules', JUDGE);
  if (!existsSync(path.join(judge, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${JUDGE}@${JUDGE_VERSION}`];
    const { code } = await runNpm(words, { quiet: true, cwd: folder });
    if (code !== 0)
      throw new UserError('headers: the judge could not be fetched; connect to the network once.');
  }
  // Lists of the world's sites that its installation would fetch; for a site on this machine they say nothing.
  for (const [name, text] of Object.entries({ 'hsts-preload.json': '{}', 'tld-list.json': '[]' })) {
    const file = path.join(judge, 'conf', name);
    if (!existsSync(file)) writeFileSync(file, text);
  }
  return judge;
}

/** The judge's own command asks the usual ports only, so its parts are called: retrieve, then judge. */
async function score([folder, httpPort, httpsPort]) {
  const part = (name) => import(pathToFileURL(path.join(folder, 'src', name)).href);
  const { retrieve } = await part('retriever/retriever.js');
  const { ALL_TESTS } = await part('constants.js');
  const { getScoreModifier } = await part('grader/grader.js');
  const found = await retrieve('localhost', { httpPort, httpsPort });
  if (!found.responses.auto) throw new Error('The site did not answer.');
  const tests = ALL_TESTS.map((test) => test(found)).map((result) => ({
    name: result.constructor.name,
    result: result.result ?? 'not applicable',
    points: result.result ? getScoreModifier(result.result) : 0,
  }));
  console.log(JSON.stringify(tests));
}

if (isRunDirectly(import.meta.url)) score(process.argv.slice(2));
