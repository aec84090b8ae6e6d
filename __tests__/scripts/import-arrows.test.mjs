/** @jest-environment node */
import { Linter } from 'eslint';
import nextTypescript from 'eslint-config-next/typescript';
import { importArrows } from '../../scripts/lib/import-arrows.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

const folder = temporaryFolder();
const { languageOptions } = nextTypescript.find(({ languageOptions }) => languageOptions?.parser);

beforeEach(() => {
  folder.write('content/types.ts', 'export interface Hotel {}');
  folder.write('content/site.ts', "export const site = { name: 'x' };");
  folder.write('generated/pictures.json', '{}');
  folder.write('lib/format.ts', 'export const format = 1;');
  folder.write(
    'lib/pictures.ts',
    "import manifest from '@/generated/pictures.json';\nexport const all = manifest;",
  );
  folder.write('hooks/use-it.ts', 'export const useIt = 1;');
  folder.write('components/ui/button.tsx', 'export const Button = 1;');
  folder.write(
    'components/ui/picture.tsx',
    "import { all } from '@/lib/pictures';\nexport const Picture = all;",
  );
  folder.write(
    'components/ui/words.tsx',
    "import type { Hotel } from '@/content/types';\nexport const Words = 1;",
  );
  folder.write('components/layout/header.tsx', 'export const Header = 1;');
  folder.write(
    'components/sections/home/hero.tsx',
    "import { site } from '@/content/site';\nexport const Hero = site;",
  );
  folder.write('app/page.tsx', '');
});

/** The messages for a file with these lines. */
function lint(file, ...lines) {
  const filename = folder.write(file, lines.join('\n'));
  const linter = new Linter({ cwd: folder.path });
  const config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions,
    plugins: { site: importArrows },
    rules: { 'site/arrows': 'error', 'site/content-stays-home': 'error' },
  };
  return linter.verify(lines.join('\n'), [config], { filename }).map(({ message }) => message);
}

describe('imports run downwards', () => {
  test.each([
    ['app/a.tsx', '@/components/sections/home/hero'],
    ['app/a.tsx', '@/content/site'],
    ['components/sections/home/a.tsx', '@/components/layout/header'],
    ['components/sections/home/a.tsx', './hero'],
    ['components/layout/a.tsx', '@/components/ui/button'],
    ['components/layout/a.tsx', '@/content/site'],
    ['components/ui/a.tsx', '../../hooks/use-it'],
    ['hooks/a.ts', '@/lib/format'],
    ['lib/a.ts', './format'],
    ['lib/a.ts', 'clsx'],
    ['content/a.ts', './types'],
    ['content/a.ts', '@/lib/format'],
    ['e2e/a.ts', '@/content/site'],
  ])('%s may import %s', (file, source) => {
    expect(lint(file, `import { x } from '${source}';`, 'x();')).toEqual([]);
  });

  test.each([
    ['components/sections/home/a.tsx', '@/app/page'],
    ['components/layout/a.tsx', '@/components/sections/home/hero'],
    ['components/ui/a.tsx', '@/components/layout/header'],
    ['hooks/a.ts', '../components/ui/button'],
    ['lib/a.ts', '@/hooks/use-it'],
    ['content/a.ts', '@/components/ui/button'],
    ['components/ui/a.tsx', '@/content/site'],
    ['hooks/a.ts', '../content/site'],
    ['lib/a.ts', '@/content/site'],
  ])('%s must not import %s', (file, source) => {
    expect(lint(file, `import { x } from '${source}';`, 'x();')).toHaveLength(1);
    expect(lint(file, `export { x } from '${source}';`)).toHaveLength(1);
    expect(lint(file, `export * from '${source}';`)).toHaveLength(1);
    expect(lint(file, `void import('${source}');`)).toHaveLength(1);
    expect(lint(file, `import type { x } from '${source}';`)).toHaveLength(1);
  });

  test('types of the content are for all', () => {
    expect(lint('components/ui/a.tsx', "import type { Hotel } from '@/content/types';")).toEqual([]);
    expect(lint('lib/a.ts', "import { type Hotel } from '../content/types';")).toEqual([]);
    expect(lint('lib/a.ts', "import { Hotel } from '@/content/types';")).toHaveLength(1);
  });
});

describe("a file with 'use client'", () => {
  const file = 'components/sections/home/a.tsx';
  const client = "'use client';";

  test.each([
    ['content itself', "import { site } from '@/content/site';", 'content/site.ts'],
    [
      'content through a part beside it',
      "import { Hero } from './hero';",
      'components/sections/home/hero.tsx',
    ],
    [
      'the list of pictures through two others',
      "import { Picture } from '@/components/ui/picture';",
      'lib/pictures.ts',
    ],
    ['content when it is needed', "void import('@/content/site');", 'content/site.ts'],
  ])('must not bring %s into the browser', (_, line, named) => {
    expect(lint(file, client, line)).toEqual([expect.stringContaining(named)]);
    expect(lint(file, line)).toEqual([]);
  });

  test.each([
    "import type { Hotel } from '@/content/types';",
    "import { type Hotel } from '@/content/types';",
    "import { Words } from '@/components/ui/words';",
    "import { format } from '@/lib/format';",
    "import { useState } from 'react';",
  ])('may have: %s', (line) => {
    expect(lint(file, client, line)).toEqual([]);
  });

  test('two files that import each other do not trap the search', () => {
    folder.write('lib/one.ts', "export { two } from './two';");
    folder.write('lib/two.ts', "export { one } from './one';");
    expect(lint(file, client, "import { one } from '@/lib/one';")).toEqual([]);
  });
});
