import { afterFailure, retryPauseMs } from '@/components/contact/contact-form/delivery';
import { THROTTLE_MS } from '@/components/contact/contact-form/throttle';

const attempt = { wasWaiting: false, isPosted: false, isInterrupted: false };

test.each<[string, Parameters<typeof afterFailure>, ReturnType<typeof afterFailure>]>([
  [
    'a posted message without a response may have arrived, and stays stored as posted',
    [{ status: 0 }, { ...attempt, isPosted: true, isInterrupted: true, wasWaiting: true }],
    { delivery: 'unsure', stored: undefined },
  ],
  [
    'a message that was not posted is kept in the form only',
    [{ status: 0 }, { ...attempt, isInterrupted: true }],
    { delivery: 'none', stored: null },
  ],
  [
    'a second message within the throttle says so',
    [{ status: 429 }, attempt],
    { delivery: 'throttled', stored: null },
  ],
  [
    'a refusal of the service for too many requests is only logged',
    [{ status: 429 }, { ...attempt, isPosted: true }],
    { delivery: 'none', stored: null },
  ],
  [
    'without the library the page is outdated',
    [{ status: 0, isLibraryMissing: true }, attempt],
    { delivery: 'outdated', stored: null },
  ],
  [
    'an outdated page still keeps a message that waits',
    [
      { status: 0, isLibraryMissing: true },
      { ...attempt, wasWaiting: true },
    ],
    { delivery: 'outdated', stored: 'waiting' },
  ],
  ...[0, 429, 500, 503].map(
    (status): [string, Parameters<typeof afterFailure>, ReturnType<typeof afterFailure>] => [
      `a waiting message goes on waiting after ${status}`,
      [{ status }, { ...attempt, wasWaiting: true, isPosted: true }],
      { delivery: 'waiting', stored: 'waiting' },
    ],
  ),
  [
    'a waiting message that the service refuses no longer waits',
    [{ status: 403 }, { ...attempt, wasWaiting: true, isPosted: true }],
    { delivery: 'refused', stored: null },
  ],
  [
    'an error without a status, such as a mistake in our code, stops the waiting',
    [{}, { ...attempt, wasWaiting: true }],
    { delivery: 'refused', stored: null },
  ],
])('%s', (_, [failure, failed], expected) => {
  expect(afterFailure(failure, failed)).toEqual(expected);
});

test('the pause before another try triples, ends at five minutes, and outlasts the throttle', () => {
  expect([1, 2, 3, 4, 5].map((failures) => retryPauseMs(failures, 0))).toEqual([
    5_000, 15_000, 45_000, 135_000, 300_000,
  ]);
  expect(retryPauseMs(1, 429)).toBe(THROTTLE_MS);
});
