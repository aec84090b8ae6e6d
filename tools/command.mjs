import { spawn, spawnSync } from 'node:child_process';
import net from 'node:net';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../build/project.mjs';

/**
 * Runs a program and waits for its end.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] added to this process's own
 * @param {boolean} [options.quiet] keeps what it says for the result, instead of showing it as it comes
 * @param {boolean} [options.shell]
 * @param {boolean} [options.givesWay] lets others have the processor first
 * @param {string} [options.cwd]
 * @returns {Promise<{ code: number, output: string }>} output is '' when it was shown; a program that cannot be started
 *   ends with 127
 */
export function run(
  program,
  args,
  { env, quiet = false, shell = false, givesWay = false, cwd = projectRoot } = {},
) {
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, shell, stdio });
    if (givesWay && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    // Whoever stops this process stops what it runs, and nothing goes on after it. The keyboard's interrupt has reached
    // the child already.
    const stop = () => {
      child.kill('SIGTERM');
      child.once('close', () => process.exit(128 + constants.signals.SIGTERM));
    };
    process.once('SIGTERM', stop);
    child.once('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a JavaScript file of the project, or of a package ('next/dist/bin/next'), with this same Node.js. */
export function runNode(file, args = [], options) {
  const folder = file.startsWith('tools/') ? '' : 'node_modules';
  return run(process.execPath, [path.join(projectRoot, folder, file), ...args], options);
}

/** Runs npm: the one that started this process if there is one, so that its version and its settings are kept. */
export function runNpm(args, options) {
  const started = process.env.npm_execpath;
  if (started && /npm-cli\.c?js$/.test(started)) return run(process.execPath, [started, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** A port that nobody listens on, of those that the system gives away. */
export async function findFreePort() {
  const server = net.createServer().listen();
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Where a program is, as the shell finds it; undefined when it is not installed. */
export function findProgram(name) {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const { stdout } = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8', env });
  return stdout?.trim() || undefined;
}
