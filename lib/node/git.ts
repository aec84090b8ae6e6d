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

/** A folder that can show one commit or tree after the other. */
interface Checkout {
  path: string;
  /** Puts the files of a commit or tree into the folder; only those that differ from the last one are written. */
  show: (tree: string) => void;
  /** The same for some files only. */
  showOnly: (tree: string, paths: readonly string[]) => void;
  remove: () => void;
}

/** A temporary folder for the files of commits, in `parent`. The checkout of the project stays as it is. */
export function temporaryCheckout(root: string, parent = tmpdir()): Checkout {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'site-content-'));
  const files = path.join(folder, 'files');
  const gitFolder = git(root, ['rev-parse', '--absolute-git-dir']);
  const env = { GIT_INDEX_FILE: path.join(folder, 'index'), GIT_WORK_TREE: files, GIT_DIR: gitFolder };
  mkdirSync(files);
  return {
    path: files,
    show: (tree) => void git(root, ['read-tree', '-u', '--reset', tree], { env }),
    showOnly(tree, paths) {
      git(root, ['read-tree', tree], { env });
      git(root, ['checkout-index', '--force', '-z', '--stdin'], {
        env,
        input: paths.map((name) => `${name}\0`).join(''),
      });
    },
    // A program that ends may still be writing there.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
