import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { listPictures } from '@/build/prepare/make-pictures';
import { pictureFiles } from '@/content/check/read';
import type { Content } from '@/content/schema/schema';

import { temporaryFolder } from '../../support/temporary-folder';

// Encoders are slow on a busy machine.
jest.setTimeout(120_000);

const folder = temporaryFolder();
let root: string;
beforeEach(() => (root = folder.path));

/** A picture with the detail of a photograph: shapes and a gradient. */
function photo(width: number, height: number, seed = 1): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#e8c08a"/><stop offset="1" stop-color="#3d2a20"/>
    </linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${width / 3}" cy="${height / 2}" r="${height / (3 + seed)}" fill="#9c3b22"/>
    <path d="M0 ${height} L${width / 2} ${height / 3} L${width} ${height}z" fill="#2f5d57" opacity=".7"/></svg>`;
  return sharp(Buffer.from(svg));
}

const original = async (name: string, picture: Sharp) =>
  folder.write(`content/pictures/${name}`, await picture.toBuffer());

/** Makes the pictures, as a build does. Every file is shown, but those in more/. */
async function run(): Promise<string> {
  const log = jest.spyOn(console, 'log').mockReset().mockImplementation();
  const shown = pictureFiles(root).filter((file) => !file.startsWith('more/'));
  const uses = shown.map((file) => ({ picture: `/pictures/${file}` }));
  const pages = { home: { picture: 'hero/arrival' } };
  const content = { site: { name: 'Palm' }, pages, uses } as unknown as Content;
  await (
    await listPictures(root, content)
  )();
  return log.mock.calls.join('\n');
}

interface Made {
  width: number;
  height: number;
  placeholder: string[];
  sources: Record<'avif' | 'jpeg', { width: number; src: string }[]>;
  phone?: Made;
  dusk?: { avif: { width: number; src: string }[]; lamps: { width: number; src: string } };
}

function list(): Record<string, Made> {
  return JSON.parse(readFileSync(path.join(root, 'generated/pictures.json'), 'utf8'));
}

function made() {
  return readdirSync(path.join(root, 'public/pictures')).sort();
}

const all = ({ sources }: Made) => [...sources.avif, ...sources.jpeg];
const served = (src: string) => path.join(root, 'public', src);

describe('originals of every common kind', () => {
  test('camera JPEG, CMYK, grey, transparent, wide gamut, AVIF and WebP all become upright sRGB', async () => {
    await original('rooms/turned.JPG', photo(600, 400).withMetadata({ orientation: 6 }).jpeg());
    await original('rooms/printed.jpeg', photo(420, 280).toColourspace('cmyk').jpeg());
    await original('rooms/clear.png', photo(420, 280).ensureAlpha(0.5).png());
    await original('rooms/grey.png', photo(420, 280).toColourspace('b-w').png());
    await original('rooms/wide.jpg', photo(420, 280).withIccProfile('p3').jpeg());
    await original('rooms/new.avif', photo(420, 280).avif({ effort: 0 }));
    await original('rooms/web.webp', photo(420, 280).webp());

    await run();

    const pictures = list();
    expect(Object.keys(pictures)).toHaveLength(7);
    expect(pictures['rooms/turned']).toMatchObject({ width: 400, height: 600 });
    for (const picture of Object.values(pictures)) {
      for (const { src, width } of all(picture)) {
        const info = await sharp(served(src)).metadata();
        expect(info).toMatchObject({ width, space: 'srgb', channels: 3 });
        expect(info.exif).toBeUndefined();
        expect(info.height).toBeCloseTo((width * picture.height) / picture.width, -0.5);
      }
    }
  });

  test('a file that no page shows is not made, whatever it is', async () => {
    await original('hero/arrival.jpg', photo(320, 180).jpeg());
    await original('more/attic.jpg', photo(600, 400).jpeg());
    folder.write('content/pictures/more/half.jpg', 'no picture');
    await run();
    expect(Object.keys(list())).toEqual(['hero/arrival', 'social/hero/arrival']);
  });

  test('no file is wider than its original, the original width is kept, and its placeholder is near', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } }).png();
    await original('rooms/between.jpg', photo(460, 368).jpeg());
    await original('rooms/lake.png', plain('#3f706c'));
    await original('rooms/wall.png', plain('#904a30'));
    const lake = { input: await plain('#3f706c').toBuffer(), gravity: 'south' };
    const shore = sharp({ create: { width: 60, height: 80, channels: 3, background: '#eadfc9' } });
    await original('rooms/shore.png', shore.composite([lake]).png());

    await run();

    const pictures = list();
    expect(pictures['rooms/between']?.sources.avif.map(({ width }) => width)).toEqual([360, 460]);
    expect(all(pictures['rooms/lake']!).map(({ width }) => width)).toEqual([60, 60]);
    expect(pictures['rooms/lake']?.placeholder).toEqual(['teal', 'teal']);
    expect(pictures['rooms/wall']?.placeholder).toEqual(['laterite', 'laterite']);
    expect(pictures['rooms/shore']?.placeholder).toEqual(['cream', 'teal']);
  });

  test('a hero has its phone version and a picture for shared links', async () => {
    await original('hero/arrival.jpg', photo(640, 360).jpeg());
    await original('hero/arrival.phone.jpg', photo(240, 300).jpeg());

    await run();

    const pictures = list();
    expect(pictures['hero/arrival']?.phone).toMatchObject({ width: 240, height: 300 });
    const [shared] = pictures['social/hero/arrival']?.sources.jpeg ?? [];
    const info = await sharp(served(shared!.src)).metadata();
    expect(info).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(readFileSync(served(shared!.src)).length).toBeLessThanOrEqual(250_000);
  });
});

describe('a picture at dusk', () => {
  /** The same photograph with a lit window of that colour. */
  const withWindow = (background: string) =>
    photo(720, 405)
      .composite([
        { input: { create: { width: 150, height: 100, channels: 3, background } }, left: 450, top: 40 },
      ])
      .png();
  const on = '#e0b060';
  beforeEach(async () => {
    await original('hero/arrival.png', withWindow(on));
    await original('hero/arrival.dusk.png', withWindow('#201810'));
  });

  test('has the light of its lamps as a picture: both together are the lit one', async () => {
    await run();
    const { dusk } = list()['hero/arrival']!;
    expect(dusk?.avif.map(({ width }) => width)).toEqual([640, 720]);
    const light = await sharp(served(dusk!.lamps.src)).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...light.data.subarray((y * light.info.width + x) * 3).subarray(0, 3),
    ];
    at(525, 90).forEach((part, k) => expect(Math.abs(part - [0xc0, 0x98, 0x50][k]!)).toBeLessThan(8));
    at(150, 250).forEach((part) => expect(part).toBeLessThan(3));
    const before = made();
    expect(await run()).toBe('');
    expect(made()).toEqual(before);
  });

  test('is not used any more when its picture was replaced', async () => {
    await run();
    await original('hero/arrival.png', sharp(await withWindow(on).toBuffer()).flop());
    expect(await run()).toContain(
      'arrival.dusk.png: is not used, because hero/arrival.png shows something else',
    );
    expect(list()['hero/arrival']?.dusk).toBeUndefined();
    expect(made().filter((name) => /dusk|lamps/.test(name))).toEqual([]);
  });
});

describe('a second run', () => {
  test('encodes nothing and changes nothing', async () => {
    await original('rooms/standard.jpg', photo(400, 300).jpeg());
    await run();
    const before = { files: made(), list: list() };

    expect(await run()).toBe('');
    expect({ files: made(), list: list() }).toEqual(before);
  });

  test('uses a photograph that replaced a sample, under new names, and deletes the old files', async () => {
    await original('rooms/standard.jpg', photo(400, 300, 1).jpeg());
    await run();
    const before = made();
    rmSync(path.join(root, 'content/pictures/rooms/standard.jpg'));
    await original('rooms/standard.png', photo(600, 450, 2).png());

    await run();

    expect(made().filter((name) => before.includes(name))).toEqual([]);
    expect(list()['rooms/standard']).toMatchObject({ width: 600, height: 450 });
  });
});
