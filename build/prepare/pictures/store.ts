import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sha256, writeWhole } from '../../project';

/**
 * The finished encodings in .cache/pictures, by what they were made from, and the copies in public/pictures that are
 * served. The version of sharp counts for nothing: an update of the library should not encode everything again.
 */
export class PictureStore {
  /** How many files were not there before. */
  made = 0;
  private readonly cache: string;
  private readonly served: string;
  private readonly keep = new Set<string>();

  /** @param root the project */
  constructor(root: string) {
    this.cache = path.join(root, '.cache/pictures');
    this.served = path.join(root, 'public/pictures');
  }

  /** The file made of an original with some settings; `make` is called for its content when there is none yet. */
  async file(original: Buffer, settings: object, make: () => Promise<Buffer | string>): Promise<string> {
    const file = path.join(
      this.cache,
      sha256(`${sha256(original)} ${JSON.stringify(settings)}`).slice(0, 40),
    );
    this.keep.add(file);
    if (!existsSync(file)) {
      writeWhole(file, await make());
      this.made += 1;
    }
    return file;
  }

  /** Puts a file where it is served from, and gives its address. */
  publish(file: string, name: string): string {
    const target = path.join(this.served, name.replaceAll('/', '-'));
    this.keep.add(target);
    if (!existsSync(target)) writeWhole(target, readFileSync(file));
    return `/pictures/${path.basename(target)}`;
  }

  /** Removes what nothing asked for since the store was opened. */
  clear(): void {
    for (const folder of [this.cache, this.served]) {
      mkdirSync(folder, { recursive: true });
      const files = readdirSync(folder).map((name) => path.join(folder, name));
      for (const file of files.filter((each) => !this.keep.has(each))) rmSync(file, { recursive: true });
    }
  }
}
