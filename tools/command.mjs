import { spawn } from 'node:child_process';
import { accessSync, constants as modes } from 'node:fs';
import { constants } from 'node:os';
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
 * @param {number} [options.timeout] milliseconds until the program is ended
 * @param {string} [options.cwd]
 * @returns {Promise<{ code: number, output: string }>} output is '' when it was shown; a program that cannot be started
 *   ends with 127, one that was ended by a signal with 128 and the signal's number
 */
export function run(program, args, { env, quiet = false, shell = false, timeout, cwd = projectRoot } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, shell, timeout, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    // Whoever stops this process stops what it runs, and nothing goes on after it. The keyboard's interrupt has reached
    // the child already.
    let isStopped = false;
    const stop = () => (isStopped = child.kill('SIGTERM'));
    process.once('SIGTERM', stop);
    child.once('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.once('close', (code, signal) => {
      process.off('SIGTERM', stop);
      if (isStopped) process.exit(128 + constants.signals.SIGTERM);
      resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), output });
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
  const isWindows = process.platform === 'win32';
  return run(isWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: isWindows });
}

/**
 * The first of some programs that is there and may be run.
 *
 * @param {(string | undefined)[]} names to look for on PATH, or absolute paths
 * @param {string} [searchPath] as in PATH
 * @returns {string | undefined} absolute
 */
export function findProgram(names, searchPath = `${process.env.PATH}${path.delimiter}/usr/sbin`) {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const isRunnable = (file) => {
    try {
      accessSync(file, modes.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return names
    .filter(Boolean)
    .flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name))))
    .find(isRunnable);
}
