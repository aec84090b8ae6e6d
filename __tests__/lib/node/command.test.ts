import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { projectRoot } from '@/lib/node/project';

import { temporaryFolder } from '../../support/temporary-folder';

jest.setTimeout(60_000);

const folder = temporaryFolder();
const onPosix = process.platform === 'win32' ? test.skip : test;

/** Whether a process is running. One that has ended, and that nobody has waited for, is not (Linux: state Z). */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout.trim());
}

onPosix.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a command that gets %s also stops what its program started',
  async (signal) => {
    // The program starts a server that ignores Ctrl+C.
    const server = "process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log(process.pid)";
    folder.write('server.js', server);
    folder.write(
      'program.js',
      "require('node:child_process').spawn(process.execPath, [__dirname + '/server.js'], { stdio: 'inherit' })",
    );
    const script = `require('./lib/node/command').runProgram(process.execPath, ['${folder.path}/program.js'])
      .then(() => console.log('went on'))`;
    const command = spawn(process.execPath, ['-r', 'tsx/cjs', '-e', script], { cwd: projectRoot });
    let output = '';
    command.stdout.on('data', (chunk) => (output += chunk));
    while (!/\d/.test(output)) await pause(50);
    const pid = Number(output);
    expect(isAlive(pid)).toBe(true);

    command.kill(signal);
    const [code] = await once(command, 'exit');
    expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
    for (let turn = 0; isAlive(pid) && turn < 40; turn += 1) await pause(50);
    expect(isAlive(pid)).toBe(false);
    expect(output).not.toContain('went on');
  },
);
