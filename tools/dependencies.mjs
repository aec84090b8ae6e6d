import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './command.mjs';
import { projectRoot, sha256 } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';

const networkTrouble =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

/**
 * Brings node_modules to what package-lock.json says; does nothing when it is so already. The mark that says so is
 * written last, and `npm ci` removes it first with everything else, so an interrupted run is simply done again.
 *
 * @param {object} [options]
 * @param {string} [options.root]
 * @param {typeof runNpm} [options.npm]
 * @param {(line: string) => void} [options.say]
 * @throws {UserError} when the packages cannot be installed
 */
export async function ensureDependencies({ root = projectRoot, npm = runNpm, say = console.log } = {}) {
  const lock = readIfThere(path.join(root, 'package-lock.json'));
  if (lock === undefined)
    throw new UserError('package-lock.json is missing: take the whole project from its repository.');
  const mark = path.join(root, 'node_modules/.setup-mark');
  const machine = `${process.platform} ${process.arch}`;
  const wanted = `${machine} ${sha256(lock)}`;
  const found = readIfThere(mark);
  if (found === wanted) return;
  // A folder that was carried to another system has the wrong binaries, whatever its record says.
  const isFromHere = found === undefined || found.startsWith(`${machine} `);
  if (isFromHere && isInstalled(root, JSON.parse(lock))) {
    writeFileSync(mark, wanted);
    return;
  }

  say('setup: installing the packages of package-lock.json (npm ci)');
  // Without a network npm tries each package for minutes, so ask once; a filled cache may do by itself.
  const { output: answer } = await npm(['ping', '--fetch-retries=0', '--fetch-timeout=20000'], {
    output: 'hide',
  });
  const isOnline = !networkTrouble.test(answer);
  const { code, output } = await npm(
    [
      'ci',
      isOnline ? '--prefer-offline' : '--offline',
      // No package of the lock needs its install script: prebuilt files come with all that have a native part.
      '--ignore-scripts',
      '--include=dev',
      '--no-audit',
      '--no-fund',
    ],
    { output: isOnline ? 'both' : 'hide', cwd: root },
  );
  if (code !== 0) {
    throw new UserError(
      !isOnline || networkTrouble.test(output)
        ? 'The packages could not be fetched, because the npm registry cannot be reached: connect to the network ' +
            '(or name a mirror with `npm config set registry ADDRESS`) and run the command again.'
        : `The packages could not be installed: npm ended with ${code}, and its message above says why.`,
    );
  }
  // Next.js remembers what it compiled from the packages that were here before.
  rmSync(path.join(root, '.next'), { recursive: true, force: true });
  writeFileSync(mark, wanted);
}

/**
 * Whether npm itself has finished an installation of this lock. It writes its own record as the last step, so a folder
 * that somebody filled by `npm install` need not be filled a second time.
 */
function isInstalled(root, lock) {
  const record = readIfThere(path.join(root, 'node_modules/.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(lock.packages).every(([place, { version, optional, link }]) => {
    if (place === '' || link) return true;
    const found = installed[place];
    if (!found || !existsSync(path.join(root, place, 'package.json'))) return optional === true;
    return found.version === version;
  });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
