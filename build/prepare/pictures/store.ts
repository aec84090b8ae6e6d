import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '../../../lib/node/list-files';
import { writeAtomically } from '../../../lib/node/project';

/**
 * Returns the address of a file: '/pictures/hero-arrival-1a2b3c-640.avif'. `make` creates the content of a file that
 * does not exist yet.
 */
export type Store = (name: string, make: () => Promise<Buffer>) => Promise<string>;

/** The folder of the pictures for pages. */
export interface PictureFolder {
  store: Store;
  /** How many files did not exist before. */
  madeCount: () => number;
  /** Removes the files that were not asked for. */
  removeOthers: () => void;
}

/** @param folder public/pictures */
export function openPictureFolder(folder: string): PictureFolder {
  const kept = new Set<string>();
  let made = 0;
  return {
    async store(name, make) {
      const file = name.replaceAll('/', '-');
      kept.add(file);
      if (!existsSync(path.join(folder, file))) {
        writeAtomically(path.join(folder, file), await make());
        made += 1;
      }
      return `/pictures/${file}`;
    },
    madeCount: () => made,
    removeOthers() {
      for (const file of listFiles(folder)) if (!kept.has(file)) rmSync(path.join(folder, file));
    },
  };
}
