import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sha256, writeWhole } from '../../project.mjs';

/**
 * The finished encodings in .cache/pictures, by what they were made from, and the copies in public/pictures that are
 * served. The version of sharp counts for nothing: an update of the library should not encode everything again.
 *
 * @param {string} root the project
 */
export function openStore(root) {
  const cache = path.join(root, '.cache/pictures');
  const served = path.join(root, 'public/pictures');
  const keep = new Set();
  const store = {
    /** How many files were not there before. */
    made: 0,
    /** The file made of a master with some settings; `make` is called for its content when there is none yet. */
    async file(master, settings, make) {
      const file = path.join(cache, sha256(`${sha256(master)} ${JSON.stringify(settings)}`).slice(0, 40));
      keep.add(file);
      if (!existsSync(file)) {
        writeWhole(file, await make());
        store.made += 1;
      }
      return file;
    },
    /** Puts a file where it is served from, and gives its address. */
    publish(file, name) {
      const target = path.join(served, name.replaceAll('/', '-'));
      keep.add(target);
      if (!existsSync(target)) writeWhole(target, readFileSync(file));
      return `/pictures/${path.basename(target)}`;
    },
    /** Removes what nothing asked for since the store was opened. */
    clear() {
      for (const folder of [cache, served]) {
        mkdirSync(folder, { recursive: true });
        const files = readdirSync(folder).map((name) => path.join(folder, name));
        for (const file of files.filter((each) => !keep.has(each))) rmSync(file, { recursive: true });
      }
    },
  };
  return store;
}
