import {
  dayInIndia,
  addressLine,
  fillPlaceholders,
  formatDay,
  formatPriceRange,
  formatRupees,
  formatTime,
  regionLine,
  toDateInputValue,
} from '@/lib/format';

test.each([
  [1000, '₹1,000'],
  [5000, '₹5,000'],
  [120000, '₹1,20,000'],
  [0, '₹0'],
])('%i rupees are written %s', (amount, expected) => {
  expect(formatRupees(amount)).toBe(expected);
});

test('the prices of a hotel are a range, or one price if all are the same', () => {
  expect(formatPriceRange({ from: 1800, to: 5000 })).toBe('₹1,800 – ₹5,000');
  expect(formatPriceRange({ from: 1800, to: 1800 })).toBe('₹1,800');
});

test('a PIN stays on the line of its town', () => {
  const address = { lines: ['Calvathy Road', 'Fort Kochi'], locality: 'Kochi', pin: '682001' };
  expect(addressLine({ ...address, district: 'Ernakulam', state: 'Kerala', country: 'India' })).toBe(
    'Calvathy Road, Fort Kochi, Kochi 682001',
  );
});

test('a district with the name of the town is not repeated', () => {
  const address = { lines: [], locality: 'Kottayam', pin: '686004', state: 'Kerala', country: 'India' };
  expect(regionLine({ ...address, district: 'Kottayam' })).toBe('Kerala, India');
  expect(regionLine({ ...address, district: 'Ernakulam' })).toBe('Ernakulam, Kerala, India');
});

test.each([
  ['14:00', '2:00 PM'],
  ['10:30', '10:30 AM'],
  ['12:00', '12:00 PM'],
  ['00:05', '12:05 AM'],
  ['23:59', '11:59 PM'],
])('%s is written %s', (time, expected) => {
  expect(formatTime(time)).toBe(expected);
});

test('a date is the local day, with leading zeros, even if the UTC day is different', () => {
  expect(toDateInputValue(new Date(2026, 2, 9, 0, 5))).toBe('2026-03-09');
  expect(toDateInputValue(new Date(2026, 11, 31, 23, 55))).toBe('2026-12-31');
});

test.each([
  // India is five and a half hours ahead of UTC, in every season.
  ['2027-03-31T18:29:59Z', '2027-03-31'],
  ['2027-03-31T18:30:00Z', '2027-04-01'],
  ['2026-12-31T18:30:00Z', '2027-01-01'],
  ['2028-02-29T00:00:00+05:30', '2028-02-29'],
])('at %s, the day in India is %s', (now, day) => expect(dayInIndia(new Date(now))).toBe(day));

test.each([
  ['2027-03-31', '31 March 2027'],
  ['2026-12-01', '1 December 2026'],
])('the day %s is written %s', (day, words) => expect(formatDay(day)).toBe(words));

test('a label is filled in; a placeholder without a value stays', () => {
  expect(fillPlaceholders('Slide {n} of {total}', { n: 1, total: 4 })).toBe('Slide 1 of 4');
  expect(fillPlaceholders('{n} and {n}', { n: 0 })).toBe('0 and 0');
  expect(fillPlaceholders('Pause: {name}', {})).toBe('Pause: {name}');
});
