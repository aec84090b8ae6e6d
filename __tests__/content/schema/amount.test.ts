import { readAmount } from '@/content/schema/amount';

test.each<[text: string, amount: number]>([
  ['5200', 5200],
  ['5,200', 5200],
  ['5\u00a0200', 5200],
  ['5.200', 5200],
  ['Rs. 2,050', 2050],
  ['₹ 5,200/-', 5200],
  ['Rs. 5200/- only', 5200],
  ['Rs. 5,200/night', 5200],
  ['1,00,000', 100_000],
  ['12,34,567', 1_234_567],
  ['5,200.00', 5200],
  ['５２００', 5200],
  ['\u202a5200\u202c', 5200],
])('%j is %d rupees', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(['', '-5', '4.5', '1.5 lakh', '5,20', '5200-5400', '1000,000', 'two thousand'])('%j is no amount', (text) => {
  expect(readAmount(text)).toBeUndefined();
});
