// @ts-check
/**
 * Starts every command: `node tools/run.mjs start`. It runs before anything is installed, so it is JavaScript: it refuses a
 * Node.js that is too old, installs the packages, and starts the command, which is TypeScript, with tsx.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = '20.9.0';
const tools = fileURLToPath(new URL('.', import.meta.url));
/** The commands: tools/start.ts and so on. */
const commands = ['start', 'serve', 'test', 'launch-check', 'licences', 'edit', 'check-content'];

/**
 * As build/user-error.ts is for TypeScript.
 *
 * @param {string} message
 */
const userError = (message) => Object.assign(new Error(message), { name: 'UserError' });

/** @param {string} version as in process.versions.node: '20.9.0' */
export function isTooOld(version) {
  return version.localeCompare(oldestNode, 'en', { numeric: true }) < 0;
}

/**
 * Installs the packages of package-lock.json, unless npm's own record, which it writes last, has them all.
 *
 * @param {string} cwd the project
 * @param {(args: string[], options: object) => number | null} [npm] gives its exit code
 */
export function ensureDependencies(
  cwd,
  npm = (args, options) =>
    spawnSync('npm', args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).status,
) {
  const lock = packagesOf(cwd, 'package-lock.json');
  if (!lock) throw userError('package-lock.json is missing: take the whole project from its repository.');
  const record = packagesOf(cwd, 'node_modules/.package-lock.json');
  const isThere = Object.entries(lock).every(([place, { version, optional, link }]) => {
    const installed = record?.[place];
    return place === '' || link || (installed ? installed.version === version : record && optional);
  });
  if (isThere) return;

  console.log('setup: installing the packages of package-lock.json (npm ci)');
  // No package of the lock needs its install script: prebuilt files come with all that have a native part.
  const words = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Without a network, npm would retry for minutes. With a filled cache it needs no network.
  const patience = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=2000'];
  // On Windows, npm is a script of the shell.
  if (npm(['ci', ...words, ...patience], { cwd, shell: process.platform === 'win32' }) !== 0)
    throw userError(
      'The packages could not be installed; npm says above why. If it could not reach its registry, connect to the ' +
        'network (or name a mirror with `npm config set registry ADDRESS`) and run the command again.',
    );
  // Next.js remembers what it compiled from the packages that were here before.
  rmSync(path.join(cwd, '.next'), { recursive: true, force: true });
}

/**
 * @param {string[]} place a lock of npm
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | undefined} its packages by folder
 */
function packagesOf(...place) {
  const file = path.join(...place);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * Runs a command's `main(args)`, and prints its failure.
 *
 * @param {string} name
 * @param {string[]} args
 */
export async function runCommand(name, args) {
  try {
    if (isTooOld(process.versions.node))
      throw userError(
        `This site needs Node.js ${oldestNode} or newer and found ${process.versions.node}: install the current LTS version ` +
          'from https://nodejs.org and run the command again.',
      );
    if (!commands.includes(name))
      throw userError(`There is no command "${name}"; there are ${commands.join(', ')}.`);
    ensureDependencies(path.dirname(path.resolve(tools)));
    const { register } = await import('tsx/cjs/api');
    register();
    await createRequire(import.meta.url)(`./${name}.ts`).main(args);
  } catch (error) {
    console.error(error instanceof Error && error.name === 'UserError' ? error.message : error);
    process.exitCode = 1;
  }
}

if (/[\\/]run\.mjs$/.test(process.argv[1] ?? ''))
  void runCommand(process.argv[2] ?? '', process.argv.slice(3));
