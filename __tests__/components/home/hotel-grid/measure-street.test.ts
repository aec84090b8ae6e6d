import { isLongStreet, measureStreet } from '@/components/home/hotel-grid/measure-street';

const drawings = (...widths: number[]) => widths.map((width, index) => ({ width, height: 9 + index }));

test('a street has a metre of ground beside each hotel', () => {
  expect(measureStreet(drawings(20, 31, 19))).toEqual({
    length: 160.5,
    average: 24.333,
    highest: 11,
    first: 10.5,
    span: 52.5,
    houses: [
      { width: 21, at: 0 },
      { width: 32, at: 0.505 },
      { width: 20, at: 1 },
    ],
  });
});

test.each([
  ['ten hotels', Array<number>(10).fill(23), 240.5, true],
  ['three hotels are not drawn larger', [23, 23, 23], 160.5, false],
  ['one hotel', [23], 160.5, false],
  ['no hotel', [], 160.5, false],
])('%s', (_, widths, length, isLong) => {
  const street = measureStreet(drawings(...widths));
  expect(street.length).toBe(length);
  expect(isLongStreet(street)).toBe(isLong);
});
