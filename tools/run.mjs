// @ts-check
/**
 * Starts the commands of this folder: `node tools/run.mjs start`. It checks the version of Node.js, installs the packages, and runs
 * the command's TypeScript with tsx. It is JavaScript, because it must run before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = fileURLToPath(new URL('.', import.meta.url));
const { engines } = JSON.parse(readFileSync(path.join(tools, '../package.json'), 'utf8'));
/** '20.19' */
const oldestNode = engines.node.replace('>=', '');
/** The commands: tools/start.ts and so on. */
const commands = ['start', 'serve', 'test', 'launch-check', 'licences', 'edit', 'check-content', 'changes'];

/**
 * The same as UserError in lib/node/user-error.ts, which is TypeScript.
 *
 * @param {string} message
 */
const userError = (message) => Object.assign(new Error(message), { name: 'UserError' });

/** @param {string} version as in process.versions.node: '20.19.0' */
export function isTooOld(version) {
  return version.localeCompare(oldestNode, 'en', { numeric: true }) < 0;
}

/**
 * Installs the packages of package-lock.json, unless npm's own record contains them all. npm writes that record last.
 *
 * @param {string} cwd the project
 * @param {(args: string[], options: object) => number | null} [npm] returns its exit code
 */
export function ensureDependencies(
  cwd,
  npm = (args, options) =>
    spawnSync('npm', args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).status,
) {
  const lock = packagesOf(cwd, 'package-lock.json');
  if (!lock) throw userError('package-lock.json is missing: take the whole project from its repository.');
  const record = packagesOf(cwd, 'node_modules/.package-lock.json');
  const isThere = Object.entries(lock).every(([folder, { version, optional, link }]) => {
    const installed = record?.[folder];
    return folder === '' || link || (installed ? installed.version === version : record && optional);
  });
  if (isThere) return;

  console.log('setup: installing the packages of package-lock.json (npm ci)');
  // No package needs its install script: all packages with native code include prebuilt files.
  const npmArgs = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Offline, npm would retry for minutes. With a full cache, it needs no network.
  const retryArgs = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=2000'];
  // On Windows, npm is a shell script.
  if (npm(['ci', ...npmArgs, ...retryArgs], { cwd, shell: process.platform === 'win32' }) !== 0)
    throw userError(
      'The packages could not be installed; the message of npm is above. If it could not reach its registry, connect to the ' +
        'network (or name a mirror with `npm config set registry ADDRESS`) and run the command again.',
    );
  // Next.js caches code that it compiled from the previous packages.
  rmSync(path.join(cwd, '.next'), { recursive: true, force: true });
}

/**
 * @param {string[]} steps the path of an npm lock file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | undefined} its packages by
 *   folder
 */
function packagesOf(...steps) {
  const file = path.join(...steps);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * Runs `main(args)` of a command. Prints its error if it fails.
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
      throw userError(`There is no command "${name}". Commands: ${commands.join(', ')}.`);
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
