import { rowMetres, widthOf } from '@/components/home/hotel-grid/row-metres';

const fronts = (count: number) => Array.from({ length: count }, () => 20);

test.each([
  // Each with a metre of ground, and half a metre to spare.
  ['ten hotels are in one row', fronts(10), 210.5],
  ['twelve narrow hotels are in one row', fronts(12), 252.5],
  ['seventeen hotels are in two rows, the longer one with nine', fronts(17), 189.5],
  ['a wide hotel makes the rows longer', [...fronts(9), 160], 182.5],
  ['many hotels need more than two rows', fronts(40), 210.5],
  ['a few hotels are not drawn larger', fronts(2), 160.5],
  ['no hotel', [], 160.5],
])('%s', (_, widths, metres) => expect(rowMetres(widths)).toBe(metres));

test.each([
  ['no hotel', [], 0],
  ['two hotels, each with a metre of ground beside it', [20, 31], 53],
])('the width of %s', (_, widths, metres) => expect(widthOf(widths)).toBe(metres));
