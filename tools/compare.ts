import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exportedPages } from '../build/exported-pages';
import { projectRoot } from '../build/project';
import { UserError } from '../build/user-error';
import { ensureBrowser } from './browser';
import { run, runNode } from './command';
import { ensureBuild } from './start';

const folder = path.join(projectRoot, '.cache/compare');
/** Each version's own: two of them would bring two of React. */
const ownNext = 'node_modules/next/dist/bin/next';

/**
 * `npm run compare -- COMMIT`: builds that commit in a separate git worktree and pictures every page, and the examples under
 * /parts, at six widths (or `--widths 390,1280`). Playwright's report shows what looks different in this checkout.
 *
 * @throws {UserError} when there is no commit, or it cannot be built or shown
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
  const git = (...words: string[]) =>
    execFileSync('git', ['worktree', ...words], { cwd: projectRoot, stdio: 'inherit' });
  git('prune');
  git('add', '--detach', other, commit);
  try {
    await build(other);
    const roots = [other, projectRoot];
    const pages = new Set(roots.flatMap((root) => exportedPages(path.join(root, 'out'))));
    const routes = [...pages, '/parts'];
    const picture = (root: string, ...words: string[]) =>
      runNode(
        '@playwright/test/cli.js',
        ['test', '-c', path.join(__dirname, 'compare.config.ts'), ...words],
        {
          env: { COMPARE: JSON.stringify({ root, executablePath, routes, ...values }) },
        },
      );
    const { code } = await picture(other, '--update-snapshots=all', '--reporter=dot');
    if (code !== 0) throw new UserError('The pages of the other commit could not be shown.');
    await picture(projectRoot);
    console.log(`compare: the report is .cache/compare/report/index.html`);
  } finally {
    git('remove', '--force', other);
  }
}

/** Installs and builds another commit; the encoded pictures are taken from here as far as they are the same. */
async function build(root: string): Promise<void> {
  for (const made of ['public/pictures', 'generated/pictures.json'])
    cpSync(path.join(projectRoot, made), path.join(root, made), { recursive: true });
  const words = ['ci', '--ignore-scripts', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  const installed = await run('npm', words, { cwd: root });
  const built = installed.code === 0 && (await run(process.execPath, [ownNext, 'build'], { cwd: root }));
  if (!built || built.code !== 0) throw new UserError('The other commit could not be built.');
}
