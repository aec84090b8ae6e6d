import { spawn } from 'node:child_process';
import path from 'node:path';
import { constants } from 'node:os';
import { projectRoot } from '../build/project.mjs';

/**
 * Runs a program and waits for its end.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] added to this process's own
 * @param {'show' | 'hide' | 'both'} [options.output] shown as it comes, kept for the result, or both
 * @param {boolean} [options.shell]
 * @param {number} [options.timeout] milliseconds until the program is ended
 * @returns {Promise<{ code: number, output: string }>} output is '' when it was only shown; a program that cannot be
 *   started ends with 127, one that was ended by a signal with 128 and the signal's number
 */
export function run(program, args, { env, output = 'show', shell = false, timeout, cwd = projectRoot } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      timeout,
      stdio: output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let kept = '';
    const keep = (stream) => (chunk) => {
      kept += chunk;
      if (output === 'both') stream.write(chunk);
    };
    child.stdout?.on('data', keep(process.stdout));
    child.stderr?.on('data', keep(process.stderr));

    // Whoever stops this process stops what it runs, which first gets the time to tidy up. The keyboard's interrupt
    // has reached the child already, a kill has not.
    let stopped;
    const stop = (signal) => {
      stopped = signal;
      if (signal === 'SIGTERM') child.kill(signal);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const finish = (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (stopped) process.exit(128 + constants.signals[stopped]);
      resolve({ code, output: kept });
    };
    child.once('error', (error) => {
      kept += error.message;
      finish(127);
    });
    child.once('close', (code, signal) => finish(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** Runs a JavaScript file of the project, or of a package ('next/dist/bin/next'), with this same Node.js. */
export function runNode(file, args = [], options) {
  const isOwn = file.startsWith('tools/');
  return run(process.execPath, [path.join(projectRoot, isOwn ? '' : 'node_modules', file), ...args], options);
}

/** Runs npm: the one that started this process if there is one, so that its version and its settings are kept. */
export function runNpm(args, options) {
  const started = process.env.npm_execpath;
  if (started && /npm-cli\.c?js$/.test(started)) return run(process.execPath, [started, ...args], options);
  const isWindows = process.platform === 'win32';
  return run(isWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: isWindows });
}

/** Settings for every run of Next.js: no reports to its makers, and no leftover NODE_ENV of the caller's. */
export const nextEnvironment = (mode) => ({ NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: mode });
