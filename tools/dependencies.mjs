import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';
import { runNpm } from './command.mjs';

/**
 * Brings node_modules to what package-lock.json says; does nothing when it is so already.
 *
 * @param {{ root?: string, npm?: typeof runNpm, say?: (line: string) => void }} [options]
 * @throws {UserError} when the packages cannot be installed
 */
export async function ensureDependencies({ root = projectRoot, npm = runNpm, say = console.log } = {}) {
  const lock = packagesOf(root, 'package-lock.json');
  if (!lock) throw new UserError('package-lock.json is missing: take the whole project from its repository.');
  if (isInstalled(lock, packagesOf(root, 'node_modules/.package-lock.json'))) return;

  say('setup: installing the packages of package-lock.json (npm ci)');
  // No package of the lock needs its install script: prebuilt files come with all that have a native part.
  const words = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Without a network npm tries for minutes by itself; a filled cache needs none.
  const patience = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=2000'];
  const { code } = await npm(['ci', ...words, ...patience], { cwd: root });
  if (code !== 0) {
    throw new UserError(
      'The packages could not be installed; npm says above why. If it could not reach its registry, connect to the ' +
        'network (or name a mirror with `npm config set registry ADDRESS`) and run the command again.',
    );
  }
  // Next.js remembers what it compiled from the packages that were here before.
  rmSync(path.join(root, '.next'), { recursive: true, force: true });
}

/**
 * Whether npm has finished an installation of this lock, on this system: it writes its own record as the last step, and
 * the record of a folder that was carried here from another system names binaries of that one.
 */
function isInstalled(lock, record) {
  return Object.entries(lock).every(([place, { version, optional, link, os, cpu }]) => {
    if (place === '' || link) return true;
    const isFromHere = (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);
    const installed = record?.[place];
    return installed ? installed.version === version && isFromHere : Boolean(record && optional);
  });
}

function packagesOf(root, file) {
  const place = path.join(root, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')).packages : undefined;
}
