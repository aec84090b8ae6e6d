import type { DirectReason, Offer } from '@/content/offers';

import { contentAfter } from '../support/changed-content';

const reasons = ['With ONAM40 you pay less.', 'The desk answers.', 'ONAM400 is no code of ours.'];

/** The offers and reasons of a build at some time. The second offer, ONAM40, ends on 31 March 2027. */
function builtAt(now: string): { offers: Offer[]; directReasons: DirectReason[] } {
  jest.useFakeTimers({ now: new Date(now) });
  const changed = contentAfter(
    ['offers.offers.1.validUntil', '2027-03-31'],
    ['book-direct.reasons', reasons],
  );
  const content = { ...changed, labels: { offerLabel: '{percent}% OFF', offerUntil: 'Until {date}' } };
  let built = { offers: [] as Offer[], directReasons: [] as DirectReason[] };
  jest.isolateModules(() => {
    jest.doMock('@/content/content', () => ({ content }));
    built = jest.requireActual<typeof built>('@/content/offers');
  });
  jest.useRealTimers();
  return built;
}

test.each([
  ['in the first minute of its last day', '2027-03-31T00:00:00+05:30', 3],
  ['in the last minute of its last day', '2027-03-31T23:59:00+05:30', 3],
  ['in the first minute after it, which is still 31 March in London', '2027-04-01T00:00:00+05:30', 2],
])('a build %s has the offers, and the reasons that name their codes', (_, now, count) => {
  const { offers, directReasons } = builtAt(now);
  expect(offers).toHaveLength(count);
  expect(offers.some(({ code }) => code === 'ONAM40')).toBe(count === 3);
  const all = reasons.map((text, index) => ({ text, lastDay: index === 0 ? '2027-03-31' : undefined }));
  expect(directReasons).toEqual(all.slice(-count));
});

test('an offer says until when it is valid, if it has a last day', () => {
  const [first, second] = builtAt('2027-01-01T00:00:00Z').offers;
  expect(first).toMatchObject({ id: 'book-direct', label: '15% OFF', until: undefined });
  expect(second).toMatchObject({ until: 'Until 31 March 2027', validUntil: '2027-03-31' });
});
