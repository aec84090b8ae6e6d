import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles, projectRoot, sha256, writeWhole } from './project';

/** What the export is made of: folders and files of the project. */
const sources = [
  'app',
  'build',
  'components',
  'content',
  'deploy/templates',
  'hooks',
  'lib',
  'public',
  'styles',
  'package.json',
  'package-lock.json',
  'instrumentation-client.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  '.htmlvalidate.json',
  'tsconfig.build.json',
];
/** Made by the build from other sources, or left by the system's file browser. */
const isNoSource = (file: string) => /^public\/pictures\/|(^|\/)(\.DS_Store|Thumbs\.db)$/.test(file);
/** Variables that the pages show; next.config.ts makes NEXT_PUBLIC_BASE_PATH of BASE_PATH. */
const isShown = (name: string, value: string | undefined) =>
  name === 'BASE_PATH' ||
  (['SITE_OFFLINE', 'SITE_HTML_TRANSFORMS'].includes(name) && value === 'off') ||
  /^NEXT_PUBLIC_(?!BASE_PATH$)/.test(name);

/**
 * One hash for everything that the export is made of: sources, settings and the environment variables that it shows. It
 * names the build, so the same sources give the same bytes, with git or without.
 *
 * @param env with what the .env files hold
 * @returns hexadecimal
 */
export function sourceHash(
  root = projectRoot,
  env: Record<string, string | undefined> = process.env,
): string {
  // An empty variable and none at all build the same site.
  const variables = Object.keys(env)
    .filter((name) => env[name] && isShown(name, env[name]))
    .sort()
    .map((name) => `${name}=${env[name]}`);
  return sha256(JSON.stringify(variables), filesHash(root, sources));
}

/** One hash for files, for all files of folders, and for their names: paths below `root`. What is not there has none. */
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
export function isBuilt(hash: string, root = projectRoot): boolean {
  const isThere = existsSync(path.join(root, 'out/index.html')) && existsSync(stateFile(root));
  return isThere && readFileSync(stateFile(root), 'utf8') === hash;
}

/** Notes a finished build; called last, so that an interrupted one is done again. */
export function markBuilt(hash: string, root = projectRoot): void {
  writeWhole(stateFile(root), hash);
}

/** Forgets the last build. */
export function unmarkBuilt(root = projectRoot): void {
  rmSync(stateFile(root), { force: true });
}
