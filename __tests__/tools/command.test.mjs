/** @jest-environment node */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram, run } from '../../tools/command.mjs';

const node = process.execPath;
const commandModule = pathToFileURL(path.join(__dirname, '../../tools/command.mjs')).href;

test('gives the end and the output of a program; one that is not there ends like one that failed', async () => {
  const script = 'console.log(process.env.GREETING); console.error("oh"); process.exit(3)';
  const { code, output } = await run(node, ['-e', script], { quiet: true, env: { GREETING: 'namaskaram' } });
  expect(code).toBe(3);
  expect(output).toMatch(/namaskaram[^]*oh|oh[^]*namaskaram/);
  const asked = ['-p', 'os.getPriority() > 0'];
  expect(await run(node, asked, { quiet: true, givesWay: true })).toMatchObject({ output: 'true\n' });
  expect(await run('no-such-program', [], { quiet: true })).toMatchObject({ code: 127 });
  expect(findProgram(node)).toBe(node);
  expect(findProgram('no-such-program')).toBeUndefined();
});

test('a killed command takes the program it runs with it and does not go on', async () => {
  const inner = "console.log('begun ' + process.pid); setInterval(() => {}, 1000)";
  const outer = `
    const { run } = await import('${commandModule}');
    await run(process.execPath, ['-e', ${JSON.stringify(inner)}]);
    console.log('went on');
  `;
  const command = spawn(node, ['--input-type=module', '-e', outer], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  command.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes('begun')) command.kill('SIGTERM');
  });
  const code = await new Promise((resolve) => command.once('close', resolve));
  expect(code).toBe(143);
  expect(output).not.toContain('went on');
  const pid = Number(/begun (\d+)/.exec(output)[1]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
