import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { dayInIndia } from '../lib/format';
import { listFiles } from '../lib/node/list-files';
import { hasText, projectRoot, sha256, writeAtomically } from '../lib/node/project';

/** The files and folders of the project that the export is made from. */
const sources = [
  'app',
  'build',
  'components',
  'content',
  'deploy/templates',
  'lib',
  'public',
  'styles',
  'package.json',
  'package-lock.json',
  'next.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'tsconfig.build.json',
];
/** Files that a file manager leaves. */
const leftovers = /(^|\/)(\.DS_Store|Thumbs\.db)$/;
/** Files in `public/` that the build makes. */
const made = /^public\/(pictures\/|brand\/(favicon\.svg|[\w-]+\.png)$|favicon\.ico$)/;
/** Variables that change the export. NEXT_PUBLIC_BASE_PATH is not listed: next.config.ts derives it from BASE_PATH. */
const changesExport = (name: string, value: string) =>
  /^(BASE_PATH|NEXT_PUBLIC_(?!BASE_PATH$).*)$/.test(name) || (name === 'SITE_OFFLINE' && value === 'off');

/**
 * A hash of all sources, settings and variables that change the export. The build ID is made from it, so the same
 * sources give the same bytes, with or without git, until an offer ends.
 */
export function sourceHash(root = projectRoot, env: NodeJS.Dict<string> = process.env): string {
  // An empty variable has the same effect as a missing one.
  const variables = Object.entries(env).filter(([name, value]) => value && changesExport(name, value));
  return sha256(JSON.stringify([variables.sort(), endedOffers(root)]), filesHash(root, sources, made));
}

/** The last days of the offers that have ended: the export does not show these. The file is not checked yet. */
function endedOffers(root: string): string[] {
  const file = path.join(root, 'content/offers.json');
  const days = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/"validUntil": *"([^"]*)"/g) : [];
  return [...days].map(([, day = '']) => day).filter((day) => day < dayInIndia(new Date()));
}

/**
 * A hash of the names and contents of files, and of all files in folders, below `root`. Missing ones are skipped, and
 * those whose name matches `ignored`.
 */
function filesHash(root: string, paths: string[], ignored?: RegExp): string {
  const files = paths.flatMap((each) => [
    ...(statSync(path.join(root, each), { throwIfNoEntry: false })?.isFile() ? [each] : []),
    ...listFiles(path.join(root, each)).map((file) => `${each}/${file}`),
  ]);
  const hashes = files
    .filter((file) => !leftovers.test(file) && !ignored?.test(file))
    .map((file) => `${file} ${sha256(readFileSync(path.join(root, file)))}\n`);
  return sha256(...hashes);
}

const stateFile = (root: string) => path.join(root, '.cache/built');

/** Whether `out/` is a complete build of the sources with this `sourceHash`. */
export const isBuilt = (hash: string, root = projectRoot) =>
  existsSync(path.join(root, 'out/index.html')) && hasText(stateFile(root), hash);

/** Records a finished build. */
export const markBuilt = (hash: string, root = projectRoot) => writeAtomically(stateFile(root), hash);

/** Deletes the record when a build begins, so that an interrupted build is repeated. */
export const unmarkBuilt = (root = projectRoot) => rmSync(stateFile(root), { force: true });
