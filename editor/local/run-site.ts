/** Runs the site with live reload beside the form. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { projectRoot } from '../../lib/node/project';

/**
 * Whether a line of Next's output matters to someone who edits: errors do, but not the mistakes that `prepare` prints
 * too.
 */
export const isRelevantOutput = (line: string) =>
  /⨯|\bError\b/.test(line) && !/(content|generated)\//.test(line);

/** Runs the site until this process gets a signal. Prints only what matters to someone who edits. */
export async function runSite(port: number): Promise<void> {
  const next = path.join(projectRoot, 'node_modules/next/dist/bin/next');
  const args = [next, 'dev', '--hostname', 'localhost', '--port', String(port)];
  const site = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [site.stdout, site.stderr])
    createInterface(stream).on('line', (line) => isRelevantOutput(line) && console.error(line));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => site.kill());
  await once(site, 'close');
}
