import { rowMetres, widthOf } from '@/components/home/hotel-grid/row-metres';

const fronts = (count: number) => Array.from({ length: count }, () => 20);

test.each([
  // Six in the second row: 126 metres and the spare half. Four in the first: 84, and 0.685 of 126.5 is 87.
  ['ten hotels fill two rows', fronts(10), 126.5],
  ['a wide hotel in the second row makes it longer', [...fronts(9), 40], 146.5],
  ['an eleventh hotel makes both rows longer', fronts(11), 147.5],
  ['many hotels need more than two rows', fronts(40), 180.5],
  ['a few hotels are not drawn larger', fronts(2), 120.5],
])('%s', (_, widths, metres) => expect(rowMetres(widths)).toBe(metres));

test.each([
  ['no hotel', [], 0],
  ['two hotels, each with a metre of ground beside it', [20, 31], 53],
])('the width of %s', (_, widths, metres) => expect(widthOf(widths)).toBe(metres));
