/** @jest-environment node */
import { describeNewChanges } from '@/editor/local/report-on-change';

import { priceChange as price } from '../../support/changes';

test('the terminal prints only new changes', () => {
  const text = describeNewChanges(
    [price([]), { ...price(['is far']), id: 'offers', title: 'Offers' }],
    [price([])],
  );
  expect(text).toBe('Offers\n  “1 < 2”\n  ! is far\nNot published yet: 2 changes, 1 with a warning.');
  expect(describeNewChanges([price([])], [price([])])).toBe('');
  expect(
    describeNewChanges([{ ...price([]), title: 'Rooms that are called otherwise: Price' }], [price([])]),
  ).toBe('');
  // Another tab that did not have the change can have saved over it.
  expect(describeNewChanges([], [price([])])).toBe(
    'Rooms: Price\n  is back to the published version\nNothing is left to publish.',
  );
});
