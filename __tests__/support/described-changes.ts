import { describeChange, type Description } from '@/editor/change-report/describe-change';
import { changeReport } from '@/editor/change-report/report';

import { contentAfter, type Edit } from './changed-content';
import { testContent } from './content';

const today = new Date('2027-03-01T12:00:00Z');

/** What the change report says about some changes of the test content. */
export function described(...edits: Edit[]): Description[] {
  const [before, after] = [testContent(), contentAfter(...edits)];
  return changeReport(before, after, today).map((change) => describeChange(change, before, after));
}
