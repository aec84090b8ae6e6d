/** @jest-environment node */
import path from 'node:path';
import { exportedPages } from '../../build/export/pages.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

const folder = temporaryFolder();

test('finds each page once, whatever forms of its address have a file', () => {
  for (const file of [
    'index.html',
    'about.html',
    'about/index.html',
    'Facilities.html',
    'hotels/kochi.html',
  ]) {
    folder.write(file, '<!doctype html>');
  }
  expect(exportedPages(folder.path)).toEqual(['/', '/Facilities', '/about', '/hotels/kochi']);
});

test('leaves out the page for unknown addresses and pages that only send the visitor on', () => {
  folder.write('index.html', '<!doctype html>');
  folder.write('404.html', '<!doctype html>');
  folder.write('_not-found.html', '<!doctype html>');
  folder.write(
    'facilities.html',
    '<meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/Facilities">',
  );
  folder.write('about.txt', '');
  expect(exportedPages(folder.path)).toEqual(['/']);
});

test('an export that is not there has no pages', () => {
  expect(exportedPages(path.join(folder.path, 'out'))).toEqual([]);
});
