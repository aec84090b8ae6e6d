import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, projectRoot, sha256 } from './project.mjs';

const sourceFolders = [
  'app',
  'build',
  'components',
  'content',
  'deploy/templates',
  'hooks',
  'lib',
  'public',
  'styles',
];
const sourceFiles = [
  '.htmlvalidate.json',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];
/** Made by the build from other sources, or left by the system's file browser. */
const isNoSource = (file) =>
  file.startsWith('public/pictures/') || /(^|\/)(\.DS_Store|Thumbs\.db)$/.test(file);
/** Variables that the pages show; next.config.ts makes NEXT_PUBLIC_BASE_PATH of BASE_PATH. */
const isShown = (name, value) =>
  name === 'BASE_PATH' ||
  (['SITE_OFFLINE', 'SITE_REWRITES'].includes(name) && value === 'off') ||
  (name.startsWith('NEXT_PUBLIC_') && name !== 'NEXT_PUBLIC_BASE_PATH');

/**
 * One hash for everything that the export is made of: sources, settings and the environment variables that it shows. It
 * names the build, so the same sources give the same bytes, with git or without.
 *
 * @param {string} [root]
 * @param {Record<string, string | undefined>} [env] with what the .env files hold
 * @returns {string} hexadecimal
 */
export function sourceHash(root = projectRoot, env = process.env) {
  const files = sourceFolders
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .concat(sourceFiles.filter((file) => existsSync(path.join(root, file))))
    .filter((file) => !isNoSource(file));
  // An empty variable and none at all build the same site.
  const variables = Object.keys(env)
    .filter((name) => env[name] && isShown(name, env[name]))
    .sort()
    .map((name) => `${name}=${env[name]}`);
  return sha256(JSON.stringify(variables), fileHashes(root, files));
}

function fileHashes(root, files) {
  return files.map((file) => `${file} ${sha256(readFileSync(path.join(root, file)))}\n`).join('');
}

/** One hash for all files of a folder and their names. */
export function folderHash(folder) {
  return sha256(fileHashes(folder, listFiles(folder)));
}

const stateFile = (root) => path.join(root, '.cache/build.json');

/**
 * Whether `out/` is the whole result of a build of these sources, untouched since.
 *
 * @param {string} sources from `sourceHash`
 */
export function isBuilt(sources, root = projectRoot) {
  try {
    const state = JSON.parse(readFileSync(stateFile(root), 'utf8'));
    return state.sources === sources && state.output === folderHash(path.join(root, 'out'));
  } catch {
    return false;
  }
}

/** Notes a finished build; called last, so that an interrupted one is done again. */
export function markBuilt(sources, root = projectRoot) {
  const state = { sources, output: folderHash(path.join(root, 'out')) };
  mkdirSync(path.dirname(stateFile(root)), { recursive: true });
  writeFileSync(stateFile(root), `${JSON.stringify(state, null, 2)}\n`);
}

/** Forgets the last build. */
export function unmarkBuilt(root = projectRoot) {
  rmSync(stateFile(root), { force: true });
}

/** 'out/ is ready: 690 files, 21.5 MB' is worth a line; this is its second half. */
export function exportSize(root = projectRoot) {
  const out = path.join(root, 'out');
  const files = listFiles(out);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0);
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}
