import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A folder of its own for each test of the file that calls this, removed after the test.
 *
 * @returns {{ path: string, write: (file: string, content?: string | Buffer) => string }} `write` makes a file with the
 *   folders above it and gives its absolute path; `path` changes from test to test
 */
export function temporaryFolder() {
  const folder = {
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
