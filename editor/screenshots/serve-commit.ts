/** Serves the site of a commit next to the one that is edited. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { temporaryCheckout } from '../../lib/node/git';
import { listFiles } from '../../lib/node/list-files';
import { projectRoot } from '../../lib/node/project';

export interface ServedSite {
  /** 'http://localhost:4321/' */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves the site of a commit, by `next dev`.
 *
 * @param content a folder whose content is shown instead of the content of the commit
 */
export async function serveCommit(root: string, commit: string, content?: string): Promise<ServedSite> {
  // Inside the project, so that the packages are found.
  const checkout = temporaryCheckout(root, path.join(projectRoot, '.cache'));
  const folder = checkout.path;
  checkout.show(commit);
  if (content) {
    rmSync(path.join(folder, 'content'), { recursive: true });
    cpSync(path.join(content, 'content'), path.join(folder, 'content'), { recursive: true });
  }
  // Next.js looks for the packages beside this file.
  rmSync(path.join(folder, 'package-lock.json'), { force: true });
  linkBuiltFiles('public/pictures', folder);
  linkBuiltFiles('generated', folder);
  const next = path.join(projectRoot, 'node_modules/next/dist/bin/next');
  const site = spawn(process.execPath, [next, 'dev', '--hostname', 'localhost', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(site, 'close');
  const close = async () => {
    site.kill();
    await ended;
    checkout.remove();
  };
  process.once('exit', () => {
    site.kill();
    checkout.remove();
  });
  let output = '';
  site.stdout.on('data', (text) => (output += String(text)));
  for (;;) {
    const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
    if (url) return { url: `${url}/`, close };
    const isOver = await Promise.race([once(site.stdout, 'data').then(() => false), ended.then(() => true)]);
    if (!isOver) continue;
    await close();
    throw new Error(`The site of ${commit} could not be shown:\n${output}`);
  }
}

/** Links files that the build made from the same sources: pictures, fonts. */
function linkBuiltFiles(name: string, folder: string): void {
  const from = path.join(projectRoot, name);
  if (!existsSync(from)) return;
  for (const file of listFiles(from)) {
    const target = path.join(folder, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    // Pictures have a hash in their names; other files are written again.
    if (name === 'public/pictures') linkSync(path.join(from, file), target);
    else if (!file.startsWith('hosts') && !file.startsWith('editor')) cpSync(path.join(from, file), target);
  }
}
