import { constants, copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { checkTextsAndPictures } from '@/build/prepare/check-texts-and-pictures';
import { MEASURES_FILE } from '@/build/prepare/measure-pictures';
import { unusedFiles } from '@/content/check/check';
import { pictureFiles } from '@/content/check/read';
import { projectRoot } from '@/lib/node/project';

import { temporaryFolder } from '../../support/temporary-folder';

// Without the measures of an earlier build, every picture is measured.
jest.setTimeout(120_000);

const folder = temporaryFolder();
const at = (file: string) => path.join(folder.path, file);

beforeEach(() => {
  const originals = path.join(projectRoot, 'content/pictures');
  cpSync(path.join(projectRoot, 'content'), at('content'), {
    recursive: true,
    filter: (file) => file !== originals,
  });
  for (const name of pictureFiles(projectRoot)) {
    mkdirSync(path.dirname(at(`content/pictures/${name}`)), { recursive: true });
    copyFileSync(path.join(originals, name), at(`content/pictures/${name}`), constants.COPYFILE_FICLONE);
  }
  for (const name of ['app', 'public']) symlinkSync(path.join(projectRoot, name), at(name), 'junction');
  const measures = path.join(projectRoot, MEASURES_FILE);
  if (existsSync(measures)) cpSync(measures, at(MEASURES_FILE));
});

test('a picture that no page shows is a note, whatever it is', async () => {
  folder.write('content/pictures/rooms/attic.jpg', '<html>');
  folder.write('content/pictures/rooms/My Photo.HEIC', 'x');
  const { content, mistakes } = await checkTextsAndPictures(folder.path);
  expect(mistakes).toEqual([]);
  expect(unusedFiles(content!, folder.path)).toEqual([
    expect.stringContaining('content/pictures/rooms/My Photo.HEIC: is not shown on any page'),
    expect.stringContaining('content/pictures/rooms/attic.jpg: is not shown on any page'),
  ]);
});

test('the mistakes in the texts and in the pictures are listed together', async () => {
  const [picture] = pictureFiles(folder.path).filter((file) => file.startsWith('hero/'));
  folder.write(`content/pictures/${picture}`, 'version https://git-lfs.github.com/spec/v1');
  folder.write(
    'content/book-direct.json',
    '{"title": "Why?", "reasons": ["Call us tomorrow.", "Call us tomorrow."]}',
  );
  const { mistakes } = await checkTextsAndPictures(folder.path);
  expect(mistakes).toEqual([
    expect.stringMatching(/^content\/book-direct\.json, Reasons, 2: is the same as/),
    expect.stringMatching(`^content/pictures/${picture}: is not the picture but its address in Git LFS`),
  ]);
});
