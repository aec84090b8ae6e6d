import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * The first of some programs that is there and may be run.
 *
 * @param {(string | undefined)[]} names names to look for on PATH, or absolute paths
 * @param {string} [searchPath] as in PATH
 * @returns {string | undefined} absolute
 */
export function findProgram(names, searchPath = process.env.PATH ?? '') {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  return names
    .filter(Boolean)
    .flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name))))
    .find(isRunnable);
}

function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
