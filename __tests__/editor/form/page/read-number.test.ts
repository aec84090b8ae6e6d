import { readNumber, readPosition, readPartialNumber } from '@/editor/form/page/read-number';

const unread = undefined;

test.each<[text: string, whole: number | undefined, decimal: number | undefined]>([
  ['5200', 5200, 5200],
  [' 5200 ', 5200, 5200],
  ['5,200', 5200, 5200],
  ['5 200', 5200, 5200],
  ['5\u00a0200', 5200, 5200],
  ['5.200', 5200, 5.2],
  ['Rs.5200', 5200, 5200],
  ['Rs. 2,050', 2050, 2050],
  ['rs 2050', 2050, 2050],
  ['INR 2050', 2050, 2050],
  ['₹5,200', 5200, 5200],
  ['₹ 5,200/-', 5200, 5200],
  ['5,200/-', 5200, 5200],
  ['Rs. 5200/- only', 5200, 5200],
  ['5200 rupees', 5200, 5200],
  ['5200rs', 5200, 5200],
  ['5,200 INR', 5200, 5200],
  ['5200 per night', 5200, 5200],
  ['Rs. 5,200/night', 5200, 5200],
  ['1,00,000', 100_000, 100_000],
  ['12,34,567', 1_234_567, 1_234_567],
  ['100,000', 100_000, 100_000],
  ['1.00.000', 100_000, unread],
  ['5200.00', 5200, 5200],
  ['5,200.00', 5200, unread],
  ['５２００', 5200, 5200],
  ['\u202a5200\u202c', 5200, 5200],
  ['15%', 15, 15],
  ['-5', -5, -5],
  ['4.5', unread, 4.5],
  ['4,5', unread, 4.5],
  ['9.9679', unread, 9.9679],
  ['5200.50', unread, 5200.5],
  ['5.2k', unread, unread],
  ['5k', unread, unread],
  ['1.5 lakh', unread, unread],
  ['5,20', unread, 5.2],
  ['5,2000', unread, unread],
  ['5200-5400', unread, unread],
  ['5200 5400', unread, unread],
  ['5200 540', unread, unread],
  ['1000,000', unread, unread],
  ['two thousand', unread, unread],
  ['Rs.', unread, unread],
  ['', unread, unread],
  ['5..200', unread, unread],
  ['1e3', unread, unread],
])('%j is %j in a field for whole numbers, and %j in another', (text, whole, decimal) => {
  expect(readNumber(text, true)).toBe(whole);
  expect(readNumber(text, false)).toBe(decimal);
  // Typed character by character, while the field changes what can be read, it is the same.
  for (const isWhole of [true, false]) {
    const shown = [...text].reduce(
      (field, sign) => readPartialNumber(field + sign, isWhole) ?? field + sign,
      '',
    );
    expect(readNumber(shown, isWhole)).toBe(readNumber(text, isWhole));
  }
});

test.each<[text: string, whole: string | undefined, decimal: string | undefined]>([
  ['', '', ''],
  ['5', '5', '5'],
  ['₹5', '5', '5'],
  ['Rs. 5', '5', '5'],
  ['Rs', unread, unread],
  ['5,2', unread, unread],
  ['5,200', unread, unread],
  ['5.', unread, '5.'],
  ['5.200', unread, '5.200'],
  ['5.2k', unread, unread],
])(
  'while someone types %j, the form reads %j as a whole number, and %j as another',
  (text, whole, decimal) => {
    expect(readPartialNumber(text, true)).toBe(whole);
    expect(readPartialNumber(text, false)).toBe(decimal);
  },
);

test.each([
  '9.9679, 76.2478',
  '9.9679,76.2478',
  '(9.9679, 76.2478)',
  '9.9679° N, 76.2478° E',
  ' 9.9679\u00a076.2478 ',
  '9°58\'04.44"N 76°14\'52.08"E',
])('%s is a position', (text) => {
  expect(readPosition(text)).toEqual({ latitude: 9.9679, longitude: 76.2478 });
});

test.each(['9.9679', '9.9679, Kochi', '9.9679, 76.2478, 12', '1,950', '9.9679 S, 76.2478 E'])(
  '%s is none',
  (text) => {
    expect(readPosition(text)).toBeUndefined();
  },
);
