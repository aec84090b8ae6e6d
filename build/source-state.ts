import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { hasText, listFiles, projectRoot, sha256, writeWhole } from './project';

/** What the export is made of: folders and files of the project. */
const sources = (
  'app build components content deploy/templates hooks lib public styles package.json package-lock.json ' +
  'instrumentation-client.ts next.config.ts postcss.config.mjs tailwind.config.ts tsconfig.json ' +
  'tsconfig.build.json .htmlvalidate.json'
).split(' ');
/** Made by the build from other sources, or left by the system's file browser. */
const isNoSource = (file: string) => /^public\/pictures\/|(^|\/)(\.DS_Store|Thumbs\.db)$/.test(file);
/** Variables that the pages show; next.config.ts makes NEXT_PUBLIC_BASE_PATH of BASE_PATH. */
const isShown = (name: string, value: string) =>
  /^(BASE_PATH|NEXT_PUBLIC_(?!BASE_PATH$).*)$/.test(name) ||
  (/^SITE_(OFFLINE|HTML_TRANSFORMS)$/.test(name) && value === 'off');

/**
 * A hash of all sources, settings and variables that the export shows. It names the build: the same sources give the same
 * bytes, with git or without.
 */
export function sourceHash(root = projectRoot, env: NodeJS.Dict<string> = process.env): string {
  // An empty variable and none at all build the same site.
  const variables = Object.entries(env).filter(([name, value]) => value && isShown(name, value));
  return sha256(JSON.stringify(variables.sort()), filesHash(root, sources));
}

/** A hash of files, of all files of folders, and of their names: paths below `root`. What is not there has none. */
export function filesHash(root: string, places: string[]): string {
  const files = places.flatMap((place) => [
    ...(statSync(path.join(root, place), { throwIfNoEntry: false })?.isFile() ? [place] : []),
    ...listFiles(path.join(root, place)).map((file) => `${place}/${file}`),
  ]);
  const hashes = files
    .filter((file) => !isNoSource(file))
    .map((file) => `${file} ${sha256(readFileSync(path.join(root, file)))}\n`);
  return sha256(...hashes);
}

const stateFile = (root: string) => path.join(root, '.cache/built');

/** Whether `out/` is the whole result of a build of these sources (`sourceHash`). */
export const isBuilt = (hash: string, root = projectRoot) =>
  existsSync(path.join(root, 'out/index.html')) && hasText(stateFile(root), hash);

/** Notes a finished build. */
export const markBuilt = (hash: string, root = projectRoot) => writeWhole(stateFile(root), hash);

/** Forgets the last build, as the next one begins: one that is interrupted is done again. */
export const unmarkBuilt = (root = projectRoot) => rmSync(stateFile(root), { force: true });
