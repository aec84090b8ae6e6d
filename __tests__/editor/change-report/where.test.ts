import { fieldsOf } from '@/content/schema/fields';
import { whereItShows } from '@/editor/change-report/where';

import { testContent } from '../../support/content';

test('the change report says where every field is shown', () => {
  const content = testContent();
  const fieldsWithoutSection = fieldsOf(content).filter((field) => whereItShows(field, content).length === 0);
  // A new content file gets a line in `sections` of editor/change-report/where.ts.
  expect(fieldsWithoutSection.map(({ schemaPath }) => schemaPath)).toEqual([]);
});
