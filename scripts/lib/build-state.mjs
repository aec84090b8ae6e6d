import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, projectRoot, sha256 } from './project.mjs';

const inputFolders = ['app', 'components', 'content', 'deploy', 'hooks', 'lib', 'public', 'scripts', 'styles'];
const inputFiles = [
  '.htmlvalidate.json',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
/** Made by the build from other inputs, or left by the system's file browser. */
const isNoInput = (file) =>
  file.startsWith('public/pictures/') || /(^|\/)(\.DS_Store|Thumbs\.db)$/.test(file);
const isInputVariable = (name) => name === 'BASE_PATH' || name.startsWith('NEXT_PUBLIC_');

/**
 * One hash for everything that the export is made of: sources, settings and the environment variables that it shows.
 *
 * @param {string} [root]
 * @param {Record<string, string | undefined>} [env]
 * @returns {string} hexadecimal
 */
export function inputHash(root = projectRoot, env = process.env) {
  const files = inputFolders
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .concat(inputFiles.filter((file) => existsSync(path.join(root, file))))
    .filter((file) => !isNoInput(file));
  // An empty variable and none at all build the same site.
  const variables = Object.keys(env)
    .filter((name) => isInputVariable(name) && env[name])
    .sort()
    .map((name) => `${name}=${env[name]}`);
  return sha256(JSON.stringify(variables), fileHashes(root, files));
}

/** One hash for all files of a folder and their names. */
export function folderHash(folder) {
  return sha256(fileHashes(folder, listFiles(folder)));
}

function fileHashes(folder, files) {
  return files.map((file) => `${file} ${sha256(readFileSync(path.join(folder, file)))}\n`).join('');
}

const stateFile = (root) => path.join(root, '.cache/build.json');

/**
 * Whether `out/` is the whole result of a build of these inputs, untouched since.
 *
 * @param {string} inputs from `inputHash`
 */
export function isBuilt(inputs, root = projectRoot) {
  try {
    const state = JSON.parse(readFileSync(stateFile(root), 'utf8'));
    return state.inputs === inputs && state.output === folderHash(path.join(root, 'out'));
  } catch {
    return false;
  }
}

/** Notes a finished build; called last, so that an interrupted one is done again. */
export function markBuilt(inputs, root = projectRoot) {
  const state = { inputs, output: folderHash(path.join(root, 'out')) };
  mkdirSync(path.dirname(stateFile(root)), { recursive: true });
  writeFileSync(stateFile(root), `${JSON.stringify(state, null, 2)}\n`);
}

/** Forgets the last build and removes what it or `next dev` left behind that would get into the next one. */
export function clearBuild(root = projectRoot) {
  rmSync(stateFile(root), { force: true });
  rmSync(path.join(root, 'out'), { recursive: true, force: true });
  clearDevelopmentTypes(root);
}

/** `next dev` keeps types of routes that may be gone by now, and the type check would stop at them. */
export function clearDevelopmentTypes(root = projectRoot) {
  rmSync(path.join(root, '.next/dev/types'), { recursive: true, force: true });
}

/** Number of files and of bytes in `out/`. */
export function exportSize(root = projectRoot) {
  const out = path.join(root, 'out');
  const files = listFiles(out);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0);
  return { files: files.length, bytes };
}
