import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface TemporaryFolder {
  /** The absolute path; a new folder for each test. */
  path: string;
  /** Creates a file and its parent folders, and returns its absolute path. */
  write: (file: string, content?: string | Buffer) => string;
}

/** A temporary folder for each test of the file that calls this. It is deleted after the test. */
export function temporaryFolder(): TemporaryFolder {
  const folder: TemporaryFolder = {
    path: '',
    write(file, content = '') {
      // Otherwise it would write into the project.
      if (!folder.path)
        throw new Error('Call temporaryFolder() outside of the tests: each gets its folder before.');
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
