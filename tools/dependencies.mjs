import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, sha256 } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';
import { runNpm } from './command.mjs';

const networkTrouble =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

/**
 * Brings node_modules to what package-lock.json says; does nothing when it is so already. The mark that says so is
 * written last, and `npm ci` removes it first with everything else, so an interrupted run is simply done again.
 *
 * @param {{ root?: string, npm?: typeof runNpm, say?: (line: string) => void }} [options]
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
  if (isFromHere && isInstalled(root, JSON.parse(lock))) return writeFileSync(mark, wanted);

  say('setup: installing the packages of package-lock.json (npm ci)');
  // Without a network npm tries each package for minutes, so ask once; a filled cache may do by itself.
  const { output: answer } = await npm(['ping', '--fetch-retries=0', '--fetch-timeout=20000'], {
    quiet: true,
  });
  const isOnline = !networkTrouble.test(answer);
  // No package of the lock needs its install script: prebuilt files come with all that have a native part.
  const words = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
  const { code, output } = await npm(['ci', isOnline ? '--prefer-offline' : '--offline', ...words], {
    quiet: true,
    cwd: root,
  });
  if (code !== 0) {
    throw new UserError(
      !isOnline || networkTrouble.test(output)
        ? 'The packages could not be fetched, because the npm registry cannot be reached: connect to the network ' +
            '(or name a mirror with `npm config set registry ADDRESS`) and run the command again.'
        : `${output}\nThe packages could not be installed: npm ended with ${code}, and its message above says why.`,
    );
  }
  // Next.js remembers what it compiled from the packages that were here before.
  rmSync(path.join(root, '.next'), { recursive: true, force: true });
  writeFileSync(mark, wanted);
}

/** Whether npm has finished an installation of this lock by itself: it writes its own record as the last step. */
function isInstalled(root, lock) {
  const record = readIfThere(path.join(root, 'node_modules/.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(lock.packages).every(([place, { version, optional, link }]) => {
    if (place === '' || link) return true;
    const isThere = installed[place] && existsSync(path.join(root, place, 'package.json'));
    return isThere ? installed[place].version === version : optional === true;
  });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
