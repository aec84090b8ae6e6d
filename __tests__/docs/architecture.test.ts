/** @jest-environment node */
import { spawnSync } from 'node:child_process';

import { projectRoot } from '@/lib/node/project';
import { checkFolders, checkUse, drawImports } from '@/tools/draw-imports';

test('the picture of the imports fits the code, without an arrow up, a circle or an unused file', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'draw-imports', '--check'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}, 300_000);

/** Imports between files: 'build/a/one.ts build/b/two.ts'. */
const imports = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to, isType: false };
  });

test('an arrow up is refused', () => {
  expect(() => drawImports(imports('system/browser.ts tools/browser.ts'))).toThrow(
    'system/browser.ts imports tools/browser.ts, which is above it.',
  );
  expect(drawImports(imports('tools/serve.ts system/browser.ts'))).toContain('tools --> system');
});

test('folders that import each other in a circle are refused, unless one contains the other', () => {
  const oneWay = imports('build/a/one.ts build/b/two.ts', 'build/b/x/three.ts build/c/four.ts');
  const parents = imports('build/a/one.ts build/build.ts', 'build/build.ts build/a/two.ts');
  expect(() => checkFolders([...oneWay, ...parents])).not.toThrow();
  expect(() => checkFolders([...oneWay, ...imports('build/c/five.ts build/a/six.ts')])).toThrow(
    'build/a/one.ts imports build/b/two.ts, build/b/x/three.ts imports build/c/four.ts, build/c/five.ts imports build/a/six.ts',
  );
});

test('a file that nothing imports is refused, unless a program starts with it', () => {
  const files = [
    'components/tabs/tabs.tsx',
    'lib/links.ts',
    'app/page.tsx',
    'components/a/service-worker.ts',
  ];
  const used = imports('app/page.tsx lib/links.ts');
  expect(() => checkUse(files, [...used, ...imports('app/page.tsx components/tabs/tabs.tsx')])).not.toThrow();
  expect(() => checkUse(files, used)).toThrow('Nothing imports components/tabs/tabs.tsx. Use what is there');
});
