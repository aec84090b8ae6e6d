import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportedPages } from '../build/exported-pages';
import { projectRoot } from '../build/project';
import { UserError } from '../build/user-error';
import { ensureBrowser } from './browser';
import { findFreePort, run, runNode } from './command';
import { ensureBuild } from './ensure-build';
import { serveExport, type Server } from './serve';

const folder = path.join(projectRoot, '.cache/compare');
const nextBin = 'node_modules/next/dist/bin/next';

/** A version of the site: its pages, and `next dev`, which alone has the examples under /parts. */
interface Version {
  routes: string[];
  site: Server;
  dev: ChildProcess;
  devUrl: string;
}

/**
 * `npm run compare -- COMMIT`: builds that commit in a separate git worktree and pictures every page, and the examples under
 * /parts, at six widths (or `--widths 390,1280`). Playwright's report shows what looks different in this checkout.
 */
export async function main(args: string[]): Promise<void> {
  const options = { widths: { type: 'string', default: '320,390,768,992,1280,1920' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [commit] = positionals;
  if (!commit) throw new UserError('Say which commit to compare with: npm run compare -- main~1');
  const executablePath = await ensureBrowser();
  await ensureBuild();
  const other = path.join(folder, 'worktree');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('git', ['worktree', 'prune'], { cwd: projectRoot });
  execFileSync('git', ['worktree', 'add', '--detach', other, commit], { cwd: projectRoot, stdio: 'inherit' });
  const versions: Version[] = [];
  try {
    await build(other);
    for (const root of [other, projectRoot]) versions.push(await start(root));
    const routes = new Set(versions.flatMap((version) => version.routes));
    for (const [at, { site, devUrl }] of versions.entries()) {
      const settings = { executablePath, widths: values.widths, routes: [...routes], url: site.url, devUrl };
      const words = ['test', '-c', path.join(__dirname, 'compare.config.ts')];
      if (at === 0) words.push('--update-snapshots=all', '--reporter=dot');
      const env = { COMPARE: JSON.stringify(settings) };
      const { code } = await runNode('@playwright/test/cli.js', words, { env });
      if (at === 0 && code !== 0) throw new UserError('The pages of the other commit could not be shown.');
    }
    console.log(`compare: the report is .cache/compare/report/index.html`);
  } finally {
    for (const { site, dev } of versions) {
      dev.kill();
      // It writes into the folder, which is removed next, until it has ended.
      await Promise.all([once(dev, 'close'), site.close()]);
    }
    execFileSync('git', ['worktree', 'remove', '--force', other], { cwd: projectRoot });
  }
}

/** Installs and builds another commit; the encoded pictures are taken from here as far as they are the same. */
async function build(root: string): Promise<void> {
  const cache = path.join(projectRoot, '.cache/pictures');
  if (existsSync(cache)) cpSync(cache, path.join(root, '.cache/pictures'), { recursive: true });
  const words = ['ci', '--ignore-scripts', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  const installed = await run('npm', words, { cwd: root });
  const built = installed.code === 0 && (await run(process.execPath, [nextBin, 'build'], { cwd: root }));
  if (!built || built.code !== 0) throw new UserError('The other commit could not be built.');
}

async function start(root: string): Promise<Version> {
  const dir = path.join(root, 'out');
  const port = String(await findFreePort());
  const dev = spawn(process.execPath, [nextBin, 'dev', '--port', port], { cwd: root, stdio: 'ignore' });
  const site = await serveExport({ dir });
  return { routes: [...exportedPages(dir), '/parts'], site, dev, devUrl: `http://localhost:${port}` };
}
