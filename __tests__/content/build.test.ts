import sharp from 'sharp';

import { hasPlace } from '@/build/prepare/content';
import { environmentProblems } from '@/build/prepare/environment';
import { pictureFileProblems } from '@/build/prepare/picture-files';

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'https://www.house.in', ''],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.house.in/', ''],
  ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000', ''],
  ...['http://house.in', 'house.in', 'https://house.in/stay'].map((url) => [
    'NEXT_PUBLIC_SITE_URL',
    url,
    `'${url}' is not right. Write https:// and the host`,
  ]),
  ['BASE_PATH', '/site', ''],
  ['BASE_PATH', 'site', "'site' is not a path; start with a slash and do not end with one: '/site'"],
  ['BASE_PATH', '/site/', "'/site/' is not a path"],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'Qw3rT-yUiOp_4sDfG', ''],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'user_1a2b3c4d5e6f7g8h9i0j1', ''],
  [
    'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    'service_1a2b3c4',
    "'service_1a2b3c4' is one of the other two keys; swap them",
  ],
  [
    'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    '"Qw3rT-yUiOp"',
    `'"Qw3rT-yUiOp"' cannot be a key; copy it from EmailJS`,
  ],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'service_1a2b3c4', ''],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'template_5d6e7f8', "'template_5d6e7f8' is one of the other two keys"],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'contact_form', ''],
  [
    'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
    'your_template_id',
    "'your_template_id' is an example of a key; copy yours from EmailJS",
  ],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', ' ', ''],
])('%s=%s', (name, value, message) => {
  expect(environmentProblems({ [name]: value })).toEqual(
    message ? [expect.stringMatching(`^${name} \\(in \\.env\\.local or where the site is built\\): `)] : [],
  );
  expect(environmentProblems({ [name]: value }).join()).toContain(message);
});

test.each([
  ['rooms/standard.jpg', 1200, 800, ''],
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
  const lines = pictureFileProblems([...wide, { path, width, height }], ['facilities/pool']);
  expect(lines).toEqual(message ? [expect.stringContaining(`content/pictures/${path}: `)] : []);
  expect(lines.join()).toContain(message);
});

test.each([
  ['rooms/My Photo.jpg', 'has a sign or a capital in its name; use lower-case letters'],
  ['rooms/IMG_2024.jpg', 'has a sign or a capital in its name; use lower-case letters'],
  ['rooms/standard.jpg.jpg', 'has two endings; rename it to rooms/standard.jpg'],
  ['rooms/standard.png', 'has the same name as rooms/standard.jpg'],
  ['hero/hills.phone.jpg', 'there is no wide picture beside it; add hero/hills.jpg'],
])('content/pictures/%s beside rooms/standard.jpg: %s', (path, message) => {
  expect(pictureFileProblems([{ path: 'rooms/standard.jpg' }, { path }])).toEqual([
    expect.stringContaining(`content/pictures/${path}: ${message}`),
  ]);
});

test.each([
  ['with its place', { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 57/1 0/1' } }, true],
  ['with a camera alone', { IFD0: { Make: 'A phone' } }, false],
])('a photograph %s', async (_, exif, expected) => {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  const bytes = await picture.withExif(exif).jpeg().toBuffer();
  const found = (await sharp(bytes).metadata()).exif!;
  expect(hasPlace(found)).toBe(expected);
  expect(hasPlace(found.subarray(0, 12))).toBe(false);
});

test('a photograph with a GPS position is refused', () => {
  expect(pictureFileProblems([{ path: 'hotels/a.jpg', width: 900, height: 600, hasPlace: true }])).toEqual([
    expect.stringMatching(
      /^content\/pictures\/hotels\/a\.jpg: says where it was taken .* upload it in the form/,
    ),
  ]);
});
