/** Makes the change report of this checkout: its files compared with the published ones. */
import path from 'node:path';

import { readContent } from '../../content/check/read';
import type { Content, PartialContent } from '../../content/schema/schema';
import { git, temporaryCheckout } from '../../lib/node/git';
import { listFiles } from '../../lib/node/list-files';

import { describeChange, type Description } from './describe-change';
import { changeReport, type ReportedChange } from './report';

/** What changes between two states of the files. */
export interface Report {
  changes: readonly ReportedChange[];
  /** The same in words, and the changed photographs. */
  descriptions: readonly Description[];
}

/** Reads the content of a commit or tree. It may be of an older version of the site, or have mistakes. */
function contentAt(root: string, tree: string): PartialContent {
  const checkout = temporaryCheckout(root);
  try {
    // Only the texts: pictures are large.
    const names = git(root, ['ls-tree', '-r', '--name-only', tree, '--', 'content']).split('\n');
    const paths = names.filter((name) => name.endsWith('.json'));
    checkout.showOnly(tree, paths);
    return readContent(checkout.path).content;
  } finally {
    checkout.remove();
  }
}

/**
 * The report of a checkout.
 *
 * @param folder the files that are to be published
 * @param after their content, which has no mistakes
 * @param commit what is published
 * @param root the repository that has the commit
 */
export function reportOf(folder: string, after: Content, commit: string, root = folder): Report {
  const before = contentAt(root, commit);
  const changes = changeReport(before, after);
  const words = changes.map((change) => describeChange(change, { ...after, ...before }, after));
  return { changes, descriptions: [...words, ...photographs(folder, commit, root, after)] };
}

/** Photographs that were added, replaced or removed. A new one is reported with the text that shows it. */
function photographs(folder: string, commit: string, root: string, after: Content): Description[] {
  const published = new Map(
    git(root, ['ls-tree', '-r', '-z', commit, '--', 'content/pictures'])
      .split('\0')
      .filter(Boolean)
      .map((line) => line.split('\t'))
      .map(([facts = '', name = '']): [string, string] => [name, facts.split(' ')[2] ?? '']),
  );
  const names = listFiles(path.join(folder, 'content/pictures'))
    .filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name))
    .map((name) => `content/pictures/${name}`);
  const hashes = git(root, ['hash-object', '--stdin-paths'], {
    input: names.map((name) => path.join(folder, name)).join('\n'),
  });
  const now = new Map(names.map((name, at) => [name, hashes.split('\n')[at]!]));
  const texts = JSON.stringify(after);
  const isShown = (name: string) =>
    texts.includes(`"${name.replace(/^content/, '').replace(/(\.phone)?(\.dusk)?(?=\.\w+$)/, '')}"`);
  const all = [...new Set([...published.keys(), ...now.keys()])].sort();
  return all.flatMap((name): Description[] => {
    const [oldHash, newHash] = [published.get(name), now.get(name)];
    const describe = (what: string, ...warnings: string[]) => {
      const title = `Photograph ${name.replace('content/pictures/', '')}${what}`;
      return [{ id: name, title, lines: [], where: [], warnings }];
    };
    if (!newHash) return describe(' (removed)');
    if (oldHash === newHash || (!oldHash && isShown(name))) return [];
    return oldHash
      ? describe('', 'was replaced by another photograph; do the words about it still fit?')
      : describe(' (new)', 'is not shown on any page; choose it where it belongs, or delete it');
  });
}
