import { spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../build/project';

export interface RunOptions {
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** Returns the output instead of showing it. */
  quiet?: boolean;
  isLowPriority?: boolean;
}

/** Runs a program and waits for its end. The code is 127 if it cannot be started. `output` is '' if it was shown. */
export function run(
  program: string,
  args: readonly string[],
  { env, quiet = false, isLowPriority = false }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const stdio: StdioOptions = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(program, args, { cwd: projectRoot, env: { ...process.env, ...env }, stdio });
    if (isLowPriority && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    // A SIGTERM for this process must end the program too. Ctrl+C reaches both by itself.
    const stop = () => {
      child.kill();
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

/** Runs a file of a package ('next/dist/bin/next') with this same Node.js. */
export const runNode = (file: string, args: readonly string[] = [], options?: RunOptions) =>
  run(process.execPath, [path.join(projectRoot, 'node_modules', file), ...args], options);

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
