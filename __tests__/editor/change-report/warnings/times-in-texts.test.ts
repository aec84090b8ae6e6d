/** @jest-environment node */
import { removedTimes } from '@/editor/change-report/warnings/times-in-texts';

const [ninePm] = removedTimes('7:30 AM to 9:00 PM', '7:30 AM to 10:00 PM');

test.each(['9 PM', '9:00 p.m.', '21:00', 'nine at night'])("'%s' is a removed time in figures and in full", (text) =>
  expect([ninePm?.figures, ninePm?.phrase].map((pattern) => pattern?.test(text))).toEqual([true, true]),
);

test("'by nine' is a removed time only where the text is about it", () =>
  expect([ninePm?.figures, ninePm?.phrase].map((pattern) => pattern?.test('by nine'))).toEqual([false, true]));

test.each(['half past nine at night', '9 AM', '9:30 PM', 'by nine guests'])("'%s' is another time, or none", (text) =>
  expect(ninePm?.phrase.test(text)).toBe(false),
);

test('a time that stays is not removed', () => expect(removedTimes('7:30 AM to 9:00 PM', '9:00 PM to 11:00 PM')).toHaveLength(1));
