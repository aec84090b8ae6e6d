/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { renderToStaticMarkup } from 'react-dom/server';

import { DrawingParts, HotelDrawing, readHotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
import { hotels } from '@/content/hotels';
import { projectRoot } from '@/lib/node/project';

import { temporaryFolder } from '../../../support/temporary-folder';

const folder = temporaryFolder();
const parts = 'components/hotel/hotel-drawing/parts.svg';
const plainHouse = 'components/hotel/hotel-drawing/plain-house.svg';

const drawn = readdirSync(path.join(projectRoot, 'content/drawings')).map((name) => path.parse(name).name);
const draw = (id: string) => renderToStaticMarkup(<HotelDrawing hotel={{ id }} />);

test('each drawing has a guest beside the building, windows that light up, and only parts that exist', () => {
  const defined = [...renderToStaticMarkup(<DrawingParts />).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  for (const id of [...drawn, 'a-new-hotel']) {
    const svg = draw(id);
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, part]) => part!);
    expect([id, used.filter((part) => !defined.includes(part))]).toEqual([id, []]);
    expect([id, /drawn-(man|woman|traveller|drummer)"/.test(svg)]).toEqual([id, true]);
    expect([id, svg.includes('class="drawn-lit"')]).toEqual([id, true]);
  }
});

test('a metre is as long as the font size in every drawing', () => {
  for (const id of [...drawn, 'a-new-hotel']) {
    const [, width, height, across, up] =
      /viewBox="0 -[\d.]+ ([\d.]+) ([\d.]+)" width="([\d.]+)em" height="([\d.]+)em"/.exec(draw(id)) ?? [];
    expect([id, Number(across) * 10, Number(up) * 10]).toEqual([id, Number(width), Number(height)]);
  }
});

test('a hotel without a drawing gets the plain house', () => {
  const { drawing } = readHotelDrawing({ id: 'a-new-hotel' });
  const file = readFileSync(path.join(projectRoot, plainHouse), 'utf8');
  expect(file.replaceAll('\n', '')).toContain(drawing.replaceAll('\n', ''));
});

test('a drawing has at most 1.2 KB on average', () => {
  const html = [renderToStaticMarkup(<DrawingParts />), ...hotels.map(({ id }) => draw(id))].join('');
  expect(brotliCompressSync(html).length).toBeLessThan(1200 * hotels.length);
});

describe('a drawing', () => {
  const write = (attributes: string, content = '<path class="drawn-wall" d="M0 0h9"/>') =>
    folder.write('content/drawings/munnar.svg', `<svg ${attributes}>${content}</svg>`);
  beforeEach(() => {
    jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
    folder.write(parts, '<svg viewBox="0 0 1 1"></svg>');
  });

  test('is found by the name of the file of its hotel', () => {
    write('viewBox="0 -90 200 90"');
    expect(readHotelDrawing({ id: 'munnar' })).toMatchObject({ width: 20, height: 9 });
  });

  test.each(['0 0 200 90', '0 -90 200', '-5 -90 200 90', '0 -80 200 90', 'big'])(
    'in the box %s gives an error that says how to place it',
    (box) => {
      write(`viewBox="${box}"`);
      expect(() => readHotelDrawing({ id: 'munnar' })).toThrow(
        'content/drawings/munnar.svg: the drawing is in decimetres with the ground at 0',
      );
    },
  );

  test('with an unknown class or a script gives an error that names the file', () => {
    write('viewBox="0 -90 200 90"', '<path class="cls-1" d="M0 0h9"/>');
    expect(() => readHotelDrawing({ id: 'munnar' })).toThrow(
      'content/drawings/munnar.svg: class="cls-1" does not exist',
    );
    write('viewBox="0 -90 200 90"', '<script/>');
    expect(() => readHotelDrawing({ id: 'munnar' })).toThrow('content/drawings/munnar.svg: has scripts');
  });
});
