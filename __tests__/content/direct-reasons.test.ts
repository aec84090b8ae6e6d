import type { DirectReason } from '@/content/direct-reasons';

import { contentAfter } from '../support/changed-content';

const reasons = ['With UTSAV40 you pay less.', 'The desk answers.', 'UTSAV400 is no code of ours.'];

/** The reasons of a build at some time. The offer UTSAV40 ends on 31 March 2027. */
function reasonsAt(now: string): DirectReason[] {
  jest.useFakeTimers({ now: new Date(now) });
  const content = contentAfter(
    ['offers.offers.1.validUntil', '2027-03-31'],
    ['book-direct.reasons', reasons],
  );
  let built: DirectReason[] = [];
  jest.isolateModules(() => {
    jest.doMock('@/content/content', () => ({ content }));
    built = jest.requireActual<{ directReasons: DirectReason[] }>('@/content/direct-reasons').directReasons;
  });
  jest.useRealTimers();
  return built;
}

test('a reason that names the code of an offer ends with the offer, in India', () => {
  expect(reasonsAt('2027-03-31T23:59:00+05:30')).toEqual([
    { text: reasons[0], lastDay: '2027-03-31' },
    { text: reasons[1], lastDay: undefined },
    { text: reasons[2], lastDay: undefined },
  ]);
  expect(reasonsAt('2027-04-01T00:00:00+05:30').map(({ text }) => text)).toEqual(reasons.slice(1));
});
