import { readWholeContent } from '@/content/check/read';
import { fieldsOf } from '@/content/schema/fields';
import { placesOf, sections } from '@/editor/report/where';

import { testContent } from '../../support/content';

const content = readWholeContent();

test('the report says where every field shows', () => {
  const all = fieldsOf(testContent()).filter(({ file }) => !['pages', 'headings'].includes(file));
  // A new content file gets a row in `sections` of editor/report/where.ts.
  expect(all.filter((field) => placesOf([field], { after: content }).length === 0)).toEqual([]);
});

test('every page and every section that the report can name exists', () => {
  const places = sections.flatMap(([, shows]) => shows).filter((each) => !each.startsWith(': '));
  const unknown = places.filter((each) => {
    const [page = '', heading] = each.split(' ');
    return !(page in content.pages) || (heading !== undefined && !(heading in content.headings));
  });
  expect(unknown).toEqual([]);
});

test('a title is at its sections, and the entry of a page on the page', () => {
  const { pages } = content;
  const titled = placesOf([{ schemaPath: 'headings hotelList title' }], { before: content });
  expect(titled).toHaveLength(1);
  expect(titled[0]).toContain(`${pages.home!.title}, `);
  expect(placesOf([{ schemaPath: 'headings gallery title' }], { before: content })).toEqual([pages.gallery!.title]);
  expect(placesOf([{ schemaPath: 'pages about title' }], { before: content })[0]).toBe(pages.about!.title);
});
