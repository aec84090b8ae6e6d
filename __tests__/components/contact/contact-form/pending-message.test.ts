import { rememberSent, wasSent } from '@/components/contact/contact-form/pending-message';

const HOUR = 3600_000;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-09T12:00:00Z') });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['at once', 0, true],
  ['for a day', 24 * HOUR - 1, true],
  ['not longer', 24 * HOUR, false],
  ['not if it was sent later than now, because the clock was corrected since', -HOUR, false],
])('a sent message is remembered %s', (_, passed, isRemembered) => {
  rememberSent('one');
  jest.setSystemTime(Date.now() + passed);
  expect(wasSent('one')).toBe(isRemembered);
  expect(wasSent('two')).toBe(false);
});
