// @ts-check
/**
 * Starts every command: `node tools/run.mjs start`. It runs before anything is installed, so it is JavaScript and
 * needs Node.js alone: it refuses a Node.js that is too old, brings node_modules to what package-lock.json says, and
 * starts the command, which is TypeScript, with tsx. Expected failures end in one sentence.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = [20, 9];
const tools = fileURLToPath(new URL('.', import.meta.url));
/** The commands: tools/start.ts and so on. */
const commands = ['start', 'serve', 'test', 'compare', 'launch-check', 'licences', 'edit', 'check-content'];

/** A failure that the developer can correct; build/user-error.ts is the same for TypeScript. */
class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/**
 * @param {string} version as in process.versions.node: '20.9.0'
 * @returns {string | undefined} a sentence when that version is too old
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return (
    `This site needs Node.js ${oldestNode.join('.')} or newer and found ${version}: ` +
    'install the current LTS version from https://nodejs.org and run the command again.'
  );
}

/**
 * Brings node_modules to what package-lock.json says; does nothing when it is so already.
 *
 * @param {string} root the project
 * @param {(args: string[], cwd: string) => number | null} [npm] gives its exit code
 * @throws {UserError} when the packages cannot be installed
 */
export function ensureDependencies(root, npm = runNpm) {
  const lock = packagesOf(root, 'package-lock.json');
  if (!lock) throw new UserError('package-lock.json is missing: take the whole project from its repository.');
  if (isInstalled(lock, packagesOf(root, 'node_modules/.package-lock.json'))) return;

  console.log('setup: installing the packages of package-lock.json (npm ci)');
  // No package of the lock needs its install script: prebuilt files come with all that have a native part.
  const words = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Without a network, npm would retry for minutes. With a filled cache it needs no network.
  const patience = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=2000'];
  if (npm(['ci', ...words, ...patience], root) !== 0) {
    throw new UserError(
      'The packages could not be installed; npm says above why. If it could not reach its registry, connect to the ' +
        'network (or name a mirror with `npm config set registry ADDRESS`) and run the command again.',
    );
  }
  // Next.js remembers what it compiled from the packages that were here before.
  rmSync(path.join(root, '.next'), { recursive: true, force: true });
}

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} Package
 *
 * Whether npm has finished an installation of this lock: it writes its own record as the last step.
 *
 * @param {Record<string, Package>} lock
 * @param {Record<string, Package> | undefined} record
 */
function isInstalled(lock, record) {
  return Object.entries(lock).every(([place, { version, optional, link }]) => {
    if (place === '' || link) return true;
    const installed = record?.[place];
    return installed ? installed.version === version : Boolean(record && optional);
  });
}

/**
 * @param {string} root
 * @param {string} file a lock of npm
 * @returns {Record<string, Package> | undefined} by folder; undefined where there is no such file
 */
function packagesOf(root, file) {
  const place = path.join(root, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')).packages : undefined;
}

/**
 * Runs npm: the one that started this process if there is one, so that its version and its settings are kept.
 *
 * @param {string[]} args
 * @param {string} cwd
 */
function runNpm(args, cwd) {
  const started = process.env.npm_execpath ?? '';
  const isNpm = /npm-cli\.c?js$/.test(started);
  const [program, words] = isNpm ? [process.execPath, [started, ...args]] : ['npm', args];
  const shell = !isNpm && process.platform === 'win32';
  return spawnSync(program, words, { cwd, shell, stdio: ['ignore', 'inherit', 'inherit'] }).status;
}

/**
 * Runs a command's `main(args)`; settles when it has ended, and never rejects.
 *
 * @param {string} name
 * @param {string[]} args
 */
export async function runCommand(name, args) {
  try {
    const problem = nodeProblem(process.versions.node);
    if (problem) throw new UserError(problem);
    if (!commands.includes(name))
      throw new UserError(`There is no command "${name}"; there are ${commands.join(', ')}.`);
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
