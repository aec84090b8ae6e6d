/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../../build/project';

const program = `
  const { run } = require('./tools/command.ts');
  const waiting = 'console.log(process.pid); setTimeout(() => {}, 60_000)';
  run(process.execPath, ['-e', waiting]).then(() => console.log('went on'));
`;

/** Whether a process is there. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  '%s ends a command together with what it runs',
  async (signal, code) => {
    const args = ['--require', 'tsx/cjs', '--eval', program];
    const command = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    command.stdout.on('data', (chunk) => (output += String(chunk)));
    while (!output.includes('\n')) await once(command.stdout, 'data');
    const child = Number(output);
    expect(isRunning(child)).toBe(true);
    command.kill(signal);
    expect(await once(command, 'close')).toEqual([code, null]);
    expect(isRunning(child)).toBe(false);
    expect(output).not.toContain('went on');
  },
  30_000,
);
