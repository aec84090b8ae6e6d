/**
 * Scores the headers that the site is served with, as Mozilla's HTTP Observatory does.
 *
 *   node scripts/check-headers.mjs [--dir out]
 *
 * Serves the finished export by nginx over TLS, with the configuration we ship, on loopback. The Observatory's own program
 * is the judge. It brings two hundred packages along, so it is no dependency: the first run fetches it into .cache/, and
 * later ones need no network. Ends with 1, and names the header, when one gives fewer points than it could.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportedPolicy } from './exported-policy.mjs';
import { nginxOurs, NotRunnable } from './servers.mjs';
import { runNpm } from '../command.mjs';
import { isRunDirectly, projectRoot } from '../../build/project.mjs';
import { UserError, reportFailure } from '../../build/user-error.mjs';

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
 * @param {{ outFolder: string }} options
 * @throws {UserError} when a header scores too low, or nginx or the judge cannot be had
 */
export async function checkHeaders({ outFolder }) {
  const policy = exportedPolicy(outFolder);
  const judge = await fetchJudge(path.join(projectRoot, '.cache/header-score'));
  const scratch = mkdtempSync(path.join(realpathSync(tmpdir()), 'headers-'));
  // nginx gives up its rights before it reads, so others must be able to look in.
  chmodSync(scratch, 0o755);
  let server;
  try {
    const root = realpathSync(outFolder);
    server = await nginxOurs({ outFolder: root, root, basePath: '', host: 'localhost', policy, scratch });
    const { score, grade, tests } = scoreOf(judge, server);
    for (const { name, result, points } of tests)
      console.log(`${points > 0 ? '+' : ''}${points}`.padStart(4), name, result);
    console.log(`headers: ${grade}, ${score} points`);
    const lacks = tooLow(tests);
    if (lacks.length > 0) throw new UserError(`headers: too few points for ${lacks.join('; ')}.`);
  } catch (error) {
    if (error instanceof NotRunnable) throw new UserError(`headers: not scored, because ${error.message}.`);
    throw error;
  } finally {
    await server?.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * The parts of the score that give fewer points than they have to.
 * @param {{ name: string, result: string, points: number }[]} tests as the judge names and counts them
 * @returns {string[]} 'x-frame-options (x-frame-options-not-implemented): -20 of 5'
 */
export function tooLow(tests) {
  const lacks = tests
    .map(({ name, result, points }) => ({ name, result, points, wanted: POINTS_WANTED[name] ?? 0 }))
    .filter(({ points, wanted }) => points < wanted)
    .map(({ name, result, points, wanted }) => `${name} (${result}): ${points} of ${wanted}`);
  const unasked = Object.keys(POINTS_WANTED).filter((wanted) => !tests.some(({ name }) => name === wanted));
  return [...lacks, ...unasked.map((name) => `${name} (not judged)`)];
}

/** The judge's folder; fetched unless it is there. */
async function fetchJudge(folder) {
  const judge = path.join(folder, 'node_modules', JUDGE);
  if (!existsSync(path.join(judge, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    console.log(`headers: fetching ${JUDGE} ${JUDGE_VERSION}`);
    const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${JUDGE}@${JUDGE_VERSION}`];
    const { code } = await runNpm(words, { output: 'hide', cwd: folder });
    if (code !== 0)
      throw new UserError('headers: the judge could not be fetched; connect to the network once.');
  }
  // Lists of the world's sites that its installation would fetch; for a site on this machine they say nothing.
  for (const [name, text] of [
    ['hsts-preload.json', '{}'],
    ['tld-list.json', '[]'],
  ]) {
    const file = path.join(judge, 'conf', name);
    if (!existsSync(file)) writeFileSync(file, text);
  }
  return judge;
}

/** The judge asks from a process of its own, which alone trusts the certificate made for this check. */
function scoreOf(judge, { httpPort, port, certificate }) {
  const answer = execFileSync(
    process.execPath,
    [path.join(projectRoot, 'scripts/export/header-score.mjs'), judge, `${httpPort}`, `${port}`],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(answer);
}

if (isRunDirectly(import.meta.url)) {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: path.join(projectRoot, 'out') } },
  });
  checkHeaders({ outFolder: values.dir }).catch(reportFailure);
}
