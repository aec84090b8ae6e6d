import { checkTextsAndPictures } from '../../build/prepare/check-texts-and-pictures';
import { publishedCommit } from '../../lib/node/git';
import { projectRoot } from '../../lib/node/project';
import { reportBetween } from '../report/between-commits';
import type { ReportedChange } from '../report/report';

/** What has changed in this checkout and is not published yet, or the mistakes that must be corrected first. */
export async function unpublishedChanges(
  root = projectRoot,
): Promise<{ changes: readonly ReportedChange[]; mistakes: readonly string[] }> {
  const { mistakes } = await checkTextsAndPictures(root);
  return { changes: mistakes.length === 0 && publishedCommit(root) ? reportBetween({}, root) : [], mistakes };
}
