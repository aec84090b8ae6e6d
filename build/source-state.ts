import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compare, listFiles, projectRoot, sha256, writeWhole } from './project';

/** What the export is made of: folders, and files of the project's own folder. */
const folders = 'app build components content deploy/templates hooks lib public styles'.split(' ');
const isRootSource = (name: string) =>
  /^((package|package-lock|tsconfig|tsconfig\.build|\.htmlvalidate)\.json|(next|postcss|tailwind)\.config\.\w+)$/.test(
    name,
  );
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
  const inFolders = folders.flatMap((name) =>
    listFiles(path.join(root, name)).map((file) => `${name}/${file}`),
  );
  const files = [...inFolders, ...readdirSync(root).filter(isRootSource).sort(compare)];
  // An empty variable and none at all build the same site.
  const variables = Object.keys(env)
    .filter((name) => env[name] && isShown(name, env[name]))
    .sort()
    .map((name) => `${name}=${env[name]}`);
  return sha256(
    JSON.stringify(variables),
    fileHashes(
      root,
      files.filter((file) => !isNoSource(file)),
    ),
  );
}

function fileHashes(root: string, files: string[]): string {
  return files.map((file) => `${file} ${sha256(readFileSync(path.join(root, file)))}\n`).join('');
}

/** One hash for all files of a folder and their names. */
export function folderHash(folder: string): string {
  return sha256(fileHashes(folder, listFiles(folder)));
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
