import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Hexadecimal SHA-256 of texts or buffers, one after the other. */
export function sha256(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Order by code unit, the same on every machine whatever its language. */
export function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Every file below a folder, in the same order on every machine; an absent folder has none.
 *
 * @returns {string[]} paths relative to the folder, with forward slashes
 */
export function listFiles(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort(compare);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
}

/** Writes a file whole or not at all: an interrupted build leaves no half file behind. */
export function writeWhole(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Whether the module of this `import.meta.url` is the program that was started, not an import of another. */
export function isRunDirectly(moduleUrl) {
  return Boolean(process.argv[1]) && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(moduleUrl));
}
