/** Makes the commits that decide-saves pushes. */
import { git } from '../../lib/node/git';

import type { Decision, Save } from './decide';
import { trailer } from './repository';

/** Makes the commits that go live and that wait. If nothing goes live, the first is `published`. */
export function commitsOf(
  root: string,
  { live, review, published: done, waiting, refused }: Decision<string>,
  { before, published, content }: { before: string; published: string; content: string },
): { live: string; review?: string } {
  // A commit with every save in it has the branch as a parent, so that these saves are not read again.
  const isAll = refused.length === 0;
  const parents = isAll && !review ? [published, content] : [published];
  const isSame = live === before && done.length === 0;
  const liveCommit = isSame
    ? published
    : commitOf(root, live, parents, 'Publish changes of the content', done);
  if (!review) return { live: liveCommit };
  const reviewParents = isAll ? [liveCommit, content] : [liveCommit];
  const subject = 'Publish content changes with warnings';
  return { live: liveCommit, review: commitOf(root, review, reviewParents, subject, waiting) };
}

/** Writes the unpublished commits into a file for `git fetch`. */
export function writeBundle(root: string, commits: readonly string[], published: string, file: string): void {
  const names = commits
    .filter((each) => each !== published)
    .map((each, at) => {
      git(root, ['update-ref', `refs/content-changes/${at}`, each]);
      return `refs/content-changes/${at}`;
    });
  if (names.length > 0) git(root, ['bundle', 'create', file, ...names, `^${published}`]);
}

/**
 * Makes a commit.
 *
 * @param tree the files
 * @param parents the live commit first
 * @param saves named in its message, so that they are not read again
 */
function commitOf(
  root: string,
  tree: string,
  parents: readonly string[],
  subject: string,
  saves: readonly Save[],
): string {
  const trailers = saves.map(({ commit }) => `${trailer}: ${commit}`).join('\n');
  const identity = { NAME: 'content', EMAIL: 'content@users.noreply.github.com' };
  const env = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) =>
      Object.entries(identity).map(([key, value]) => [`GIT_${role}_${key}`, value]),
    ),
  );
  const input = `${subject}\n\n${trailers}\n`;
  return git(root, ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], { input, env });
}
