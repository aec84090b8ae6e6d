import { readFileSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { measurePicture, measuredPictures } from '@/build/prepare/measure-pictures';

import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();

/** A wall with windows: edges, light and shade. `light` is the light of its brightest part, from 0 to 255. */
function house(light = 230): Sharp {
  const windows = Array.from(
    { length: 40 },
    (_, index) =>
      `<rect x="${(index % 8) * 120 + 30}" y="${Math.floor(index / 8) * 130 + 20}" width="60" height="90"/>`,
  );
  const svg = `<svg width="960" height="660"><rect width="960" height="660" fill="rgb(${light},${light},${light})"/>${windows.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

const xmp = (words: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${words}/></rdf:RDF></x:xmpmeta>`;

test.each<[string, (picture: Sharp) => Sharp, boolean]>([
  [
    'its position in Exif',
    (picture) => picture.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 57/1 0/1' } }),
    true,
  ],
  [
    'its position in XMP',
    (picture) =>
      picture.withXmp(xmp('xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="9,58.0N"')),
    true,
  ],
  [
    'the name of its place in XMP',
    (picture) =>
      picture.withXmp(
        xmp(
          'xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" Iptc4xmpCore:Location="Calvathy Road"',
        ),
      ),
    true,
  ],
  ['the camera alone', (picture) => picture.withExif({ IFD0: { Make: 'A phone' } }), false],
  [
    'the browser alone',
    (picture) => picture.withXmp(xmp('xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Anna"')),
    false,
  ],
])('a photograph with %s', async (_, change, expected) => {
  for (const format of ['jpeg', 'webp'] as const) {
    const bytes = await change(house()).toFormat(format).toBuffer();
    expect(await measurePicture(bytes)).toMatchObject({ width: 960, height: 660, hasPlace: expected });
  }
});

test('a photograph is measured as people see it', async () => {
  const turned = await house().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await measurePicture(turned)).toMatchObject({ width: 660, height: 960 });
});

test('a file that is no picture, or half of one, says what it is', async () => {
  const whole = await house().jpeg().toBuffer();
  const fault = async (bytes: Buffer) => (await measurePicture(bytes)).fault;
  expect(await fault(whole)).toBeUndefined();
  expect(await fault(whole.subarray(0, whole.length / 2))).toMatch(/^cannot be read to its end/);
  expect(await fault(Buffer.from('no picture'))).toMatch(/^cannot be read to its end/);
  expect(await fault(Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:0\n'))).toMatch(
    /address in Git LFS/,
  );
  expect(await fault(Buffer.from('<!DOCTYPE html><title>Not found</title>'))).toMatch(/^is a web page/);
  expect(await fault(Buffer.alloc(0))).toBe('is empty; upload it again');
});

test('a photograph and its copy in another size and format have nearly the same thumbnail', async () => {
  const one = await measurePicture(await house().jpeg().toBuffer());
  const copy = await measurePicture(await house().resize(480).webp({ quality: 40 }).toBuffer());
  const difference = one.thumbnail!.map((light, at) => Math.abs(light - copy.thumbnail![at]!));
  expect(Math.max(...difference)).toBeLessThan(12);
  expect(one.thumbnail).toHaveLength(256);
});

test('measures are kept by the content of a file', async () => {
  folder.write('content/pictures/a.jpg', await house().jpeg().toBuffer());
  const [first] = await measuredPictures(folder.path);
  const kept = path.join(folder.path, '.cache/measured-pictures.json');
  const changed = readFileSync(kept, 'utf8').replace('"width":960', '"width":961');
  folder.write('.cache/measured-pictures.json', changed);
  expect(first).toMatchObject({ path: 'a.jpg', width: 960 });
  expect(await measuredPictures(folder.path)).toEqual([{ ...first, width: 961 }]);
  folder.write('content/pictures/a.jpg', await house(200).jpeg().toBuffer());
  expect(await measuredPictures(folder.path)).toMatchObject([{ path: 'a.jpg', width: 960 }]);
});
