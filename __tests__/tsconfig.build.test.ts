/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { devDependencies } from '@/package.json';

const root = path.join(__dirname, '..');

/** The files that `next build` checks, and what they import: `tsconfig.build.json`. */
function checkedFiles(): Map<string, string[]> {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.build.json'), ts.sys.readFile) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = new Map<string, string[]>();
  for (const file of fileNames) {
    const imports = ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map((one) => one.fileName);
    files.set(file, imports);
    for (const name of imports) {
      const found = ts.resolveModuleName(name, file, options, ts.sys).resolvedModule;
      if (found && !found.isExternalLibraryImport && !fileNames.includes(found.resolvedFileName))
        fileNames.push(found.resolvedFileName);
    }
  }
  return files;
}

test('the files that `next build` checks need no package of the tests, because many hosts install none', () => {
  const files = checkedFiles();
  expect([...files.keys()]).toContain(path.join(root, 'build/prepare/prepare.ts'));

  const isOfTests = (name: string) =>
    Object.keys(devDependencies).some((one) => name === one || name.startsWith(`${one}/`));
  const needed = [...files].flatMap(([file, imports]) =>
    imports.filter(isOfTests).map((name) => `${path.relative(root, file)} imports ${name}`),
  );
  expect(needed).toEqual([]);
});
