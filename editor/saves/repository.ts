/** Reads the saves of the branch `content` from git. */
import path from 'node:path';

import { checkTextsAndPictures } from '../../build/prepare/check-texts-and-pictures';
import { checkContent } from '../../content/check/check';
import { git, temporaryCheckout, tryGit } from '../../lib/node/git';
import { reportOf } from '../change-report/checkout-report';

import type { Repository, Save } from './decide';
import { Conflict, mergeFiles } from './merge';

/** Files that the form writes: texts, and pictures of the kinds that the site shows. No code. */
const isContent = (name: string) =>
  /^content\/(hotels\/)?[^/]+\.json$|^content\/pictures\/.+\.(jpe?g|png|webp|avif)$/i.test(name);

/** A file that a save changes: its blobs before and after; undefined if there is no file. */
interface FileChange {
  name: string;
  before?: string;
  after?: string;
  isPlain: boolean;
}

function changesOf(root: string, commit: string): FileChange[] {
  const fields = git(root, ['diff-tree', '-r', '-z', '--no-renames', `${commit}^`, commit]).split('\0');
  const changes: FileChange[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', before = '', after = ''] = fields[at]!.split(' ');
    const blob = (id: string) => (/^0+$/.test(id) ? undefined : id);
    const name = fields[at + 1]!;
    changes.push({
      name,
      before: blob(before),
      after: blob(after),
      isPlain: ['100644', '000000'].includes(mode),
    });
  }
  return changes;
}

/** The trailer by which a published commit names the saves in it. */
export const trailer = 'Content-save';

/** The saves of a branch that are not live yet, from the oldest to the newest. */
export function pendingSaves(root: string, main: string, content: string): Save[] {
  const base = tryGit(root, ['merge-base', main, content]).output.trim();
  const known = git(root, [
    'log',
    `--format=%(trailers:key=${trailer},valueonly)`,
    base ? `${base}..${main}` : main,
  ]);
  return git(root, ['rev-list', '--reverse', '--no-merges', `${main}..${content}`])
    .split('\n')
    .filter((commit) => commit && !known.includes(commit))
    .map((commit) => ({ commit, files: changesOf(root, commit).map(({ name }) => name) }));
}

/** A repository of git, whose trees are their hashes. Call `close` at the end. */
export function openRepository(root: string): Repository<string> & { close: () => void } {
  const checkout = temporaryCheckout(root);
  const text = (blob?: string) =>
    blob === undefined ? undefined : git(root, ['cat-file', 'blob', blob]) + '\n';
  const blobIn = (tree: string, name: string) => {
    const { status, output } = tryGit(root, ['rev-parse', '--verify', '--quiet', `${tree}:${name}`]);
    return status === 0 ? output.trim() : undefined;
  };

  function applyOne(tree: string, { commit }: Save): string | undefined {
    const lines: string[] = [];
    for (const { name, before, after } of changesOf(root, commit)) {
      const ours = blobIn(tree, name);
      if (after === ours || after === before) continue;
      let blob = after;
      if (before !== ours)
        try {
          const merged = name.endsWith('.json')
            ? mergeFiles(text(before), text(ours), text(after))
            : undefined;
          if (merged === undefined) return undefined;
          blob = git(root, ['hash-object', '-w', '--stdin'], { input: merged });
        } catch (error) {
          if (error instanceof Conflict) return undefined;
          throw error;
        }
      lines.push(blob === undefined ? `0 ${'0'.repeat(40)}\t${name}` : `100644 ${blob}\t${name}`);
    }
    const env = { GIT_INDEX_FILE: path.join(path.dirname(checkout.path), 'merge-index') };
    git(root, ['read-tree', tree], { env });
    git(root, ['update-index', '--index-info'], { env, input: lines.map((line) => `${line}\n`).join('') });
    return git(root, ['write-tree'], { env });
  }

  return {
    applySaves: (start, saves) =>
      saves.reduce<string | undefined>((tree, save) => tree && applyOne(tree, save), start),
    isSame: (one, other) => one === other,
    async checkChange(before, after) {
      checkout.show(after);
      const pictures = [before, after].map((tree) => blobIn(tree, 'content/pictures'));
      // Pictures are measured only when one of them changed.
      const check = pictures[0] === pictures[1] ? checkContent : checkTextsAndPictures;
      const { content, mistakes } = await check(checkout.path);
      if (!content) return { mistakes, warnings: 0 };
      const { descriptions } = reportOf(checkout.path, content, before, root);
      return { mistakes, warnings: descriptions.filter((each) => each.warnings.length > 0).length };
    },
    refusalReason(save) {
      const odd = changesOf(root, save.commit).filter(({ name, isPlain }) => !isContent(name) || !isPlain);
      const names = odd.map(({ name }) => name).join(', ');
      return odd.length > 0
        ? `${names} ${odd.length === 1 ? 'is' : 'are'} changed too, which the form never does; ask the person who maintains the site`
        : undefined;
    },
    close: checkout.remove,
  };
}
