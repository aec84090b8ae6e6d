/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { isBuilt, markBuilt, sourceHash, unmarkBuilt } from '../../build/source-state.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

const folder = temporaryFolder();
const hash = (env = {}) => sourceHash(folder.path, env);

beforeEach(() => {
  folder.write('app/page.tsx', 'one');
  folder.write('content/pictures/rooms/standard.jpg', Buffer.from([1, 2, 3]));
  folder.write('package-lock.json', '{}');
});

describe('the hash of the sources', () => {
  test('is the same for the same files', () => {
    expect(hash()).toBe(hash());
  });

  test.each([
    ['a page changes', () => folder.write('app/page.tsx', 'two')],
    ['a page appears', () => folder.write('app/about/page.tsx', '')],
    [
      'a page is renamed',
      () => {
        rmSync(path.join(folder.path, 'app/page.tsx'));
        folder.write('app/pagf.tsx', 'one');
      },
    ],
    [
      'a photograph is replaced',
      () => folder.write('content/pictures/rooms/standard.jpg', Buffer.from([1, 2, 4])),
    ],
    ['a package changes', () => folder.write('package-lock.json', '{"a":1}')],
  ])('changes when %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  test.each([
    ['encoded pictures', () => folder.write('public/pictures/standard-480.abc.avif')],
    ['tests', () => folder.write('e2e/home.spec.ts')],
    ['what the file browser leaves', () => folder.write('app/.DS_Store')],
  ])('does not depend on %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).toBe(before);
  });

  test('depends on the variables that the pages show, and on no others', () => {
    expect(hash({ BASE_PATH: '/site' })).not.toBe(hash());
    expect(hash({ NEXT_PUBLIC_SITE_URL: 'https://a.example' })).not.toBe(hash());
    expect(hash({ SITE_REWRITES: 'off' })).not.toBe(hash());
    expect(hash({ BASE_PATH: '', NEXT_PUBLIC_BASE_PATH: '/site', HOME: '/home/asha' })).toBe(hash());
  });
});

describe('a finished build', () => {
  beforeEach(() => {
    folder.write('out/index.html', 'page');
    markBuilt('inputs', folder.path);
  });

  test('is known again for the same inputs only', () => {
    expect(isBuilt('inputs', folder.path)).toBe(true);
    expect(isBuilt('others', folder.path)).toBe(false);
  });

  test.each([
    ['changed', () => folder.write('out/index.html', 'pagf')],
    ['added', () => folder.write('out/new.html', '')],
    ['removed', () => rmSync(path.join(folder.path, 'out/index.html'))],
  ])('counts no more when a file of it was %s', (_, change) => {
    change();
    expect(isBuilt('inputs', folder.path)).toBe(false);
  });

  test('is forgotten before the next one, so that an interrupted build is never taken for a finished one', () => {
    unmarkBuilt(folder.path);
    folder.write('out/index.html', 'page');
    expect(isBuilt('inputs', folder.path)).toBe(false);
  });
});
