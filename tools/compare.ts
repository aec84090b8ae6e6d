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

/**
 * `npm run compare -- COMMIT`: builds that commit in a separate git worktree and pictures every page, and the examples under
 * /parts, at six widths (or `--widths 390,1280`). Playwright's report shows what looks different in this checkout.
 */
export async function main(args: string[]): Promise<void> {
  const options = { widths: { type: 'string', default: '320,390,768,992,1280,1920' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [commit] = positionals;
  if (!commit) throw new UserError('Say which commit to compare with: npm run compare -- main~1');
  await ensureBrowser();
  await ensureBuild();
  const folder = path.join(projectRoot, '.cache/compare');
  const other = path.join(folder, 'worktree');
  const worktree = (...words: string[]) =>
    execFileSync('git', ['worktree', ...words], { cwd: projectRoot, stdio: 'inherit' });
  rmSync(folder, { recursive: true, force: true });
  worktree('prune');
  worktree('add', '--detach', other, commit);
  try {
    await build(other);
    const pages = [other, projectRoot].flatMap((root) => exportedPages(path.join(root, 'out')));
    const routes = [...new Set(pages), '/parts'];
    const config = path.join(projectRoot, 'tools/compare.config.ts');
    const picture = (root: string, ...words: string[]) =>
      runNode('@playwright/test/cli.js', ['test', '-c', config, ...words], {
        env: { COMPARE: JSON.stringify({ root, routes, ...values }) },
      });
    const { code } = await picture(other, '--update-snapshots=all', '--reporter=dot');
    if (code !== 0) throw new UserError('The pages of the other commit could not be shown.');
    await picture(projectRoot);
    console.log('compare: the report is .cache/compare/report/index.html');
  } finally {
    worktree('remove', '--force', other);
  }
}

/** Installs and builds another commit with its own Next.js; the encoded pictures are taken from here where they fit. */
async function build(cwd: string): Promise<void> {
  for (const made of ['public/pictures', 'generated/pictures.json'])
    cpSync(path.join(projectRoot, made), path.join(cwd, made), { recursive: true });
  const words = ['ci', '--ignore-scripts', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  for (const [program, ...rest] of [['npm', ...words] as const, ['npx', 'next', 'build'] as const])
    if ((await run(program, rest, { cwd })).code !== 0)
      throw new UserError('The other commit could not be built.');
}
