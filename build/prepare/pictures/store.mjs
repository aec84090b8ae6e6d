import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** Writes a file whole or not at all: an interrupted build leaves no half file behind. */
export function writeWhole(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Copies a file whole or not at all. */
export function copyWhole(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}.part`;
  copyFileSync(from, draft);
  renameSync(draft, to);
}

/**
 * A folder of finished work, addressed by what it was made from.
 * @param {string} folder
 */
export function openCache(folder) {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key) => path.join(folder, key);
  return {
    fileOf,
    has: (key) => existsSync(fileOf(key)),
    read(key) {
      // The time of last use: what no build has needed for long is cleared away below.
      const now = new Date();
      utimesSync(fileOf(key), now, now);
      return readFileSync(fileOf(key));
    },
    write: (key, content) => writeWhole(fileOf(key), content),
    /** Removes what no build has used for 30 days, and what an interrupted one left a day ago. */
    clear() {
      for (const name of readdirSync(folder)) {
        const age = Date.now() - statSync(fileOf(name)).mtimeMs;
        if (age > 30 * day || (name.endsWith('.part') && age > day)) rmSync(fileOf(name), { force: true });
      }
    },
  };
}

/** Removes every file of a folder whose name is not kept. @returns {number} how many were removed */
export function removeOthers(folder, keep) {
  if (!existsSync(folder)) return 0;
  const stale = readdirSync(folder).filter((name) => !keep.has(name));
  for (const name of stale) rmSync(path.join(folder, name), { recursive: true, force: true });
  return stale.length;
}
