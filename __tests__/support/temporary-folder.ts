import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface TemporaryFolder {
  /** Absolute; another for each test. */
  path: string;
  /** Makes a file, with the folders above it, and gives its absolute path. */
  write: (file: string, content?: string | Buffer) => string;
}

/** A folder of its own for each test of the file that calls this, removed after the test. */
export function temporaryFolder(): TemporaryFolder {
  const folder: TemporaryFolder = {
    path: '',
    write(file, content = '') {
      const target = path.join(folder.path, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
      return target;
    },
  };
  beforeEach(() => {
    folder.path = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  });
  afterEach(() => rmSync(folder.path, { recursive: true, force: true }));
  return folder;
}
