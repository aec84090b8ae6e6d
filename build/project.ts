import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserslist } from '../package.json';

/** The folder of package.json. */
export const projectRoot = path.resolve(__dirname, '..');

/** The oldest browsers of package.json, as esbuild names them: 'safari15.4'. */
export const oldestBrowsers = browserslist.map((name) => name.replace('ios_saf', 'ios').replace(' ', ''));

/** Hexadecimal SHA-256 of texts or buffers, one after the other. */
export function sha256(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Order by code unit, the same on every machine whatever its language. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Every file below a folder, in the same order on every machine; an absent folder has none. The paths are relative to the
 * folder, with forward slashes.
 */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort(compare);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

/** Writes a file whole or not at all: an interrupted build leaves no half file behind. */
export function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
