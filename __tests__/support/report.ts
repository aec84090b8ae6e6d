import { reportAsText } from '@/editor/report/print';
import { reportChanges, type ReportedChange } from '@/editor/report/report';

import { contentAfter, type Edit } from './changed-content';

/** The day of the tests. */
const today = new Date('2026-11-26T12:00:00Z');

const stateAfter = (edits: readonly Edit[]) => ({
  content: contentAfter(...edits),
  unreadable: [],
  pictures: new Map<string, string>(),
});

/** The report of some changes of the test content, which may have been changed before. */
export const reported = (edits: readonly Edit[], before: readonly Edit[] = []): ReportedChange[] =>
  reportChanges(stateAfter(before), stateAfter([...before, ...edits]), today);

/** The same as text. */
export const reportText = (...edits: Edit[]): string => reportAsText(reported(edits));

/** A change, the marks that it has (text or pattern, none for a right change), and what the content was before. */
export type MarkRow = [what: string, edits: Edit[], marks: (string | RegExp)[], before?: Edit[]];

/** Tests that changes have exactly these marks. */
export function testMarks(rows: MarkRow[]): void {
  test.each(rows)('%s', (_, edits, marks, before = []) => {
    const found = reported(edits, before).flatMap((change) => [
      ...change.marks,
      ...change.values.flatMap((value) => value.marks),
    ]);
    expect(found).toEqual(
      marks.map((mark): unknown => (typeof mark === 'string' ? mark : expect.stringMatching(mark))),
    );
  });
}
