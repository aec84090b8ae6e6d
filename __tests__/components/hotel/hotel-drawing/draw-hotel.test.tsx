import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { renderToStaticMarkup } from 'react-dom/server';

import { drawHotel, drawingFiles, drawnFront } from '@/components/hotel/hotel-drawing/draw-hotel';
import { HotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
import { hotels } from '@/content/hotels';
import { projectRoot } from '@/lib/node/project';

import { temporaryFolder } from '../../../support/temporary-folder';

const folder = temporaryFolder();
const parts = 'components/hotel/hotel-drawing/parts.svg';

const drawn = readdirSync(path.join(projectRoot, 'content/drawings')).map((name) => path.parse(name).name);
/** A hotel without a drawing gets the plain house. */
const all = [...drawn, 'a-new-hotel'];

test.each(all)('%s has a guest beside it, windows that light up, and all that it uses', (id) => {
  const { shapes, patterns } = drawHotel({ id });
  const content = patterns.join('') + shapes;
  expect(content).toContain('var(--drawn-guest');
  expect(content).toContain('fill-opacity="calc(var(--lit-groups,4) - 0)"');
  for (const [, pattern] of content.matchAll(/url\(#([^)]+)\)/g))
    expect(content).toContain(`id="${pattern}"`);
  // Chrome ignores the page's rules in another file, and Firefox the rules of that file.
  expect(content).not.toMatch(/class=|style=|href=/);
});

test.each(all)('a metre of %s is as long as the font size', (id) => {
  const html = renderToStaticMarkup(<HotelDrawing hotel={{ id }} />);
  const [, width, height, across, up] =
    /viewBox="0 -[\d.]+ ([\d.]+) ([\d.]+)" width="([\d.]+)em" height="([\d.]+)em"/.exec(html) ?? [];
  expect([Number(across) * 10, Number(up) * 10]).toEqual([Number(width), Number(height)]);
  expect(html).toContain(`href="${drawnFront({ id })}"`);
});

test('a drawing in the first view is in the page', () => {
  const html = renderToStaticMarkup(<HotelDrawing hotel={{ id: 'kottayam' }} isFirst />);
  expect(html).toContain(drawHotel({ id: 'kottayam' }).shapes);
});

test('the file of all hotels has each drawing and hatching once, and at most 1.1 KB for each hotel', () => {
  const { text } = drawingFiles()[0]!;
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(hotels.map(({ id }) => id)));
  expect(brotliCompressSync(text).length).toBeLessThan(1100 * hotels.length);
});

describe('a drawing', () => {
  const write = (attributes: string, content = '<path class="drawn-wall" d="M0 0h9"/>') =>
    folder.write('content/drawings/munnar.svg', `<svg ${attributes}>${content}</svg>`);
  const draw = () => drawHotel({ id: 'munnar' });
  beforeEach(() => {
    jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
    folder.write(
      parts,
      '<svg viewBox="0 0 1 1"><defs><g id="drawn-man"><path d="M1 1"/></g>' +
        '<g id="drawn-drummer"><use href="#drawn-man"/></g></defs></svg>',
    );
  });

  test('is found by the name of the file of its hotel', () => {
    write('viewBox="0 -90 200 90"');
    expect(draw()).toMatchObject({ width: 20, height: 9 });
  });

  test('has its parts where it puts them', () => {
    write('viewBox="0 -90 200 90"', '<use href="#drawn-drummer" x="20" transform="scale(2)"/>');
    expect(draw().shapes).toBe(
      '<g transform="scale(2)translate(20 0)"><g transform="translate(0 0)"><path d="M1 1"/></g></g>',
    );
  });

  test.each(['0 0 200 90', '-5 -90 200 90', '0 -80 200 90', 'big'])(
    'in the box %s gives an error that says how to place it',
    (box) => {
      write(`viewBox="${box}"`);
      expect(draw).toThrow('content/drawings/munnar.svg: the drawing is in decimetres with the ground at 0');
    },
  );

  test.each([
    ['<path class="cls-1" d="M0 0h9"/>', 'class="cls-1" does not exist'],
    ['<use href="#palm"/>', '#palm does not exist. Use one of: drawn-man, drawn-drummer.'],
  ])('with %s gives an error that names the file', (content, error) => {
    write('viewBox="0 -90 200 90"', content);
    expect(draw).toThrow(`content/drawings/munnar.svg: ${error}`);
  });
});
