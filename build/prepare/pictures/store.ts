import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import sharp from 'sharp';

import { listFiles } from '../../../lib/node/list-files';
import { writeAtomically } from '../../../lib/node/project';

/**
 * Returns the address of a file: '/pictures/hero-arrival-1a2b3c-640.avif'. If it does not exist yet, `make` will create
 * its content.
 */
export type AddFile = (name: string, make: () => Promise<Buffer>) => string;

/** The folder of the pictures for pages. */
export interface PictureFolder {
  add: AddFile;
  /** Removes the files that were not added. */
  removeOthers: () => void;
  /** Makes the added files that do not exist, and returns how many these were. */
  makeMissing: () => Promise<number>;
}

/** @param root the project's folder */
export function openPictureFolder(root: string): PictureFolder {
  const folder = path.join(root, 'public/pictures');
  const kept = new Set<string>();
  const missing: { file: string; make: () => Promise<Buffer> }[] = [];
  return {
    add(name, make) {
      const file = name.replaceAll('/', '-');
      kept.add(file);
      if (!existsSync(path.join(folder, file))) missing.push({ file, make });
      return `/pictures/${file}`;
    },
    removeOthers() {
      for (const file of listFiles(folder)) if (!kept.has(file)) rmSync(path.join(folder, file));
    },
    async makeMissing() {
      const count = missing.length;
      const step = Math.ceil(count / 10);
      let done = 0;
      mkdirSync(folder, { recursive: true });
      // One thread per file, and several files at once: with small pictures, the encoders' own threads are idle.
      sharp.concurrency(1);
      sharp.cache(false);
      const makeFile = async ({ file, make }: (typeof missing)[number]) => {
        // Next.js may be copying the folder, so a file appears there only when it is complete.
        const draft = path.join(root, '.cache/pictures', file);
        writeAtomically(draft, await make());
        renameSync(draft, path.join(folder, file));
        done += 1;
        if (done % step === 0) console.log(`pictures: ${done} of ${count} files made`);
      };
      await Readable.from(takeAll(missing)).forEach(makeFile, { concurrency: availableParallelism() });
      return count;
    },
  };
}

/** Takes one after the other out of a list: what is done needs no memory any more, as the pixels of its original. */
function* takeAll<Item>(list: Item[]): Generator<Item> {
  while (list.length > 0) yield list.shift()!;
}
