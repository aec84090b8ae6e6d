/** @jest-environment node */
import { tooLow } from '../../tools/hosting/score.mjs';

const asItIs = [
  { name: 'content-security-policy', result: 'none-by-default', points: 10 },
  { name: 'cookies', result: 'not-found', points: 0 },
  { name: 'cross-origin-resource-policy', result: 'same-origin', points: 10 },
  { name: 'referrer-policy', result: 'private', points: 5 },
  { name: 'subresource-integrity', result: 'implemented', points: 5 },
  { name: 'x-content-type-options', result: 'nosniff', points: 0 },
  { name: 'x-frame-options', result: 'via-csp', points: 5 },
];

test('headers that give all their points are enough', () => {
  expect(tooLow(asItIs)).toEqual([]);
});

test.each([
  ['x-frame-options', -20, 'x-frame-options (gone): -20 of 5'],
  ['referrer-policy', 0, 'referrer-policy (gone): 0 of 5'],
  ['x-content-type-options', -5, 'x-content-type-options (gone): -5 of 0'],
])('%s with %d points is named, whatever the others give', (name, points, message) => {
  const tests = asItIs.map((each) => (each.name === name ? { name, points, result: 'gone' } : each));
  expect(tooLow(tests)).toEqual([message]);
});

test('a header that the judge says nothing of is named too', () => {
  expect(tooLow(asItIs.slice(1))).toEqual(['content-security-policy (not judged)']);
});
