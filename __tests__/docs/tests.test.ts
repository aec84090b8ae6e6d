/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '@/lib/node/list-files';
import { projectRoot } from '@/lib/node/project';

/** Test files without a file or a folder of the same name in the code, and what they test. */
const exceptions: Record<string, string> = {
  'content/check/check-files':
    'content/check/check.ts, on a copy of the content with files that cannot be read',
  'docs/comments': 'the length of comments in files that ESLint does not read',
  'docs/links': 'the links of every page that people read in the repository: docs/, README.md and others',
  'editor/new-field': 'the form and the check, with a field more in content/schema/hotel-schema.ts',
  'editor/saves/workflow-scripts': '.github/scripts/',
};

/** Whether a folder has a file or a folder of this name, with any ending: 'a/b' for a/b.ts, a/b.island.tsx and a/b/. */
function isInCode(name: string): boolean {
  const { dir, base } = path.parse(path.join(projectRoot, name));
  try {
    return readdirSync(dir).some((entry) => entry === base || entry.startsWith(`${base}.`));
  } catch {
    return false;
  }
}

test('every unit test has the path of what it tests', () => {
  const tests = listFiles(path.join(projectRoot, '__tests__'))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => file.replace(/\.test\.tsx?$/, ''));
  expect(tests.length).toBeGreaterThan(50);
  const misplaced = tests.filter((name) => !isInCode(name));
  expect(misplaced).toEqual(Object.keys(exceptions));
});

test('every browser test of a component has the name of its folder', () => {
  const folders = readdirSync(path.join(projectRoot, 'components'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const specs = readdirSync(path.join(projectRoot, 'e2e/components'));
  expect(specs.length).toBeGreaterThan(30);
  expect(specs.filter((name) => !folders.includes(name.replace(/\.spec\.ts$/, '')))).toEqual([]);
});
