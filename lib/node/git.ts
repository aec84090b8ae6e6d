/** Runs git for the form and the commands. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Runs git in a folder.
 *
 * @returns its output without the last line break
 * @throws {Error} with what git said
 */
export function git(
  root: string,
  args: readonly string[],
  options: { input?: string; env?: Record<string, string> } = {},
): string {
  const { status, output } = tryGit(root, args, options);
  if (status !== 0) throw new Error(`git ${args[0]}: ${output.trim()}`);
  return output.replace(/\n$/, '');
}

/** Runs git in a folder. The status is 127 where there is no git. */
export function tryGit(
  root: string,
  args: readonly string[],
  { input, env }: { input?: string; env?: Record<string, string> } = {},
): { status: number; output: string } {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
    maxBuffer: 100_000_000,
    env: { ...process.env, ...env },
  });
  return { status: status ?? 127, output: status === 0 ? stdout : (stdout ?? '') + (stderr ?? '') };
}

/**
 * The commit that the published site came from, as far as this computer knows: the newest of the branch that the
 * current one follows ('origin/main'), otherwise the last commit here. Undefined outside of git.
 */
export function publishedCommit(root: string): string | undefined {
  const commits = ['@{upstream}', 'HEAD'].map((name) =>
    tryGit(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]),
  );
  return commits.find(({ status }) => status === 0)?.output.trim();
}

/**
 * Reads some files of a commit from a temporary folder. The checkout of the project stays as it is.
 *
 * @param read gets the folder, which is deleted afterwards
 */
export function readCommit<Result>(
  root: string,
  commit: string,
  files: readonly string[],
  read: (folder: string) => Result,
): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-content-'));
  const work = path.join(folder, 'files');
  const gitFolder = git(root, ['rev-parse', '--absolute-git-dir']);
  const env = { GIT_INDEX_FILE: path.join(folder, 'index'), GIT_WORK_TREE: work, GIT_DIR: gitFolder };
  mkdirSync(work);
  try {
    git(root, ['read-tree', commit], { env });
    git(root, ['checkout-index', '-z', '--stdin'], { env, input: files.map((name) => `${name}\0`).join('') });
    return read(work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
