import { differenceBetween } from '@/editor/change-report/describe-change';

test('a long text shows what differs, with a few words around it', () => {
  expect(
    differenceBetween(
      'The house on the quay has eighteen rooms behind the same green shutters.',
      'The house on the quay has nineteen rooms behind the same green shutters.',
    ),
  ).toEqual([
    ['same', '… on the quay has'],
    ['old', 'eighteen'],
    ['new', 'nineteen'],
    ['same', 'rooms behind the same …'],
  ]);
});
