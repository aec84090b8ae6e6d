import path from 'node:path';

import sharp from 'sharp';

import { makeIcons } from '@/build/prepare/icons';

import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();

beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
  folder.write('styles/tokens.css', ':root { --color-ink: #10211c; --color-plaster: #f6efe2; }');
  folder.write(
    'content/logo.svg',
    '<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="currentColor"/></svg>',
  );
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
