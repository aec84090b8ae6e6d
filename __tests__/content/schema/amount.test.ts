import { readAmount } from '@/content/schema/amount';

test.each<[text: string, amount: number]>([
  ['5200', 5200],
  [' 5200 ', 5200],
  ['5,200', 5200],
  ['5 200', 5200],
  ['5\u00a0200', 5200],
  ['5.200', 5200],
  ['Rs.5200', 5200],
  ['Rs. 2,050', 2050],
  ['rs 2050', 2050],
  ['INR 2050', 2050],
  ['₹ 5,200/-', 5200],
  ['Rs. 5200/- only', 5200],
  ['5200 rupees', 5200],
  ['5,200 INR', 5200],
  ['5200 per night', 5200],
  ['Rs. 5,200/night', 5200],
  ['1,00,000', 100_000],
  ['12,34,567', 1_234_567],
  ['100,000', 100_000],
  ['5,200.00', 5200],
  ['５２００', 5200],
  ['\u202a5200\u202c', 5200],
])('%j is %d rupees', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  '',
  'Rs.',
  '-5',
  '4.5',
  '5200.50',
  '5.2k',
  '1.5 lakh',
  '5,20',
  '5,2000',
  '5200-5400',
  '5200 540',
  '1000,000',
  '1,000.000',
  'two thousand',
  '5..200',
  '1e3',
])('%j is no amount', (text) => {
  expect(readAmount(text)).toBeUndefined();
});
