import { fieldsOf } from '@/content/fields';
import { whereItShows } from '@/editor/change-report/where';

import { fixture } from '../../support/content';

test('the change report says of every field where it shows', () => {
  const content = fixture();
  const lost = fieldsOf(content).filter((field) => whereItShows(field, content).length === 0);
  // A new content file gets a line in `sections` of editor/change-report/where.ts.
  expect(lost.map(({ place }) => place)).toEqual([]);
});
