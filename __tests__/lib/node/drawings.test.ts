import { readDrawing } from '@/lib/node/drawings';

import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();

test('a drawing without a viewBox, or with content that the policy blocks, gives an error', () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder.path);
  const write = (inside: string, box = 'viewBox="0 0 10 10"') =>
    folder.write('drawing.svg', `<svg ${box}>${inside}</svg>`);
  const read = () => readDrawing('drawing.svg');
  const disc = '<circle cx="5" cy="5" r="5" fill="currentColor"/>';
  write(disc);
  expect(read()).toEqual({ viewBox: '0 0 10 10', drawing: disc });
  write(disc, 'fill="none" viewBox="0 0 10 10" width="10" stroke-width="2"');
  expect(read().drawing).toBe(`<g fill="none" stroke-width="2">${disc}</g>`);
  for (const refused of [`<svg width="10">${disc}</svg>`, 'PNG']) {
    folder.write('drawing.svg', refused);
    expect(read).toThrow('drawing.svg: has no viewBox; save it as SVG with one');
  }
  for (const refused of [
    '<style>a{}</style>',
    '<path style="fill:red"/>',
    '<g onclick="a()"/>',
    '<script/>',
  ]) {
    write(refused);
    expect(read).toThrow('drawing.svg: has scripts, styles or pictures');
  }
});
