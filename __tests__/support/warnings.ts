import { schemaIn } from '@/content/schema/field-schema';
import { filesOf } from '@/content/schema/fields';
import { files, type FileName, type HotelFile } from '@/content/schema/schema';
import { changeReport } from '@/editor/change-report/report';

import { contentAfter, type Edit } from './changed-content';
import { testContent } from './content';

/** What the tests of the warnings share: texts and fields of the test content, and tables of changes. */
export const today = new Date('2026-11-26T12:00:00Z');

export const { kochi, kottayam } = testContent().hotels as Record<'kochi' | 'kottayam', HotelFile>;
export const [direct, festival] = testContent().offers.offers;
export const tagline = 'hotels.kochi.tagline';
export const offer = 'offers.offers.1.description';
export const link = 'hotels.kochi.link.url';
export const pets = 'hotels.kochi.stay.pets';
export const hall = 'facilities.cards.0.hours';
export const rowText = 'hotels.kochi.rows.1.text';
export const facts = 'hotels.kochi.access';
const description = 'hotels.kochi.description';
export const long =
  'A pepper warehouse on the quay has eighteen rooms now, behind the same green shutters, and the nets are a walk away.';

const schemas = new Map(filesOf(testContent()).map(({ file, schema }) => [file, schema]));
/** A field that was renamed in the schema is an error here: the rules may still have its old name. */
function checkField([field]: Edit): void {
  const [file = '', ...steps] = field.replace('hotels.', 'hotels/').split('.');
  const isKeyed = file in files && 'keyed' in files[file as FileName];
  const schema = steps.reduce<unknown>(schemaIn, schemas.get(file));
  if (schemas.has(file) && !isKeyed && !schema) throw new Error(`'${field}' is not in the schema.`);
}

/** The warnings of a change of content that was changed before. */
export function warningsAfter(before: Edit[], after: Edit[]): string[] {
  [...before, ...after].forEach(checkField);
  return changeReport(contentAfter(...before), contentAfter(...before, ...after), today).flatMap(
    (change) => change.warnings,
  );
}

/** The warnings of a change of the test content. */
export const warningsOf = (...edits: Edit[]): string[] => warningsAfter([], edits);

/** The expected warning: its whole text, or a pattern. */
type Warning = string | RegExp;
const matching = (warning: Warning): unknown =>
  typeof warning === 'string' ? warning : expect.stringMatching(warning);

/** Tests changes of one value: each has this warning, perhaps among others. */
export function testEdits(rows: [field: string, value: unknown, warning: Warning][]): void {
  test.each(rows)('%s = %j', (field, value, warning) => {
    expect(warningsOf([field, value])).toContainEqual(matching(warning));
  });
}

/** Tests texts that replace a long one: each has this warning, perhaps among others. */
export function testLongTexts(rows: [text: string, warning: Warning][]): void {
  test.each(rows)('a text becomes %j', (text, warning) => {
    expect(warningsAfter([[description, long]], [[description, text]])).toContainEqual(matching(warning));
  });
}

/** Tests changes of content that was changed before: each has exactly these warnings. */
export function testChanges(
  rows: [what: string, before: Edit[], after: Edit[], expected: Warning[]][],
): void {
  test.each(rows)('%s', (_, before, after, expected) => {
    expect(warningsAfter(before, after)).toEqual(expected.map(matching));
  });
}
