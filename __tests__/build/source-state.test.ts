import { rmSync } from 'node:fs';
import path from 'node:path';

import { isBuilt, markBuilt, sourceHash, unmarkBuilt } from '@/build/source-state';

import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const hash = (env = {}) => sourceHash(folder.path, env);
const remove = (file: string) => rmSync(path.join(folder.path, file));

beforeEach(() => {
  folder.write('app/page.tsx', 'one');
  folder.write('package-lock.json', '{}');
});

test.each([
  ['a page changes', true, () => folder.write('app/page.tsx', 'two')],
  ['a page appears', true, () => folder.write('app/about/page.tsx', '')],
  ['a page is renamed', true, () => [remove('app/page.tsx'), folder.write('app/pagf.tsx', 'one')]],
  ['a photograph appears', true, () => folder.write('content/pictures/a.jpg', Buffer.from([1, 2, 3]))],
  ['a package changes', true, () => folder.write('package-lock.json', '{"a":1}')],
  ['pictures were encoded', false, () => folder.write('public/pictures/standard-480.abc.avif')],
  ['icons were made', false, () => folder.write('public/brand/icon-192.png')],
  ['a document appears', true, () => folder.write('public/brand/logo.pdf')],
  ['a test changes', false, () => folder.write('e2e/home.spec.ts')],
  ['the file browser leaves its file', false, () => folder.write('app/.DS_Store')],
])('when %s, the build ID changes: %s', (_, isOther, change) => {
  const before = hash();
  change();
  expect(hash() !== before).toBe(isOther);
});

test('the hash depends only on variables that change the export', () => {
  expect(hash({ BASE_PATH: '/site' })).not.toBe(hash());
  expect(hash({ NEXT_PUBLIC_SITE_URL: 'https://a.example' })).not.toBe(hash());
  expect(hash({ BASE_PATH: '', NEXT_PUBLIC_BASE_PATH: '/site', HOME: '/home/asha' })).toBe(hash());
});

test('an offer that ends changes the hash, because the export no longer shows it', () => {
  folder.write('content/offers.json', JSON.stringify({ offers: [{ validUntil: '2027-03-31' }] }, null, 2));
  const at = (time: string) => {
    jest.useFakeTimers({ now: new Date(time) });
    return hash();
  };
  const before = at('2027-03-31T10:00:00+05:30');
  expect(at('2027-03-31T23:59:00+05:30')).toBe(before);
  // Still the last day in London.
  expect(at('2027-04-01T00:01:00+05:30')).not.toBe(before);
  jest.useRealTimers();
});

test.each([
  ['untouched', true, () => {}],
  ['deleted', false, () => remove('out/index.html')],
  ['about to be built again, and interrupted', false, () => unmarkBuilt(folder.path)],
])('a finished build that was %s counts as finished: %s', (_, isFinished, change) => {
  folder.write('out/index.html', 'page');
  markBuilt('inputs', folder.path);
  expect(isBuilt('others', folder.path)).toBe(false);
  change();
  expect(isBuilt('inputs', folder.path)).toBe(isFinished);
});
