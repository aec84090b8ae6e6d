import type { Offer } from '@/content/offers';

import { contentAfter } from '../support/changed-content';

/** The offers of a build at some time. The second offer ends on 31 March 2027. */
function offersAt(now: string): Offer[] {
  jest.useFakeTimers({ now: new Date(now) });
  const { offers } = contentAfter(['offers.offers.1.validUntil', '2027-03-31']);
  let built: Offer[] = [];
  jest.isolateModules(() => {
    jest.doMock('@/content/content', () => ({
      content: { offers, labels: { offerLabel: '{percent}% OFF', offerUntil: 'Until {date}' } },
    }));
    built = jest.requireActual<{ offers: Offer[] }>('@/content/offers').offers;
  });
  jest.useRealTimers();
  return built;
}

test.each([
  ['on the day before', '2027-03-30T12:00:00+05:30', 3],
  ['in the first minute of its last day', '2027-03-31T00:00:00+05:30', 3],
  ['in the last minute of its last day', '2027-03-31T23:59:00+05:30', 3],
  ['in the first minute after it, which is still 31 March in London', '2027-04-01T00:00:00+05:30', 2],
  ['a year later', '2028-03-31T12:00:00+05:30', 2],
])('a build %s has the offers', (_, now, count) => {
  expect(offersAt(now)).toHaveLength(count);
  expect(offersAt(now).some(({ code }) => code === 'UTSAV40')).toBe(count === 3);
});

test('an offer says until when it is valid, if it has a last day', () => {
  const [first, second] = offersAt('2027-01-01T00:00:00Z');
  expect(first).toMatchObject({ id: 'book-direct', label: '15% OFF', until: undefined });
  expect(second).toMatchObject({ until: 'Until 31 March 2027', validUntil: '2027-03-31' });
});
