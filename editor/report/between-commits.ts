/** Reads two states of the content from git, and makes the report. */
import path from 'node:path';

import { pictureFiles, readContent } from '../../content/check/read';
import { hotelIdOf } from '../../content/schema/fields';
import { git, publishedCommit, readCommit, tryGit } from '../../lib/node/git';
import { projectRoot } from '../../lib/node/project';
import { UserError } from '../../lib/node/user-error';

import { reportChanges, type ReportedChange, type State } from './report';

interface Compared {
  /** What is published: a commit or a branch. By default, that of the branch which the current one follows. */
  base?: string;
  /** The new content: a commit or a branch. By default, the files of the folder. */
  head?: string;
}

/**
 * Every change of the content in words, against the commit from which the new content began: what others published
 * since then is no change.
 *
 * @param root a checkout of the project
 * @throws {UserError} outside of git, or if there is no such commit
 */
export function reportBetween({ base, head }: Compared = {}, root = projectRoot): ReportedChange[] {
  const from = base ? commitOf(base, root) : publishedCommit(root);
  if (!from)
    throw new UserError(
      'The changes are compared with a commit of git, and this folder has none: take the project from its repository.',
    );
  const to = head && commitOf(head, root);
  const { status, output } = tryGit(root, ['merge-base', from, to ?? 'HEAD']);
  // In a shallow clone, their common commit may be missing.
  const start = status === 0 ? output.trim() : from;
  return reportChanges(stateOfCommit(start, root), to ? stateOfCommit(to, root) : stateOfFolder(root));
}

function commitOf(name: string, root: string): string {
  const { status, output } = tryGit(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  if (status !== 0)
    throw new UserError(`There is no commit “${name}” here. Fetch it first, or correct its name.`);
  return output.trim();
}

function stateOfCommit(commit: string, root: string): State {
  const files = git(root, ['ls-tree', '-r', '-z', commit, '--', 'content'])
    .split('\0')
    .flatMap((line) => {
      const [, hash = '', name = ''] = /^\S+ blob (\S+)\t(.*)$/s.exec(line) ?? [];
      return name ? [{ name, hash }] : [];
    });
  // Only the texts: pictures are large.
  const texts = files.map(({ name }) => name).filter((name) => name.endsWith('.json'));
  const pictures = files.flatMap(({ name, hash }): [string, string][] =>
    name.startsWith('content/pictures/') ? [[name.slice('content/pictures/'.length), hash]] : [],
  );
  return { ...readCommit(root, commit, texts, contentIn), pictures: new Map(pictures) };
}

function stateOfFolder(folder: string): State {
  const names = pictureFiles(folder);
  const paths = names.map((name) => path.join(folder, 'content/pictures', name));
  const hashes = git(folder, ['hash-object', '--stdin-paths'], { input: paths.join('\n') }).split('\n');
  return { ...contentIn(folder), pictures: new Map(names.map((name, at) => [name, hashes[at]!])) };
}

function contentIn(folder: string): Omit<State, 'pictures'> {
  const { content, mistakes } = readContent(folder);
  const isRead = (file: string) => (hotelIdOf(file) ?? '') in content.hotels || file in content;
  const whole = mistakes.filter(
    ({ ending = '.json', path: steps }) => ending === '.json' && steps.length === 0,
  );
  const unreadable = whole.map(({ file }) => file).filter((file) => !isRead(file));
  return { content, unreadable: [...new Set(unreadable)] };
}
