/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { makeIcons } from '../../build/prepare/icons';
import { color, readLogo } from '../../lib/brand';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const styles = (value: string) =>
  folder.write('styles/tokens.css', `:root { --color-ink: ${value}; --color-plaster: #f6efe2; }`);
const logo = (inside: string, box = 'viewBox="0 0 10 10"') =>
  folder.write('content/logo.svg', `<svg ${box}>${inside}</svg>`);
const disc = '<circle cx="5" cy="5" r="5" fill="currentColor"/>';

beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
  styles('#10211c');
  logo(disc);
});

test('a colour is read from the style sheet; the error for a missing colour names it', () => {
  expect(color('ink')).toBe('#10211c');
  styles('rgb(16 33 28)');
  expect(() => color('ink')).toThrow('styles/tokens.css: write --color-ink as six hexadecimal digits');
});

test('a logo without a viewBox, or with content that the policy blocks, gives an error', () => {
  expect(readLogo()).toEqual({ viewBox: '0 0 10 10', drawing: disc });
  logo(disc, 'fill="none" viewBox="0 0 10 10" width="10" stroke-width="2"');
  expect(readLogo().drawing).toBe(`<g fill="none" stroke-width="2">${disc}</g>`);
  logo(disc, 'width="10"');
  expect(readLogo).toThrow('content/logo.svg: save it as SVG with a viewBox');
  for (const refused of [
    '<style>a{}</style>',
    '<path style="fill:red"/>',
    '<g onclick="a()"/>',
    '<script/>',
  ]) {
    logo(refused);
    expect(readLogo).toThrow('content/logo.svg: has scripts, styles or pictures');
  }
});

test('the icons show the logo in plaster on ink, in their sizes', async () => {
  await makeIcons(folder.path);
  for (const [name, side] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const) {
    const icon = sharp(path.join(folder.path, `public/brand/${name}.png`));
    expect(await icon.metadata()).toMatchObject({ width: side, height: side });
    const { data, info } = await icon.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * side + x) * info.channels).subarray(0, 3)];
    expect(at(side / 2, side / 2)).toEqual([0xf6, 0xef, 0xe2]);
    expect(at(side / 2, 3)).toEqual([0x10, 0x21, 0x1c]);
  }
});
