/**
 * Makes the change report: every difference between two states of the content, with warnings about possible mistakes.
 */
import { fieldsOf } from '../../content/schema/fields';
import type { Content, PartialContent } from '../../content/schema/schema';

import { compareContent, type Change } from './compare';
import { warningsOf } from './warnings/warnings';

export interface ReportedChange extends Change {
  /** Why a person should check the change, one sentence for each reason. */
  warnings: readonly string[];
}

/**
 * Compares two states of the content.
 *
 * @param before what is published; the rules take a file that is missing there from the new content
 * @param after the new content, without mistakes
 * @param today for dates that have passed
 */
export function changeReport(before: PartialContent, after: Content, today = new Date()): ReportedChange[] {
  const changes = compareContent(before, after);
  const context = {
    before: { ...after, ...before },
    after,
    changes,
    today,
    fieldsBefore: fieldsOf(before),
    fieldsAfter: fieldsOf(after),
  };
  return changes.map((change) => ({ ...change, warnings: warningsOf(change, context) }));
}
