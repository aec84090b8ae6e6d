import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles, projectRoot, sha256, writeWhole } from './project';

/** Folders and files that the export is made of. */
const sources = [
  ...[
    'app/',
    'build/',
    'components/',
    'content/',
    'deploy/templates/',
    'hooks/',
    'lib/',
    'public/',
    'styles/',
  ],
  ...['.htmlvalidate.json', 'next.config.ts', 'package-lock.json', 'package.json', 'postcss.config.mjs'],
  ...['tailwind.config.ts', 'tsconfig.json'],
];
/** Made by the build from other sources, or left by the system's file browser. */
const isNoSource = (file: string) =>
  file.startsWith('public/pictures/') || /(^|\/)(\.DS_Store|Thumbs\.db)$/.test(file);
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
  const files = sources
    .flatMap((name) =>
      name.endsWith('/') ? listFiles(path.join(root, name)).map((file) => name + file) : name,
    )
    .filter((file) => !isNoSource(file));
  // An empty variable and none at all build the same site.
  const variables = Object.keys(env)
    .filter((name) => env[name] && isShown(name, env[name]))
    .sort()
    .map((name) => `${name}=${env[name]}`);
  return sha256(JSON.stringify(variables), fileHashes(root, files));
}

function fileHashes(root: string, files: string[]): string {
  const there = files.filter((file) => statSync(path.join(root, file), { throwIfNoEntry: false }));
  return there.map((file) => `${file} ${sha256(readFileSync(path.join(root, file)))}\n`).join('');
}

/** One hash for all files of a folder and their names. */
export function folderHash(folder: string): string {
  return sha256(fileHashes(folder, listFiles(folder)));
}

const stateFile = (root: string) => path.join(root, '.cache/built');
const stateOf = (sourcesHash: string, root: string) => `${sourcesHash} ${folderHash(path.join(root, 'out'))}`;

/** Whether `out/` is the whole result of a build of these sources (`sourceHash`), untouched since. */
export function isBuilt(hash: string, root = projectRoot): boolean {
  const isThere = statSync(stateFile(root), { throwIfNoEntry: false });
  return Boolean(isThere) && readFileSync(stateFile(root), 'utf8') === stateOf(hash, root);
}

/** Notes a finished build; called last, so that an interrupted one is done again. */
export function markBuilt(hash: string, root = projectRoot): void {
  writeWhole(stateFile(root), stateOf(hash, root));
}

/** Forgets the last build. */
export function unmarkBuilt(root = projectRoot): void {
  rmSync(stateFile(root), { force: true });
}
