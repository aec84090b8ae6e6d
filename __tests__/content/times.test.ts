import { readHours, readTime } from '@/content/times';

test.each([
  ['7:30 AM to 10:00 PM', '7:30 AM to 10:00 PM'],
  ['9 am to 9 pm', '9:00 AM to 9:00 PM'],
  ['9am-9pm', '9:00 AM to 9:00 PM'],
  ['7.30 am – 10 pm', '7:30 AM to 10:00 PM'],
  ['7.30 a.m. till 10 p.m.', '7:30 AM to 10:00 PM'],
  ['4 PM to 1 AM', '4:00 PM to 1:00 AM'],
  ['7 am to 10 am & 7 pm to 11 pm', '7:00 AM to 10:00 AM, 7:00 PM to 11:00 PM'],
  ['Mon-Fri 9 AM to 5 PM', 'Mon-Fri 9:00 AM to 5:00 PM'],
  ['Check in from 2 PM', 'Check in from 2:00 PM'],
  ['12 noon to 10 pm', '12:00 PM to 10:00 PM'],
  ['Noon until midnight', '12:00 PM to 12:00 AM'],
  ['07:30 to 22:00', '7:30 AM to 10:00 PM'],
  ['19.00 - 23.30 hrs', '7:00 PM to 11:30 PM'],
  ...['24/7', '24x7', '24 x 7', '24×7', '24 hours', 'Open 24 hrs', 'round the clock'].map((all) => [
    all,
    '24/7',
  ]),
  // These could be something else, or are no hours.
  ...['7:30 to 10:00', '7 to 10', '13 PM', '0:30 AM', '7:60 AM', '25:00 to 26:00', 'all week'].map((all) => [
    all,
    all,
  ]),
  ['7 to 10 PM', '7 to 10:00 PM'],
])('the hours "%s" are read as "%s"', (typed, read) => {
  expect(readHours(typed)).toBe(read);
});

test.each([
  ['14:00', '14:00'],
  ['2 PM', '14:00'],
  ['2.30 pm', '14:30'],
  ['14.00', '14:00'],
  ['9:00', '09:00'],
  ['noon', '12:00'],
  ['after lunch', 'after lunch'],
  ['2', '2'],
])('the time "%s" is read as "%s"', (typed, read) => {
  expect(readTime(typed)).toBe(read);
});
