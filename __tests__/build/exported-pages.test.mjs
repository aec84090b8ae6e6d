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

test('leaves out the page for unknown addresses, and a second spelling of an address', () => {
  for (const file of ['index.html', '404.html', '_not-found.html', 'Facilities.html', 'facilities.html']) {
    folder.write(file, '<!doctype html>');
  }
  folder.write('facilities/index.html', '<!doctype html>');
  folder.write('about.txt', '');
  expect(exportedPages(folder.path)).toEqual(['/', '/Facilities']);
});

test('an export that is not there has no pages', () => {
  expect(exportedPages(path.join(folder.path, 'out'))).toEqual([]);
});
