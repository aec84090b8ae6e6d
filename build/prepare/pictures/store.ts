import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles, writeWhole } from '../../project';

/**
 * The finished encodings, below public/pictures. A name says what its file was made from, so one that is there is not made
 * again. The version of sharp counts for nothing: an update of the library should not encode everything again.
 */
export class PictureStore {
  /** How many files were not there before. */
  made = 0;
  private readonly keep = new Set<string>();

  constructor(private readonly folder: string) {}

  /** Gives the address of a file; `make` is called for its content when there is none yet. */
  async file(name: string, make: () => Promise<Buffer>): Promise<string> {
    const flat = name.replaceAll('/', '-');
    const file = path.join(this.folder, flat);
    this.keep.add(flat);
    if (!existsSync(file)) {
      writeWhole(file, await make());
      this.made += 1;
    }
    return `/pictures/${flat}`;
  }

  /** Removes what nothing asked for since the store was opened. */
  clear(): void {
    for (const name of listFiles(this.folder)) if (!this.keep.has(name)) rmSync(path.join(this.folder, name));
  }
}
