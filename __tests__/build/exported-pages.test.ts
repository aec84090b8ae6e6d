import path from 'node:path';

import { exportedPages } from '@/build/exported-pages';

import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();

test.each([
  [
    'each page once, whatever forms of its address have a file',
    ['index.html', 'about.html', 'about/index.html', 'Facilities.html', 'hotels/kochi.html', 'about.txt'],
    ['/', '/Facilities', '/about', '/hotels/kochi'],
  ],
  [
    'neither the page for unknown addresses nor a second spelling',
    ['404.html', '_not-found.html', 'Facilities.html', 'facilities.html', 'facilities/index.html'],
    ['/Facilities'],
  ],
  ['none where there is no export', [], []],
])('finds %s', (_, files, pages) => {
  for (const file of files) folder.write(`out/${file}`, '<!doctype html>');
  expect(exportedPages(path.join(folder.path, 'out'))).toEqual(pages);
});
