import { pictureFileMistakes } from '@/build/prepare/check-picture-files';

test.each([
  ['rooms/standard.jpg', 1200, 800, ''],
  [
    'rooms/standard.jpg',
    900,
    1200,
    'is in portrait format (900 x 1200), and the pages show the middle of it only',
  ],
  ['rooms/standard.jpg', 4800, 1200, 'is a panorama (4800 x 1200), of which the pages show the middle only'],
  // The file name that the form makes from a phone's file name.
  ['hotels/img_2024-01.webp', 2400, 1800, ''],
  [
    'rooms/standard.jpg',
    200,
    100,
    'has 200 x 100 pixels and would be enlarged; a picture needs 720 x 480 or more',
  ],
  ['hero/arrival.png', 1000, 700, 'a picture across the page needs 1280 x 720 or more'],
  ['hero/arrival.phone.jpg', 864, 1080, ''],
  ['hero/arrival.phone.jpg', 1600, 1000, 'is wider than high (1600 x 1000), but it is for phones'],
  ['hero/arrival.phone.jpg', 400, 500, 'a picture for phones needs 780 x 780 or more'],
  ['facilities/pool.jpg', 1000, 800, 'a picture for shared links needs 1200 x 630 or more'],
  [
    'rooms/film.mp4',
    undefined,
    undefined,
    'is not a picture that the site can show; save it as JPEG or PNG, or keep it elsewhere',
  ],
])('content/pictures/%s of %s x %s pixels', (path, width, height, message) => {
  const wide = path.includes('.phone') ? [{ path: path.replace('.phone', '') }] : [];
  const lines = pictureFileMistakes([...wide, { path, width, height }], ['facilities/pool']);
  expect(lines).toEqual(message ? [expect.stringContaining(`content/pictures/${path}: `)] : []);
  expect(lines.join()).toContain(message);
});

test.each([
  ['rooms/My Photo.jpg', 'has a special character or a capital letter in its name; use small letters'],
  ['rooms/IMG_2024.jpg', 'has a special character or a capital letter in its name; use small letters'],
  ['rooms/attic', 'has no ending, so that no page can show it; rename it to rooms/attic.jpg'],
  ['rooms/standard.jpg.jpg', 'has two endings; rename it to rooms/standard.jpg'],
  ['rooms/standard.png', 'has the same name as rooms/standard.jpg'],
  ['hero/hills.phone.jpg', 'has no wide picture next to it; add hero/hills.jpg'],
  ['hero/hills.dusk.jpg', 'has no wide picture next to it; add hero/hills.jpg'],
  [
    'rooms/standard.phone.dusk.jpg',
    'has a special character or a capital letter in its name; use small letters',
  ],
])('content/pictures/%s beside rooms/standard.jpg: %s', (path, message) => {
  expect(pictureFileMistakes([{ path: 'rooms/standard.jpg' }, { path }])).toEqual([
    expect.stringContaining(`content/pictures/${path}: ${message}`),
  ]);
});

test('a file that cannot be read is named with what it is', () => {
  expect(pictureFileMistakes([{ path: 'rooms/a.jpg', fault: 'is empty; upload it again' }])).toEqual([
    'content/pictures/rooms/a.jpg: is empty; upload it again',
  ]);
});

test('a photograph with a GPS position is refused', () => {
  expect(pictureFileMistakes([{ path: 'hotels/a.jpg', width: 900, height: 600, hasPlace: true }])).toEqual([
    expect.stringMatching(
      /^content\/pictures\/hotels\/a\.jpg: says where it was taken .* upload it in the form/,
    ),
  ]);
});

test('one photograph under two names is refused, also in another size or quality', () => {
  const picture = (path: string, light: number) => ({
    ...{ path, width: 900, height: 600 },
    thumbnail: [10, 60, 110, 160].map((pixel) => pixel + light),
  });
  expect(
    pictureFileMistakes([picture('rooms/a.jpg', 0), picture('rooms/b.jpg', 60), picture('rooms/c.webp', 2)]),
  ).toEqual([
    'content/pictures/rooms/c.webp: is the same photograph as rooms/a.jpg; keep one, and choose it in both places',
  ]);
});
