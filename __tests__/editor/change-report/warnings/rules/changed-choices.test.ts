/** @jest-environment node */
import { changeReport } from '@/editor/change-report/report';

import { contentAfter } from '../../../../support/changed-content';
import { facts, testChanges, testEdits, today } from '../../../../support/warnings';

testEdits([
  ['hotels.kochi.isFeatured', false, 'is no longer ticked; is this correct?'],
  ['site.social.0.isPlaceholder', true, 'is ticked now; is this correct?'],
  ['hotels.kochi.link.kind', 'marketplace', 'was changed; is this correct?'],
]);

testChanges([
  ['a fact and its note', [[facts, { lift: false, note: 'All rooms are up a stair.' }]], [[facts, { lift: true, note: 'A lift goes to every floor.' }]], []],
  [
    'a fact alone',
    [[facts, { lift: false, note: 'All rooms are up a stair.' }]],
    [[facts, { lift: true, note: 'All rooms are up a stair.' }]],
    ['is what guests in a wheelchair rely on; is it true?'],
  ],
  [
    'an account that is open now',
    [['site.social.0', { network: 'Facebook', url: 'https://facebook.house.example/', isPlaceholder: true }]],
    [['site.social.0', { network: 'Facebook', url: 'https://facebook.house.example/house' }]],
    ['leads to another page of facebook.house.example now; open it to check'],
  ],
  [
    'a note that names a lift as before',
    [[facts, { lift: true, note: 'The station has lifts; two rooms are on the ground floor.' }]],
    [[facts, { lift: true, note: 'The station has lifts. Two rooms are on the ground floor.' }]],
    [],
  ],
  [
    'a room that a hotel did not have',
    [['hotels.kochi.rooms', ['standard']]],
    [['hotels.kochi.rooms', ['standard', 'deluxe']]],
    ['is a new room for this hotel; does the hotel have it?'],
  ],
  ['a lift that is there now', [[facts, { lift: false, note: 'All rooms are up a stair.' }]], [[facts, { lift: true, note: 'There is a lift now.' }]], []],
]);

test('a note that changes while the facts next to it stay', () => {
  const before = contentAfter(['hotels.kochi.access', { stepFree: true }]);
  const after = contentAfter(['hotels.kochi.access', { stepFree: true, note: 'There are two steps at the door.' }]);
  expect(changeReport(before, after, today)[0]!.warnings).toEqual(['is what guests in a wheelchair rely on; is it true?']);
});
