import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

import { projectRoot } from './project';

interface RunOptions {
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** Returns the output instead of showing it. */
  isQuiet?: boolean;
  isLowPriority?: boolean;
}

/** The programs that are running. */
const running = new Set<ChildProcess>();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long programs may take to stop what they started, before they are killed. */
const STOP_MS = 10_000;
const hasGroups = process.platform !== 'win32';
let stoppedAt: number | undefined;

/** Signals a program and everything that it started, if it is still there. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (hasGroups && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // Nothing is left of the group.
  }
}

/**
 * Stops all programs when this process is stopped, by Ctrl+C or SIGTERM. Tests start web servers and `next dev`, which
 * would go on forever. Playwright and others only clean up after SIGINT. A second Ctrl+C does not wait for them.
 */
function stopAll(signal: (typeof signals)[number]): void {
  const children = [...running];
  const kill = () => children.forEach((child) => signalGroup(child, 'SIGKILL'));
  if (stoppedAt !== undefined) {
    // npm can pass on the same Ctrl+C a second time.
    if (Date.now() - stoppedAt > 1000) kill();
    return;
  }
  stoppedAt = Date.now();
  setTimeout(kill, STOP_MS).unref();
  const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
  const ends = children.map((child) => isOver(child) || once(child, 'exit'));
  for (const child of children) signalGroup(child, 'SIGINT');
  void Promise.all(ends).then(() => {
    kill();
    process.exit(128 + constants.signals[signal]);
  });
}

function startWatching(child: ChildProcess): void {
  if (running.size === 0) for (const signal of signals) process.on(signal, stopAll);
  running.add(child);
}

function endWatching(child: ChildProcess): void {
  running.delete(child);
  if (running.size === 0 && stoppedAt === undefined)
    for (const signal of signals) process.off(signal, stopAll);
}

/**
 * Runs a program and waits for its end. The code is 127 if it cannot be started. `output` is '' if it was shown. If
 * this process is stopped, so is the program, with everything that it started.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env, isQuiet = false, isLowPriority = false }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const stdio: StdioOptions = isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio,
      detached: hasGroups,
    });
    startWatching(child);
    if (isLowPriority && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => {
      endWatching(child);
      resolve({ code: 127, output: output + error.message });
    });
    child.once('close', (code) => {
      endWatching(child);
      // When everything is being stopped, no next program starts.
      if (stoppedAt === undefined) resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a file of a package ('next/dist/bin/next') with this same Node.js. */
export const runNode = (file: string, args: readonly string[] = [], options?: RunOptions) =>
  runProgram(process.execPath, [path.join(projectRoot, 'node_modules', file), ...args], options);

/** A port of this computer that no program uses at the moment. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0);
  const { port } = server.address() as net.AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** The path of a program, found as the shell does; undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const { stdout } = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8', env });
  return stdout?.trim() || undefined;
}
