import { pictureFileMistakes } from '@/build/prepare/check-picture-files';
import { duskPictures } from '@/build/prepare/dusk-pictures';

const size = { width: 1920, height: 1080 };
const sky = [150, 150, 150, 150];
const lit = { ...size, path: 'hero/arrival.jpg', thumbnail: [...sky, 90, 120] };
const dusk = { ...size, path: 'hero/arrival.dusk.jpg', thumbnail: [...sky, 20, 30] };
const phone = { ...lit, path: 'hero/arrival.phone.jpg' };

test('pictures at dusk are used beside their lit pictures, and are no duplicates of them', () => {
  expect(duskPictures([dusk, lit])).toEqual({ used: [dusk.path], notes: [] });
  const wall = [90, 120, 140, 160, 130];
  const nearWall = { ...lit, thumbnail: [150, ...wall] };
  const nearWallDusk = { ...dusk, thumbnail: [150, ...wall.map((light) => light - 60)] };
  expect(duskPictures([nearWall, nearWallDusk])).toEqual({ used: [dusk.path], notes: [] });
  const faint = { ...dusk, thumbnail: [...sky, 86, 118] };
  expect(pictureFileMistakes([faint, lit])).toEqual([]);
});

const other = (thumbnail: number[]) => ({ ...lit, thumbnail });
test.each([
  [
    'of another size',
    [lit, { ...dusk, width: 1280 }],
    'arrival.dusk.jpg: is not used, because it has 1280 x 1080 pixels, and hero/arrival.jpg has 1920 x 1080; make both in one size, or delete it',
  ],
  [
    'whose picture was replaced',
    [other([60, 90, 150, 200, 80, 40]), dusk],
    'hero/arrival.jpg shows something else; delete it',
  ],
  [
    'whose picture was replaced by a brighter one',
    [other([250, 250, 250, 250, 250, 250]), dusk],
    'hero/arrival.jpg shows something else; delete it',
  ],
  [
    'without one for phones',
    [lit, dusk, phone],
    'arrival.dusk.jpg: is not used, because phones show hero/arrival.phone.jpg, which has none; delete one of the two',
  ],
])('pictures at dusk %s are not used', (_, files, note) => {
  expect(duskPictures(files)).toEqual({ used: [], notes: [expect.stringContaining(note)] });
});
