/**
 * Makes the change report: every difference between two states of the content, with warnings about possible mistakes.
 */
import { fieldsOf, isIn, type Field } from '../../content/schema/fields';
import type { Content } from '../../content/schema/schema';

import { compareContent, type Change } from './compare';
import { passedDate } from './warnings/rules/passed-dates';
import { fieldId } from './warnings/warning-rule';
import { warningsOf } from './warnings/warnings';

export interface ReportedChange extends Change {
  /** Why a person should check the change, one sentence for each reason. */
  warnings: readonly string[];
}

/**
 * Compares two states of the content.
 *
 * @param before what is published
 * @param after the new content
 * @param today for dates that have passed
 */
export function changeReport(before: Content, after: Content, today = new Date()): ReportedChange[] {
  const changes = compareContent(before, after);
  const context = {
    before,
    after,
    changes,
    today,
    fieldsBefore: fieldsOf(before),
    fieldsAfter: fieldsOf(after),
  };
  return changes.map((change) => ({ ...change, warnings: warningsOf(change, context) }));
}

/**
 * Unchanged texts that end on a date that has passed: the fields, and a sentence for each.
 *
 * @param changes those that are reported already
 */
export function endedTexts(
  content: Content,
  changes: readonly Change[],
  today = new Date(),
): { field: Field; why: string }[] {
  const context = { today };
  const reported = changes.flatMap(({ fields }) => fields.map(({ after }) => after && fieldId(after)));
  return fieldsOf(content)
    .filter((field) => isIn(field, 'offers') && !reported.includes(fieldId(field)))
    .flatMap((field) => {
      const why = passedDate({ after: field }, context);
      return why ? [{ field, why }] : [];
    });
}
